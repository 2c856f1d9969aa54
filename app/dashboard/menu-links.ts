import { href } from "react-router";

export interface MenuLink {
  path: string;
  title: string;
  /** What one does there. */
  note: string;
  isForAdmins?: true;
}

export interface MenuGroup {
  title: string;
  links: readonly MenuLink[];
}

/** The menu of the dashboard; the search for staff finds the same. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: "Today",
    links: [
      { path: href("/dashboard"), title: "Overview", note: "who is in today, and what is new" },
      { path: href("/dashboard/AddDoctor"), title: "Add Doctor", note: "list and edit doctors" },
      { path: href("/dashboard/Closures"), title: "Holidays", note: "days without OPD" },
      { path: href("/dashboard/Notices"), title: "Notices", note: "on top of every page" },
    ],
  },
  {
    title: "People",
    links: [
      { path: href("/dashboard/Careers"), title: "Careers", note: "job applications" },
      { path: href("/dashboard/News"), title: "News", note: "be told of new applications" },
      {
        path: href("/dashboard/Staff"),
        title: "Staff",
        note: "accounts and invitations",
        isForAdmins: true,
      },
    ],
  },
  {
    title: "Website",
    links: [
      { path: href("/dashboard/Links"), title: "Add Links", note: "Instagram on the website" },
      {
        path: href("/dashboard/Hospital"),
        title: "Hospital",
        note: "what every page says of it",
        isForAdmins: true,
      },
      {
        path: href("/dashboard/Pictures"),
        title: "Pictures",
        note: "photos, logo and film",
        isForAdmins: true,
      },
      {
        path: href("/dashboard/Articles"),
        title: "Articles",
        note: "texts, checks, hidden pages",
        isForAdmins: true,
      },
      {
        path: href("/dashboard/Pages"),
        title: "Own pages",
        note: "departments and pages you add",
        isForAdmins: true,
      },
      { path: href("/dashboard/History"), title: "History", note: "who changed what" },
      { path: href("/dashboard/Trash"), title: "Trash", note: "put back what was deleted" },
    ],
  },
  {
    title: "Account",
    links: [
      {
        path: href("/dashboard/Devices"),
        title: "My account",
        note: "password, second step, devices",
      },
    ],
  },
];
