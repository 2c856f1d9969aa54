import { href } from "react-router";
import { isOfDesk, keepsWebsite, mayUse } from "#app/auth/roles.ts";
import type { Rights } from "#db/schema.ts";

export interface MenuLink {
  path: string;
  title: string;
  note: string;
  /** Other words by which staff look for it. */
  synonyms?: string;
}

export interface MenuGroup {
  title: string;
  links: readonly MenuLink[];
}

const menuGroups: readonly MenuGroup[] = [
  {
    title: "Today",
    links: [
      { path: href("/dashboard"), title: "Overview", note: "who is in today, and what is new" },
      { path: href("/dashboard/Register"), title: "Register", note: "who comes today" },
      { path: href("/dashboard/Payments"), title: "Payments", note: "receipts, cash count" },
      { path: href("/dashboard/Patients"), title: "Patients", note: "find by phone or card" },
      { path: href("/dashboard/AddDoctor"), title: "Add Doctor", note: "list and edit doctors" },
      { path: href("/dashboard/Closures"), title: "Holidays", note: "days without OPD" },
      { path: href("/dashboard/Notices"), title: "Notices", note: "on top of every page" },
    ],
  },
  {
    title: "People",
    links: [
      { path: href("/dashboard/Careers"), title: "Careers", note: "job applications" },
      { path: href("/dashboard/News"), title: "Alerts", note: "be told of new applications" },
      { path: href("/dashboard/Staff"), title: "Staff", note: "accounts and invitations" },
    ],
  },
  {
    title: "Website",
    links: [
      { path: href("/dashboard/Links"), title: "Add Links", note: "Instagram on the website" },
      { path: href("/dashboard/Hospital"), title: "Hospital", note: "what every page says of it" },
      { path: href("/dashboard/Pictures"), title: "Pictures", note: "photos, logo and film" },
      { path: href("/dashboard/Articles"), title: "Articles", note: "texts, checks, hidden pages" },
      { path: href("/dashboard/Pages"), title: "Own pages", note: "departments and pages you add" },
      {
        path: href("/dashboard/Translations"),
        title: "Translations",
        note: "own texts in Hindi and Punjabi",
        synonyms: "translate हिंदी ਪੰਜਾਬੀ",
      },
      {
        path: href("/dashboard/Visits"),
        title: "Website visits",
        note: "pages read, searches in vain",
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

/** The menu of the dashboard for an account; the search for staff finds the same. */
export function menuFor({ rights, hasDesk }: { rights: Rights; hasDesk: boolean }): MenuGroup[] {
  return menuGroups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ path }) => isShown(path, rights) && (hasDesk || !isOfDesk(path))),
    }))
    .filter(({ links }) => links.length > 0);
}

// Who works at the front desk alone begins at the register.
function isShown(path: string, rights: Rights): boolean {
  if (path === href("/dashboard") && !keepsWebsite(rights)) return false;
  return mayUse(rights, path);
}
