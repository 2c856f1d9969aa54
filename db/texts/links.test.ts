import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { all, closeDatabase, query } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import {
  countLinks,
  createLink,
  deleteLink,
  findLink,
  listLinks,
  listLinksByCategory,
} from "./links.ts";

const actor = { id: null, email: "desk@example.org" };

beforeAll(() => {
  migrateDataDirectory();
});
afterAll(closeDatabase);

test("a new link stands first in its category", () => {
  const urls = ["https://example.org/1", "https://example.org/2", "https://example.org/3"];
  for (const url of urls) createLink({ category: "mediainsta", url }, actor);
  createLink({ category: "homeinsta", url: "https://example.org/home" }, actor);
  expect(listLinksByCategory("mediainsta").map((link) => link.url)).toEqual(urls.toReversed());
  expect(listLinks()[0]?.url).toBe("https://example.org/home");
});

test("a deleted link is gone, and the audit knows what it was", () => {
  const count = countLinks();
  const link = createLink({ category: "homeinsta", url: "https://example.org/gone" }, actor);
  expect(countLinks()).toBe(count + 1);
  expect(deleteLink(link.id, actor)).toEqual(link);
  expect(findLink(link.id)).toBeUndefined();
  expect(deleteLink(link.id, actor)).toBeUndefined();
  expect(countLinks()).toBe(count);
  const audit = all(query.selectFrom("audit").selectAll().where("subject_id", "=", link.id));
  expect(audit.map((row) => row.action)).toEqual(["create", "delete"]);
  expect(JSON.parse(audit[1]?.before ?? "{}")).toEqual(link);
});

test("a link of a category that does not exist is refused", () => {
  const category = "elsewhere" as "homeinsta";
  expect(() => createLink({ category, url: "https://example.org" }, actor)).toThrow(/CHECK/);
});

test("there are no more than 500, and one that goes makes room", () => {
  const url = "https://example.org/many";
  const links = [];
  while (countLinks() < 500) links.push(createLink({ category: "mediainsta", url }, actor));
  const add = () => createLink({ category: "mediainsta", url }, actor);
  expect(add).toThrow("There are 500 links: delete one of them first.");
  deleteLink(links[0]?.id ?? "", actor);
  expect(add).not.toThrow();
});
