import { href } from "react-router";
import { readCommonPictures } from "#app/hospital/own-pictures.server.ts";
import { groups } from "#app/settings/groups.ts";
import { pathOf } from "#app/settings/paths.ts";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import { listStaff } from "#db/accounts/staff.ts";
import { hasVisibleDoctor } from "#db/doctors/doctors.ts";
import { listSavedSettings, readSetting } from "#db/settings/settings.ts";
import { pathOfPage } from "./paths.ts";
import { type SetUpPage, setUpPages } from "./steps.ts";

export interface Task {
  title: string;
  path: string;
  isDone: boolean;
  /** It waits for photos, and may do without. */
  canKeepIllustrations?: true;
}

export interface Progress {
  tasks: Task[];
  isBeingSetUp: boolean;
  /** The page of the guided set-up to go on with; none where all of it is done. */
  next?: { title: string; path: string };
}

const listed = [
  "identity",
  "contact",
  "figures",
  "hours",
  "services",
  "insurers",
  "texts",
  "accreditations",
  "facilities",
  "leaders",
] as const;

/** Undefined where all is done, or an administrator has put the list away. */
export function readProgress(): Progress | undefined {
  const { isDismissed, keepsIllustrations, hasSavedDepartments } = readSetting("checklist").value;
  const isClosed = isBeingSetUp();
  if (isDismissed && !isClosed) return undefined;
  const saved = new Set<string>(listSavedSettings());
  const hasPictures = keepsIllustrations || readCommonPictures().photos !== undefined;
  const tasks: Task[] = [
    ...listed.map((name) => ({
      title: groups[name].title,
      path: pathOf(name),
      isDone: saved.has(name),
    })),
    {
      title: "Departments",
      path: href("/dashboard/Articles/Departments"),
      isDone: hasSavedDepartments,
    },
    {
      title: "Pictures",
      path: href("/dashboard/Pictures/:tab", { tab: "gallery" }),
      isDone: hasPictures,
      ...(!hasPictures && { canKeepIllustrations: true }),
    },
    { title: "First doctor", path: href("/dashboard/AddDoctor/new"), isDone: hasVisibleDoctor() },
    {
      title: "A second staff account",
      path: href("/dashboard/Staff"),
      isDone: listStaff().filter(({ disabled_at }) => disabled_at === null).length > 1,
    },
  ];
  if (tasks.every(({ isDone }) => isDone) && !isClosed) return undefined;
  const open = findOpenPage();
  return {
    tasks,
    isBeingSetUp: isClosed,
    ...(open && { next: { title: open.title, path: pathOfPage(open) } }),
  };
}

/** The names of the pages of the guided set-up that are done. */
export function listDonePages(): string[] {
  const saved = new Set<string>(listSavedSettings());
  const { hasSavedDepartments } = readSetting("checklist").value;
  const isDone = ({ name }: SetUpPage) => {
    if (name === "doctor") return hasVisibleDoctor();
    if (name === "departments") return hasSavedDepartments;
    return name === "open" ? !isBeingSetUp() : saved.has(name);
  };
  return setUpPages.filter(isDone).map(({ name }) => name);
}

export function findOpenPage(): SetUpPage | undefined {
  const done = listDonePages();
  return setUpPages.find(({ name }) => !done.includes(name));
}
