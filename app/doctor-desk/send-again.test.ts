import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onDatabase } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { file, filledIn, picture, toFormData } from "../../tests/forms/doctor-form.ts";
import {
  count,
  keyIn,
  openForm,
  signInColleague,
  toldAfter,
  undoAfter,
} from "../../tests/forms/send-again.ts";

const list = "/dashboard/AddDoctor";
const add = `${list}/new`;

const app = await startAppForFile();
const staff = await app.as(admin);

interface Row {
  id: string;
  fees: number;
  version: number;
  photo_key: string | null;
}

/** The doctors of this name who are not deleted. */
function doctors(name: string): Row[] {
  return onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT * FROM doctors WHERE name = ? AND is_deleted = 0").all(name),
  ) as Row[];
}

/** Three sizes in two formats, and their hashes. */
const filesOfPhoto = 7;

function photoFiles(): string[] {
  return readdirSync(join(app.dataDirectory, "uploads"));
}

function updatesOf(id: string): number {
  const query = "SELECT count(*) FROM audit WHERE subject_id = ? AND action = 'update'";
  return count(app, query, id);
}

/** Adds a doctor of this name and returns it, with the fields of a form that edits it. */
async function addOne(name: string, photo?: File) {
  const fields = { ...filledIn, name, fees: "500" };
  expect((await staff.post(add, toFormData(fields, photo))).status).toBe(303);
  const [doctor] = doctors(name) as [Row];
  const edit = `${list}/${doctor.id}/edit`;
  return {
    doctor,
    edit,
    fields: { ...fields, version: "1", form_key: await openForm(staff, edit) },
  };
}

test("a doctor whose response was lost is there once after the form is sent again", async () => {
  const fields = { ...filledIn, name: "Dr Lost Response", form_key: await openForm(staff, add) };
  const stored = () => doctors(fields.name).length > 0;
  await staff.postAndHangUp(add, toFormData(fields), stored);
  const again = await staff.post(add, toFormData(fields));
  expect(again.status).toBe(303);
  expect(await toldAfter(staff, again)).toBe("Dr Lost Response was added.");
  expect(doctors(fields.name)).toHaveLength(1);
});

test("three times the same form at once adds one doctor, and the replaced photos stay for Undo", async () => {
  const fields = { ...filledIn, name: "Dr Three Clicks", form_key: await openForm(staff, add) };
  const bytes = await picture("jpeg");
  const before = photoFiles().length;
  const responses = await Promise.all(
    Array.from({ length: 3 }, () => staff.post(add, toFormData(fields, file(bytes, "me.jpg")))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(3).fill(303));
  expect(doctors(fields.name)).toHaveLength(1);
  expect(photoFiles()).toHaveLength(before + 3 * filesOfPhoto);
  const [{ photo_key }] = doctors(fields.name) as [Row];
  expect((await app.get(`/uploads/${photo_key}-320.webp`)).status).toBe(200);
});

test("what is corrected before the form is sent again is kept, in the same doctor", async () => {
  const form_key = await openForm(staff, add);
  const fields = { ...filledIn, name: "Dr Tpyo", form_key };
  await staff.postAndHangUp(add, toFormData(fields), () => doctors("Dr Tpyo").length > 0);
  const again = await staff.post(add, toFormData({ ...fields, name: "Dr Typo" }));
  expect(await toldAfter(staff, again)).toBe("Dr Typo was added.");
  expect(doctors("Dr Tpyo")).toHaveLength(0);
  expect(doctors("Dr Typo")).toHaveLength(1);
});

test("a form sent again without its photo keeps the photo that came first", async () => {
  const name = "Dr Photo Once";
  const fields = { ...filledIn, name, form_key: await openForm(staff, add) };
  const photo = file(await picture("jpeg"), "me.jpg");
  await staff.postAndHangUp(add, toFormData(fields, photo), () => doctors(name).length > 0);
  const stored = doctors(name);
  expect(stored[0]?.photo_key).toEqual(expect.any(String));
  expect((await staff.post(add, toFormData(fields))).status).toBe(303);
  expect(doctors(name)).toEqual(stored);
});

test("a doctor who was deleted can be added again with the same words", async () => {
  const fields = { ...filledIn, name: "Dr Back Again", form_key: await openForm(staff, add) };
  await staff.post(add, toFormData(fields));
  const [first] = doctors(fields.name);
  await staff.post(`${list}/${first?.id}/delete`, {});
  expect((await staff.post(add, toFormData(fields))).status).toBe(303);
  expect(doctors(fields.name).map(({ id }) => id)).not.toEqual([first?.id]);
  expect(doctors(fields.name)).toHaveLength(1);
});

test("another doctor from a form opened anew is another doctor", async () => {
  await addOne("Dr First of Two");
  await addOne("Dr Second of Two");
  expect(doctors("Dr First of Two")).toHaveLength(1);
  expect(doctors("Dr Second of Two")).toHaveLength(1);
});

test("an old form sent again does not undo what was changed since", async () => {
  const name = "Dr Changed Since";
  const form_key = await openForm(staff, add);
  const fields = { ...filledIn, name, fees: "500", form_key };
  await staff.post(add, toFormData(fields));
  const [{ id }] = doctors(name) as [Row];
  const edit = { ...fields, fees: "900", version: "1", form_key: "" };
  expect((await staff.post(`${list}/${id}/edit`, toFormData(edit))).status).toBe(303);
  const again = await staff.post(add, toFormData(fields));
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("This doctor was added already");
  expect(doctors(name)).toEqual([expect.objectContaining({ id, fees: 900, version: 2 })]);
});

test("an edit that does not say which version it changes overwrites nothing", async () => {
  const { doctor, edit, fields } = await addOne("Dr No Version");
  const { version: _, ...form } = { ...fields, fees: "900" };
  expect((await staff.post(edit, toFormData(form))).status).toBe(409);
  expect(doctors("Dr No Version")).toEqual([doctor]);
});

test("a correction does not overwrite what a colleague saved meanwhile", async () => {
  const name = "Dr Colleague First";
  const form_key = await openForm(staff, add);
  const fields = { ...filledIn, name, fees: "500", form_key };
  await staff.postAndHangUp(add, toFormData(fields), () => doctors(name).length > 0);
  const [{ id }] = doctors(name) as [Row];
  const colleague = await signInColleague(app);
  const theirs = toFormData({ ...fields, fees: "900", version: "1", form_key: "" });
  expect((await colleague.post(`${list}/${id}/edit`, theirs)).status).toBe(303);
  const mine = await staff.post(add, toFormData({ ...fields, fees: "700" }));
  expect(mine.status).toBe(409);
  const html = await mine.text();
  expect(html).toContain("This doctor was added already, and somebody has changed it since.");
  expect(html).toContain('value="700"');
  expect(doctors(name)).toEqual([expect.objectContaining({ fees: 900 })]);
});

test("the key of a form stays through mistakes, and each form opened has another", async () => {
  const page = await (await staff.get(add)).text();
  const form_key = keyIn(page);
  expect(form_key).toMatch(/^[\w-]{22}$/);
  const wrong = await staff.post(add, toFormData({ ...filledIn, phone: "12", form_key }));
  expect(wrong.status).toBe(400);
  expect(keyIn(await wrong.text())).toBe(form_key);
  expect(await openForm(staff, add)).not.toBe(form_key);
});

test("an edit whose response was lost is saved once, is told as saved, and Undo takes it back", async () => {
  const { doctor, edit, fields } = await addOne("Dr Lost Edit");
  const typed = toFormData({ ...fields, fees: "600" });
  await staff.postAndHangUp(edit, typed, () => doctors("Dr Lost Edit")[0]?.fees === 600);
  const again = await staff.post(edit, typed);
  expect(again.status).toBe(303);
  expect(await toldAfter(staff, again)).toBe("Dr Lost Edit was updated.");
  expect(doctors("Dr Lost Edit")).toEqual([expect.objectContaining({ fees: 600, version: 2 })]);
  expect(updatesOf(doctor.id)).toBe(1);
  await undoAfter(staff, await staff.post(edit, typed));
  expect(doctors("Dr Lost Edit")[0]?.fees).toBe(500);
});

test("a correction made before an edit is sent again is kept", async () => {
  const { edit, fields } = await addOne("Dr Second Thought");
  const first = toFormData({ ...fields, fees: "600" });
  await staff.postAndHangUp(edit, first, () => doctors("Dr Second Thought")[0]?.fees === 600);
  const again = await staff.post(edit, toFormData({ ...fields, fees: "650" }));
  expect(again.status).toBe(303);
  expect(doctors("Dr Second Thought")[0]).toMatchObject({ fees: 650, version: 3 });
});

test("an edit sent again does not overwrite what a colleague saved meanwhile", async () => {
  const { edit, fields } = await addOne("Dr Between");
  const mine = toFormData({ ...fields, fees: "600" });
  await staff.postAndHangUp(edit, mine, () => doctors("Dr Between")[0]?.fees === 600);
  const colleague = await signInColleague(app);
  const theirs = toFormData({ ...fields, fees: "900", version: "2", form_key: "" });
  expect((await colleague.post(edit, theirs)).status).toBe(303);
  const again = await staff.post(edit, mine);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("Somebody else saved this doctor while you were editing");
  expect(doctors("Dr Between")[0]?.fees).toBe(900);
});

test("ten times the same edit at once is saved once", async () => {
  const { doctor, edit, fields } = await addOne("Dr Ten Edits");
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => staff.post(edit, toFormData({ ...fields, fees: "600" }))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(updatesOf(doctor.id)).toBe(1);
});

test("an edit sent again with its photo stores one photo, and Undo puts the replaced one back", async () => {
  const photo = file(await picture("jpeg"), "me.jpg");
  const { edit, fields } = await addOne("Dr Photo Edit", photo);
  const before = photoFiles();
  const bytes = await picture("png");
  const typed = () => toFormData(fields, file(bytes, "new.png", "image/png"));
  const [old] = doctors("Dr Photo Edit") as [Row];
  const stored = () => doctors("Dr Photo Edit")[0]?.photo_key !== old.photo_key;
  await staff.postAndHangUp(edit, typed(), stored);
  const again = await staff.post(edit, typed());
  expect(again.status).toBe(303);
  expect(photoFiles()).toHaveLength(before.length + filesOfPhoto);
  const [saved] = doctors("Dr Photo Edit") as [Row];
  expect((await app.get(`/uploads/${saved.photo_key}-320.webp`)).status).toBe(200);
  await undoAfter(staff, again);
  expect(doctors("Dr Photo Edit")[0]?.photo_key).toBe(old.photo_key);
});

test("a deletion whose response was lost is told as done when it is sent again", async () => {
  const { doctor } = await addOne("Dr Lost Deletion");
  const path = `${list}/${doctor.id}/delete`;
  await staff.postAndHangUp(path, {}, () => doctors("Dr Lost Deletion").length === 0);
  const again = await staff.post(`${path}?q=Lost`, {});
  expect(again.status).toBe(303);
  expect(again.headers.get("Location")).toBe(`${list}?q=Lost`);
  expect(await toldAfter(staff, again)).toBe("Dr Lost Deletion was deleted.");
  expect((await staff.get(path)).headers.get("Location")).toBe(list);
});

test("who deletes what a colleague has deleted is told that it was gone", async () => {
  const { doctor } = await addOne("Dr Deleted Twice");
  const path = `${list}/${doctor.id}/delete`;
  expect((await (await signInColleague(app)).post(path, {})).status).toBe(303);
  const late = await staff.post(path, {});
  expect(late.status).toBe(303);
  expect(await toldAfter(staff, late)).toBe("It had already been deleted.");
});

test("a new doctor whose form was sent twice has the OPD hours once, and Undo takes both back", async () => {
  const name = "Dr Monday Mornings";
  const fields = { ...filledIn, name, form_key: await openForm(staff, add), weekdays: ["1"] };
  await staff.post(add, toFormData(fields));
  const again = await staff.post(add, toFormData(fields));
  const [{ id }] = doctors(name) as [Row];
  const ofDoctor = "SELECT count(*) FROM sittings WHERE doctor_id = ?";
  expect(count(app, ofDoctor, id)).toBe(2);
  const undone = await undoAfter(staff, again);
  expect(await toldAfter(staff, undone)).toBe("3 changes were undone.");
  expect(doctors(name)).toEqual([]);
  expect(count(app, ofDoctor, id)).toBe(0);
});
