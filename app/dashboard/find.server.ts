import { href } from "react-router";
import { listRows, readSelection as readArticles } from "#app/article-desk/staff-rows.server.ts";
import { mayUse } from "#app/auth/roles.ts";
import { readSelection as readApplications } from "#app/career-desk/staff-selection.server.ts";
import { readSelection as readDoctors } from "#app/doctor-desk/staff-selection.server.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { fieldsOf } from "#app/settings/fields.ts";
import { groupNames, groups } from "#app/settings/groups.ts";
import { pathOf } from "#app/settings/paths.ts";
import { listApplicationsPage } from "#db/applications/applications.ts";
import { listDoctorPage } from "#db/doctors/doctor-list.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import type { Rights } from "#db/schema.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import { menuFor } from "./menu-links.ts";

const maxShown = 8;

interface Found {
  path: string;
  title: string;
  note: string;
}

export interface FoundGroup {
  title: string;
  found: Found[];
  all?: string;
}

/** What this account may open, by kind; kinds of which nothing is found are left out. */
export function findForStaff(q: string, rights: Rights): FoundGroup[] {
  const kinds = [findScreens(q, rights), findDoctors(q), findApplications(q)];
  if (mayUse(rights, "/dashboard/Articles")) kinds.push(findArticles(q));
  return kinds.filter(({ found }) => found.length > 0);
}

/** Screens and doctors alone. */
export function findWhileTyping(q: string, rights: Rights): FoundGroup[] {
  return [findScreens(q, rights), findDoctors(q)].filter(({ found }) => found.length > 0);
}

function findScreens(q: string, rights: Rights): FoundGroup {
  const words = normalizeForSearch(q).split(" ");
  const links = menuFor({ rights, hasDesk: isDeskOn() }).flatMap((group) =>
    group.links.map((link) => ({ ...link, more: link.synonyms ?? "" })),
  );
  const settings = groupNames.map((name) => ({
    path: pathOf(name),
    title: groups[name].title,
    note: groups[name].about,
    more: [groups[name].synonyms, ...fieldsOf(groups[name]).map(({ label }) => label)].join(" "),
  }));
  const found = [...links, ...settings.filter(({ path }) => mayUse(rights, path))]
    .filter(({ title, note, more }) => {
      const text = normalizeForSearch(`${title} ${note} ${more}`);
      return words.every((word) => text.includes(word));
    })
    .map(({ path, title, note }) => ({ path, title, note }));
  return { title: "Screens", found };
}

function findDoctors(q: string): FoundGroup {
  const all = pathWith(href("/dashboard/AddDoctor"), { q });
  const { items, pages } = listDoctorPage(readDoctors(addressOf(all)).selection, 1, maxShown);
  const found = items.map(({ id, name, specialization }) => ({
    path: pathWith(href("/dashboard/AddDoctor/:id/edit", { id }), { q }),
    title: name,
    note: specialization,
  }));
  return { title: "Doctors", found, all: pages > 1 ? all : undefined };
}

function findApplications(q: string): FoundGroup {
  const all = pathWith(href("/dashboard/Careers"), { q });
  const { text, list } = readApplications(addressOf(all));
  const { items, pages } = listApplicationsPage(text, 1, maxShown, list);
  const found = items.map(({ id, name, position }) => ({
    path: href("/dashboard/Careers/:id", { id }),
    title: name,
    note: position,
  }));
  return { title: "Applications", found, all: pages > 1 ? all : undefined };
}

function findArticles(q: string): FoundGroup {
  const all = pathWith(href("/dashboard/Articles"), { q });
  const { rows } = listRows(readArticles(addressOf(all)));
  const found = rows.map(({ id, title, group }) => ({
    path: href("/dashboard/Articles/:name/edit", { name: id }),
    title,
    note: group,
  }));
  const isMore = found.length > maxShown;
  return { title: "Articles", found: found.slice(0, maxShown), all: isMore ? all : undefined };
}

function addressOf(path: string): URL {
  return new URL(path, "http://localhost");
}
