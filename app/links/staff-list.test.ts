import { expect, test } from "vitest";
import { placeAfterDeletion } from "#app/requests/list-place.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";

const app = await startAppForFile();
const staff = await app.as(admin);

async function pageOf(path: string): Promise<string> {
  return (await staff.get(path)).text();
}

test("links stand under the heading of their category, the new one first", async () => {
  const url = "https://www.instagram.com/reel/Newest1/";
  const response = await staff.post("/dashboard/Links/new", { category: "mediainsta", url });
  expect(response.status).toBe(303);
  const page = await pageOf("/dashboard/Links");
  expect(page).toMatch(/The link was added\..*<a href="\/Instagram"[^>]*>View on website/);
  expect(await pageOf("/dashboard/Links")).not.toContain("The link was added.");
  const again = await staff.post("/dashboard/Links/new", {
    category: "mediainsta",
    url: `${url}?igsh=x`,
  });
  const [, id = ""] = again.headers.get("Location")?.split("#") ?? [];
  expect(await pageOf("/dashboard/Links")).toContain("The list has the same one already");
  await staff.post(`/dashboard/Links/${id}/delete`, {});
  const [current, ...others] = page.match(/<a[^>]*aria-current="page"[^>]*>/g) ?? [];
  expect([current, others]).toEqual([expect.stringContaining('href="/dashboard/Links"'), []]);
  const [, home = "", media = ""] = page.split("<h2");
  expect(home).toContain("Home Page Instagram Highlights links");
  expect(home).not.toContain("Newest1");
  expect(media).toContain("Media Page Instagram Links");
  expect(media.indexOf("Newest1")).toBeLessThan(media.indexOf("SampleMedia4"));
  expect(media).toContain(`<a href="${url}" target="_blank" rel="noopener noreferrer nofollow">`);
});

test("the search goes by the label of the category", async () => {
  const page = await pageOf("/dashboard/Links?q=HOME+page");
  expect(page).toContain("Home Page Instagram Highlights links");
  expect(page).not.toContain("Media Page Instagram Links");
  expect(await pageOf("/dashboard/Links?q=SampleMedia4")).toContain("No links found");
});

test("a link that was just added is shown, whatever the list is narrowed to", async () => {
  const url = "https://www.instagram.com/reel/Narrowed1/";
  const sent = await staff.post("/dashboard/Links/new?q=media", { category: "homeinsta", url });
  const place = sent.headers.get("Location") ?? "";
  expect(place).toMatch(/^\/dashboard\/Links\?q=media#\w{24}$/);
  const page = await pageOf(place);
  expect(page).toContain("Narrowed1");
  expect(page).toMatch(/The link was added\..*<a href="\/"[^>]*>View on website/);
  expect(await pageOf("/dashboard/Links?q=media")).not.toContain("Narrowed1");
});

test("after a deletion the list is where the next one is, or the last one that is left", () => {
  const ids = Array.from({ length: 60 }, (_, index) => `id${index}`);
  const list = "/dashboard/Links?q=a";
  expect(placeAfterDeletion(list, ids, "id3")).toBe(`${list}#id4`);
  expect(placeAfterDeletion(list, ids, "id24")).toBe(`${list}#id25`);
  expect(placeAfterDeletion(list, ids, "id59")).toBe(`${list}&page=3#id58`);
  expect(placeAfterDeletion(list, ids, "id30", 50)).toBe(`${list}&page=4#id31`);
  expect(placeAfterDeletion(list, ["id3"], "id3")).toBe(list);
});

test("only the two categories that pages show can be chosen", async () => {
  const page = await pageOf("/dashboard/Links/new");
  const values = [...page.matchAll(/<option[^>]* value="(\w*)"/g)].map(([, value]) => value);
  expect(values).toEqual(["", "homeinsta", "mediainsta"]);
  const rejected = { category: "homestories", url: "https://example.org/story" };
  const response = await staff.post("/dashboard/Links/new", rejected);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Category is required.");
});

test("what is no web address is rejected, and stays in the form", async () => {
  for (const url of ["", "example", "httpx://a.example", "javascript:alert(1)", "ftp://a.b"]) {
    const response = await staff.post("/dashboard/Links/new", { category: "", url });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain("Category is required.");
    expect(page).toContain("Enter a valid URL (must start with http or https).");
    if (url) expect(page).toContain(`value="${url}"`);
  }
});

test("a deletion is asked for first", async () => {
  const url = "https://www.instagram.com/reel/DeleteMe1/";
  await staff.post("/dashboard/Links/new", { category: "homeinsta", url });
  const path =
    /\/dashboard\/Links\/\w{24}\/delete/.exec(await pageOf("/dashboard/Links"))?.[0] ?? "";
  const question = await pageOf(path);
  expect(question).toContain("Are you sure you want to delete this link?");
  expect((await staff.post(path, {})).headers.get("Location")).toMatch(
    /^\/dashboard\/Links#\w{24}$/,
  );
  expect(await pageOf("/dashboard/Links")).not.toContain("DeleteMe1");
  expect((await staff.get(path)).headers.get("Location")).toBe("/dashboard/Links");
});

test("strangers change nothing", async () => {
  const url = "https://www.instagram.com/reel/Stranger1/";
  const response = await app.post("/dashboard/Links/new", { category: "homeinsta", url });
  expect(response.status).toBe(401);
  expect(await pageOf("/dashboard/Links")).not.toContain("Stranger1");
});
