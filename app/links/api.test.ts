import { expect, test } from "vitest";
import { linkBody, logIn } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";

const app = await startAppForFile();
const staff = (await logIn(app)).bearer;

async function add(body: unknown, expected = 201) {
  const response = await app.send("POST", "/api/v1/social-links", body, staff);
  expect(response.status).toBe(expected);
  return response.json();
}

async function list() {
  return (await (await app.get("/api/v1/social-links")).json()).data;
}

test("a new link stands first in the list, and on the page of its category", async () => {
  const { data } = await add(linkBody);
  expect(data).toEqual({ _id: data.id, id: data.id, ...linkBody });
  expect((await list())[0]).toEqual(data);
  expect(await (await app.get("/Instagram")).text()).toContain(linkBody.url);
});

test.each([
  ["category", "", "Category is required."],
  ["category", "homestories", "Category is required."],
  ["category", ["homeinsta"], "Category is required."],
  ["url", "", "Enter a valid URL (must start with http or https)."],
  ["url", "ftp://example.org/", "Enter a valid URL (must start with http or https)."],
  ["url", "httpx://example.org/", "Enter a valid URL (must start with http or https)."],
  ["url", { href: "https://example.org" }, "Enter a valid URL (must start with http or https)."],
])("%s %j is rejected with the text of the form", async (name, value, text) => {
  const before = await list();
  const response = await add({ ...linkBody, [name]: value }, 400);
  expect(response).toEqual({ message: text, errors: { [name]: [text] } });
  expect(await list()).toEqual(before);
});

test("a deleted link is gone", async () => {
  const { data } = await add(linkBody);
  const path = `/api/v1/social-links/${data.id}`;
  const deleted = await app.send("DELETE", path, undefined, staff);
  expect(await deleted.json()).toEqual({ _id: data.id, id: data.id });
  expect(await list()).not.toContainEqual(data);
  const again = await app.send("DELETE", path, undefined, staff);
  expect(again.status).toBe(404);
  expect(await again.json()).toEqual({ message: "Link not found" });
});

test("the list comes in pages when they are asked for", async () => {
  await add(linkBody);
  await add({ ...linkBody, url: "https://www.instagram.com/reel/Second12345/" });
  const all = await list();
  const response = await app.get("/api/v1/social-links?page=2&per=1");
  expect((await response.json()).data).toEqual([all[1]]);
  expect(response.headers.get("Link")).toContain(
    `</api/v1/social-links?page=${all.length}&per=1>; rel="last"`,
  );
  expect(response.headers.get("Link")).toContain('</api/v1/social-links?page=1&per=1>; rel="prev"');
  const beyond = await app.get(`/api/v1/social-links?page=${all.length + 1}&per=1`);
  expect((await beyond.json()).data).toEqual([]);
});
