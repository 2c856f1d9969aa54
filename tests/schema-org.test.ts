import { expect, test } from "vitest";
import { startAppForFile } from "./app/app.ts";
import { lacks, structuredDataIn } from "./pages/schema-org.ts";

const app = await startAppForFile();

async function thingsOn(path: string): Promise<Record<string, unknown>[]> {
  return structuredDataIn(await (await app.get(path)).text());
}

// Those of the home page and of a doctor are looked at with their pages.
test.each([
  ["/contact", ["Hospital"]],
  ["/GeneralSurgery", ["MedicalWebPage", "BreadcrumbList"]],
  ["/GallbladderSurgery", ["MedicalWebPage", "BreadcrumbList"]],
])("search engines read %s as %s, with all that they ask for", async (path, types) => {
  const things = await thingsOn(path);
  expect(things.map((thing) => thing["@type"])).toEqual(types);
  expect(things.flatMap(lacks)).toEqual([]);
});

test("the way to an article is numbered from the home page to the article itself", async () => {
  const json = JSON.stringify(await thingsOn("/GallbladderSurgery"));
  const places = [...json.matchAll(/"position":(\d+),"name":"[^"]+","item":"([^"]+)"/g)];
  expect(places.map(([, position, item = ""]) => [position, new URL(item).pathname])).toEqual([
    ["1", "/"],
    ["2", "/GeneralSurgeryT"],
    ["3", "/GallbladderSurgery"],
  ]);
});
