import { hash } from "node:crypto";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import { findOwnVersions, listLinkChanges, setArticleHidden } from "#db/articles.ts";
import type { StaffActor } from "#db/audit.ts";
import { transaction } from "#db/connection.server.ts";
import { readSetting, saveSetting } from "#db/settings.ts";
import { type Department, departments } from "./departments.ts";
import { titleOf } from "./groups.ts";
import { findBuiltIn } from "./library.server.ts";
import { countSpecialists } from "./specialists.server.ts";

export interface DepartmentState {
  name: string;
  title: string;
  pages: number;
  shown: number;
  doctors: number;
}

/** `version` changes with the set of hidden pages. */
export function readDepartments(): { departments: DepartmentState[]; version: number } {
  const hidden = readHidden();
  const doctors = countSpecialists(departments.map(({ paths }) => paths[0]));
  return {
    departments: departments.map(({ name, title, paths }) => ({
      name,
      title,
      pages: paths.length,
      shown: countShown(paths, hidden),
      doctors: doctors.get(paths[0]) ?? 0,
    })),
    version: versionOf(hidden),
  };
}

export interface SavedDepartments {
  conflict: false;
  hidden: Department[];
  shown: Department[];
}

type Saved = SavedDepartments | { conflict: true; version: number; differences: Difference[] };

/** Hides or shows whole departments; one with some pages hidden stays as it is. A conflict if `version` is old. */
export function saveDepartments(
  names: readonly string[],
  version: number,
  staff: StaffActor,
): Saved {
  return transaction((): Saved => {
    const hidden = readHidden();
    const has = ({ name }: Department) => names.includes(name);
    const isShown = ({ paths }: Department) => countShown(paths, hidden) > 0;
    const changing = departments.filter((department) => has(department) !== isShown(department));
    const current = versionOf(hidden);
    if (changing.length > 0 && current !== version) {
      const differences = changing.map((department) => ({
        label: department.title,
        theirs: wordState(isShown(department)),
        yours: wordState(has(department)),
      }));
      return { conflict: true, version: current, differences };
    }
    for (const department of changing) setHidden(department, has(department) ? 0 : 1, staff);
    noteSaved(staff);
    return {
      conflict: false,
      hidden: changing.filter((department) => !has(department)),
      shown: changing.filter(has),
    };
  });
}

function setHidden({ paths }: Department, is_hidden: 0 | 1, staff: StaffActor): void {
  const own = findOwnVersions();
  for (const path of paths) {
    const { title } = own.get(path) ?? findBuiltIn(path) ?? { title: titleOf(path) };
    setArticleHidden(path, is_hidden, title, staff);
  }
}

function noteSaved(staff: StaffActor): void {
  const { value, version } = readSetting("checklist");
  saveSetting("checklist", { ...value, hasSavedDepartments: true }, version, staff);
}

function readHidden(): ReadonlySet<string> {
  const hidden = listLinkChanges().filter(({ is_hidden }) => is_hidden === 1);
  return new Set(hidden.map(({ path }) => path));
}

function countShown(paths: readonly string[], hidden: ReadonlySet<string>): number {
  return paths.filter((path) => !hidden.has(path)).length;
}

function versionOf(hidden: ReadonlySet<string>): number {
  const paths = departments.flatMap((department) => department.paths);
  const marks = paths.map((path) => (hidden.has(path) ? "0" : "1")).join("");
  return Number.parseInt(hash("sha256", marks).slice(0, 8), 16);
}

function wordState(isShown: boolean): string {
  return isShown ? "On the website" : "Hidden";
}
