import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { mayUse } from "#app/auth/roles.ts";
import routes from "#app/routes.ts";
import { type Job, rightsOf } from "#db/accounts/jobs.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { menuFor } from "./menu-links.ts";

const app = await startAppForFile();
const staff = await app.as(admin);

async function find(q: string, as = staff): Promise<string> {
  const response = await as.get(`/dashboard/Find?${new URLSearchParams({ q })}`);
  expect(response.status).toBe(200);
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(await response.text()) ?? [];
  return main.replaceAll(' data-discover="true"', "").replaceAll("<!-- -->", "");
}

const inGroups = {
  "OPD hours": "Hours",
  vacancy: "Texts",
  pharmacy: "Facilities",
  laboratory: "Facilities",
};

test("doctors, applications, settings and articles are found by a word of theirs", async () => {
  expect(await find("asha ver")).toMatch(
    /AddDoctor\/[\da-f]{24}\/edit\?q=asha\+ver">Dr Asha Verma/,
  );
  expect(await find("parking")).toContain('href="/dashboard/Hospital/Contact"');
  for (const [words, group] of Object.entries(inGroups)) {
    expect(await find(words)).toContain(`href="/dashboard/Hospital/${group}"`);
  }
  expect(await find("password")).toContain('href="/dashboard/Devices"');
  expect(await find("chemotherapy")).toContain('href="/dashboard/Articles/Chemotherapy/edit"');
  const row = /Careers\/([\da-f]{24})/.exec(await (await staff.get("/dashboard/Careers")).text());
  const page = await (await staff.get(`/dashboard/Careers/${row?.[1]}`)).text();
  const name = /<h1[^>]*>([^<]+)/.exec(page)?.[1] ?? "";
  expect(await find(name)).toContain(`/dashboard/Careers/${row?.[1]}`);
});

test("what is found while somebody types shows nobody's application", async () => {
  const found = await (await staff.get("/dashboard/Find?q=an&typing=on")).text();
  expect(found).toContain("/dashboard/AddDoctor/");
  expect(found).not.toMatch(/Careers\/[\da-f]{24}/);
});

test("many are cut, and the rest is a click away", async () => {
  const found = await find("sample");
  expect(found).toContain('href="/dashboard/AddDoctor?q=sample">All that were found');
  expect(found.match(/\/edit\?q=sample/g)).toHaveLength(8);
});

test("nothing, and what is typed to break it, is said in words", async () => {
  expect(await find("xyzzy")).toContain("Nothing was found for “xyzzy”.");
  expect(await find("constructor __proto__ %' \" <b>")).toContain("Nothing was found");
  expect(await find("")).not.toContain("Nothing was found");
});

test("an editor finds nothing that only an administrator may open", async () => {
  const account = { email: "finder@example.org", password: "river lotus candle" };
  await addAccount(app.dataDirectory, account);
  const editor = await app.as(account);
  expect(await find("parking", editor)).toContain("Nothing was found");
  expect(await find("chemotherapy", editor)).not.toContain("/dashboard/Articles");
  expect(await find("asha ver", editor)).toContain("Dr Asha Verma");
});

test("the menu has for each account what it may open", () => {
  const pathsFor = (job: Job) =>
    menuFor({ rights: rightsOf(job), hasDesk: true }).flatMap(({ links }) =>
      links.map(({ path }) => path),
    );
  for (const path of pathsFor("admin")) {
    expect([path, pathsFor("editor").includes(path)]).toEqual([
      path,
      mayUse(rightsOf("editor"), path),
    ]);
  }
  expect(pathsFor("editor")).not.toContain("/dashboard/Patients");
  expect(pathsFor("desk")).toEqual([
    "/dashboard/Register",
    "/dashboard/Patients",
    "/dashboard/Closures",
    "/dashboard/Notices",
    "/dashboard/Devices",
  ]);
});

function listsIn(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [...(file.endsWith("/staff-list.tsx") ? [here] : []), ...listsIn(children, here)];
  });
}

test("the menu has every list of the dashboard", () => {
  const lists = listsIn(routes).filter((list) => !list.includes(":"));
  expect(lists).toContain("/dashboard/Trash");
  const links = menuFor({ rights: rightsOf("admin"), hasDesk: true }).flatMap((one) => one.links);
  expect(lists.filter((list) => !links.some(({ path }) => path === list))).toEqual([]);
});
