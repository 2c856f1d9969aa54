import { hash } from "node:crypto";
import { isSameSpeciality } from "#app/hospital/own-departments.server.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import type { Changes, StaffActor } from "#db/audit.ts";
import { transaction } from "#db/connection.server.ts";
import { findOwnRecentChange, listOwnRecentHiding } from "#db/history/change-list.ts";
import type { Setting } from "#db/setting-groups.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";
import { findOwnVersions, listLinkChanges, setArticleHidden } from "#db/texts/articles.ts";
import { findOwnPageAt, listPresentOwnPages, type OwnPageRow } from "#db/texts/own-pages.ts";
import { type Department, departments, topics } from "./departments.ts";
import type { ArticlePath } from "./groups.ts";
import { findBuiltIn } from "./library.server.ts";
import { inOrder, type OwnMenu } from "./own-links.ts";
import { findOwnArticle, toEmptyArticle, toOwnLinks } from "./own-pages.server.ts";
import { countSpecialists, specialistsOf } from "./specialists.server.ts";

const maxAssigned = 200;

export interface DepartmentState {
  name: string;
  title: string;
  /** Those with a text. */
  pages: number;
  /** By visitors. */
  read: number;
  shown: number;
  doctors: number;
  isTicked: boolean;
  isOwn?: true;
  isGeneral?: true;
}

export function listDepartments(
  pages: readonly OwnPageRow[] = listPresentOwnPages(),
  order = readMenuOrder(),
): Department[] {
  const added = pages
    .filter(({ kind }) => kind === "department")
    .map(({ path, name }): Department => {
      const own = pages.filter(({ kind, place }) => kind === "page" && place === path);
      return {
        name: path,
        title: name,
        paths: [path as ArticlePath, ...own.map((page) => page.path as ArticlePath)],
      };
    });
  return inOrder([...departments, ...added], order, ({ name }) => name);
}

export function listChoices(pages?: readonly OwnPageRow[]): Department[] {
  return [...listDepartments(pages), topics];
}

function readMenuOrder(): readonly string[] {
  return readSetting("menu").value.departments;
}

export function readOwnMenu(): OwnMenu | undefined {
  const [pages, order] = [listPresentOwnPages(), readMenuOrder()];
  // Menus know a department by its page and by the page about its treatments.
  const ordered = order.length === 0 ? [] : listDepartments(pages, order);
  const menu = {
    pages: toOwnLinks(pages),
    order: ordered.flatMap(({ paths }) => paths.slice(0, 2)),
  };
  return menu.pages.length > 0 || menu.order.length > 0 ? menu : undefined;
}

/** `place` counts from 0. */
export function moveDepartment(name: string, place: number, staff: StaffActor) {
  return transaction(() => {
    const all = listDepartments();
    const from = all.findIndex((department) => department.name === name);
    const moved = all[from];
    if (!moved) return undefined;
    const to = Math.min(Math.max(place, 0), all.length - 1);
    const order = all.toSpliced(from, 1).toSpliced(to, 0, moved);
    const { value, version } = readSetting("menu");
    saveSetting("menu", { ...value, departments: order.map((one) => one.name) }, version, staff);
    const undo = to === from ? findMoveBefore(name, to, staff) : undefined;
    const isMoved = to !== from || undo !== undefined;
    return { title: moved.title, place: to + 1, count: all.length, isMoved, undo };
  });
}

/** What a button whose response was lost has done already. */
function findMoveBefore(name: string, to: number, { id }: StaffActor): Changes | undefined {
  const own = findOwnRecentChange("setting", "menu", id);
  const { departments } = (own?.before ?? { departments: [] }) as Partial<Setting<"menu">>;
  const before = departments && listDepartments(undefined, departments);
  return before && before[to]?.name !== name ? own?.undo : undefined;
}

/** `version` changes with the set of hidden pages. While the website is being set up, nothing is ticked for the hospital. */
export function readDepartments(): { departments: DepartmentState[]; version: number } {
  const isChosen = readSetting("checklist").value.hasSavedDepartments || !isBeingSetUp();
  const hidden = readHidden();
  const pages = listPresentOwnPages();
  const all = listChoices(pages);
  const own = new Map(pages.map((page) => [page.path, toEmptyArticle(page)]));
  const unwritten = new Set(pages.flatMap((page) => (page.is_written ? [] : page.path)));
  const doctors = countSpecialists(all.map(({ paths: [path] }) => own.get(path) ?? { path }));
  return {
    departments: all.map(({ name, title, paths }) => {
      const shown = countShown(paths, hidden);
      const read = [...withPagesBelow(paths, pages)].filter((path) => !unwritten.has(path));
      const isOwn = own.has(name);
      return {
        name,
        title,
        pages: read.length,
        read: countShown(read, hidden),
        shown,
        doctors: doctors.get(paths[0]) ?? 0,
        isTicked: shown > 0 && (isChosen || isOwn),
        ...(isOwn && { isOwn }),
        ...(name === topics.name && { isGeneral: true }),
      };
    }),
    version: versionOf(all, hidden),
  };
}

export function findDepartmentOf(specialization: string): { title?: string; others: string[] } {
  const pages = listPresentOwnPages();
  const own = new Map(pages.map((page) => [page.path, toEmptyArticle(page)]));
  const shown = listShownDepartments(pages);
  const found = shown.find(({ paths: [path] }) => {
    return specialistsOf(own.get(path) ?? { path })(specialization);
  });
  return found ? { title: found.title, others: [] } : { others: shown.map(({ title }) => title) };
}

export function listShownDepartments(pages?: readonly OwnPageRow[]): Department[] {
  const hidden = readHidden();
  return listDepartments(pages).filter(({ paths }) => countShown(paths, hidden) > 0);
}

/** Of one that is hidden or in the Trash, where somebody has chosen it before. */
export function nameOfUnshown(path: string): string {
  const title = listDepartments().find(({ paths }) => paths[0] === path)?.title;
  return `${title ?? findOwnPageAt(path)?.name ?? path}, not on the website now`;
}

/** With "" as it was before. */
export function assignSpeciality(name: string, page: string, staff: StaffActor): void {
  transaction(() => {
    const { value, version } = readSetting("menu");
    const others = value.specialities.filter((one) => !isSameSpeciality(one.name, name));
    const specialities = (page === "" ? others : [{ name, page }, ...others]).slice(0, maxAssigned);
    saveSetting("menu", { ...value, specialities }, version, staff);
  });
}

export interface SavedDepartments {
  conflict: false;
  hidden: Department[];
  shown: Department[];
  undo?: Changes;
}

type Saved = SavedDepartments | { conflict: true; version: number; differences: Difference[] };

/** One with some pages hidden stays as it is. A conflict if `version` is old. */
export function saveDepartments(
  names: readonly string[],
  version: number,
  staff: StaffActor,
): Saved {
  return transaction((): Saved => {
    const hidden = readHidden();
    const pages = listPresentOwnPages();
    const all = listChoices(pages);
    const has = ({ name }: Department) => names.includes(name);
    const isShown = ({ paths }: Department) => countShown(paths, hidden) > 0;
    const changing = all.filter((department) => has(department) !== isShown(department));
    const current = versionOf(all, hidden);
    if (changing.length > 0 && current !== version) {
      const differences = changing.map((department) => ({
        label: department.title,
        theirs: wordState(isShown(department)),
        yours: wordState(has(department)),
      }));
      return { conflict: true, version: current, differences };
    }
    for (const department of changing) {
      setHidden(withPagesBelow(department.paths, pages), has(department) ? 0 : 1, staff);
    }
    noteSaved(staff);
    const again = current === version ? undefined : findSentBefore(all, hidden, version, staff);
    if (again) return again;
    return {
      conflict: false,
      hidden: changing.filter((department) => !has(department)),
      shown: changing.filter(has),
    };
  });
}

/** What the form has changed that saw that version: it is sent again, since its response was lost. */
function findSentBefore(
  all: readonly Department[],
  hidden: ReadonlySet<string>,
  version: number,
  { id: staffId }: StaffActor,
): SavedDepartments | undefined {
  const then = new Set(hidden);
  const changes = listOwnRecentHiding(staffId);
  const first = changes.find(({ subject_id: path, after }) => {
    if (after?.is_hidden) then.delete(path);
    else then.add(path);
    return versionOf(all, then) === version;
  });
  if (!first) return undefined;
  const wasShown = ({ paths }: Department) => countShown(paths, then) > 0;
  const isShown = ({ paths }: Department) => countShown(paths, hidden) > 0;
  return {
    conflict: false,
    hidden: all.filter((department) => wasShown(department) && !isShown(department)),
    shown: all.filter((department) => !wasShown(department) && isShown(department)),
    undo: { first: first.id, last: changes[0]?.id ?? first.id },
  };
}

/** Its pages, and those of the hospital's own that stand below one of them in the menu. */
function withPagesBelow(paths: readonly string[], pages: readonly OwnPageRow[]): Set<string> {
  const all = new Set<string>(paths);
  for (const { path, place } of pages) if (all.has(place)) all.add(path);
  return all;
}

function setHidden(paths: Iterable<string>, is_hidden: 0 | 1, staff: StaffActor): void {
  const own = findOwnVersions();
  for (const path of paths) {
    const article = findBuiltIn(path) ?? findOwnArticle(path)?.article;
    const title = own.get(path)?.title ?? article?.title ?? path;
    setArticleHidden(path, is_hidden, title, staff);
  }
}

function noteSaved(staff: StaffActor): void {
  const { value, version } = readSetting("checklist");
  saveSetting("checklist", { ...value, hasSavedDepartments: true }, version, staff);
}

export function readHidden(): ReadonlySet<string> {
  const hidden = listLinkChanges().filter(({ is_hidden }) => is_hidden === 1);
  return new Set(hidden.map(({ path }) => path));
}

function countShown(paths: readonly string[], hidden: ReadonlySet<string>): number {
  return paths.filter((path) => !hidden.has(path)).length;
}

function versionOf(all: readonly Department[], hidden: ReadonlySet<string>): number {
  const paths = all.flatMap((department) => department.paths);
  const marks = paths.map((path) => `${path} ${hidden.has(path)}`).join();
  return Number.parseInt(hash("sha256", marks).slice(0, 8), 16);
}

function wordState(isShown: boolean): string {
  return isShown ? "On the website" : "Hidden";
}
