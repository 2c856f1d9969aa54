import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { openForm, signInColleague, toldAfter, undoAfter } from "../../tests/forms/send-again.ts";

const list = "/dashboard/Links";
const add = `${list}/new`;

const app = await startAppForFile();
const staff = await app.as(admin);

/** The ids of the links that lead to this address. */
function links(url: string): string[] {
  return onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT id FROM links WHERE url = ?").pluck().all(url),
  ) as string[];
}

function linkTo(name: string) {
  return { category: "homeinsta", url: `https://www.instagram.com/reel/${name}/` };
}

test("a link whose response was lost is there once after the form is sent again, with Undo", async () => {
  const fields = { ...linkTo("LostResponse"), form_key: await openForm(staff, add) };
  await staff.postAndHangUp(add, fields, () => links(fields.url).length > 0);
  const again = await staff.post(add, fields);
  expect(again.status).toBe(303);
  expect(await toldAfter(staff, again)).toBe("The link was added.");
  expect(links(fields.url)).toHaveLength(1);
  await undoAfter(staff, await staff.post(add, fields));
  expect(links(fields.url)).toEqual([]);
});

test("ten times the same form at once adds one link", async () => {
  const fields = { ...linkTo("TenClicks"), form_key: await openForm(staff, add) };
  const responses = await Promise.all(Array.from({ length: 10 }, () => staff.post(add, fields)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(links(fields.url)).toHaveLength(1);
});

test("an address corrected before the form is sent again replaces the wrong one", async () => {
  const form_key = await openForm(staff, add);
  const [wrong, right] = [linkTo("Wrnog"), linkTo("Wrong")];
  await staff.postAndHangUp(add, { ...wrong, form_key }, () => links(wrong.url).length > 0);
  const [id] = links(wrong.url);
  const again = await staff.post(add, { ...right, form_key });
  expect(await toldAfter(staff, again)).toBe("The link was added.");
  expect(links(wrong.url)).toEqual([]);
  expect(links(right.url)).toEqual([id]);
});

test("a link that was deleted can be added again", async () => {
  const fields = { ...linkTo("BackAgain"), form_key: await openForm(staff, add) };
  await staff.post(add, fields);
  await staff.post(`${list}/${links(fields.url)[0]}/delete`, {});
  expect(links(fields.url)).toEqual([]);
  expect((await staff.post(add, fields)).status).toBe(303);
  expect(links(fields.url)).toHaveLength(1);
});

test("the same address in another category is another link", async () => {
  const home = linkTo("TwoPlaces");
  await staff.post(add, home);
  await staff.post(add, { ...home, category: "mediainsta" });
  expect(links(home.url)).toHaveLength(2);
});

test("a colleague who adds the same link adds a link of their own", async () => {
  const fields = { ...linkTo("TwoPeople"), form_key: await openForm(staff, add) };
  await staff.post(add, fields);
  await (await signInColleague(app)).post(add, fields);
  expect(links(fields.url)).toHaveLength(2);
});

test("a deletion sent again is told as done, and one that came too late as too late", async () => {
  const fields = linkTo("DeletedTwice");
  await staff.post(add, fields);
  const path = `${list}/${links(fields.url)[0]}/delete`;
  await staff.postAndHangUp(path, {}, () => links(fields.url).length === 0);
  const again = await staff.post(path, {});
  expect(again.status).toBe(303);
  expect(await toldAfter(staff, again)).toBe("The link was deleted.");
  const colleague = await signInColleague(app);
  const late = await colleague.post(path, {});
  expect(await toldAfter(colleague, late)).toBe("It had already been deleted.");
  expect((await staff.get(path)).headers.get("Location")).toBe(list);
  expect((await staff.post(`${list}/0123456789abcdef01234567/delete`, {})).status).toBe(404);
});
