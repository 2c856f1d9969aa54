import { expect, test } from "vitest";
import { applicationBody, doctorBody, linkBody, logIn } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, emptyDirectory, startApp } from "../../tests/app/http.ts";
import { readSetUpCode } from "../../tests/app/set-up-code.ts";
import { filledIn, toFormData } from "../../tests/forms/doctor-form.ts";

const list = "/dashboard/AddDoctor";
const ways = [["\r\n"], ["\n"], ["\r"]];

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);
const bearer = (await logIn(app)).bearer;

async function doctorNamed(name: string) {
  const doctors = await (await app.get("/api/v1/doctors")).json();
  return doctors.find((doctor: { name: string }) => doctor.name === name);
}

/** A text of two paragraphs, with an empty line between them. */
function twoParagraphs(lineBreak: string): string {
  return `First paragraph.${lineBreak}${lineBreak}Second paragraph.`;
}

const stored = {
  about: twoParagraphs("\n"),
  qualification: "MBBS\nMD",
  awards: "Association of Physicians\nIndian Medical Association",
};

/** The same texts with the line breaks in which browsers send them. */
const asBrowsersSend = Object.fromEntries(
  Object.entries(stored).map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]),
);

test("texts of several lines can be saved by the form, as browsers send them", async () => {
  const fields = { ...filledIn, ...asBrowsersSend, name: "Dr Several Lines" };
  const added = await staff.post(`${list}/new`, toFormData(fields));
  expect([added.status, await added.text()]).toEqual([303, ""]);
  const doctor = await doctorNamed("Dr Several Lines");
  expect(doctor).toMatchObject(stored);

  const path = `${list}/${doctor.id}/edit`;
  const form = await (await staff.get(path)).text();
  expect(form).toContain(">First paragraph.\n\nSecond paragraph.</textarea>");
  const changed = toFormData({ ...fields, about: "One.\r\nTwo.\r\n", version: "1" });
  expect((await staff.post(path, changed)).status).toBe(303);
  expect((await doctorNamed("Dr Several Lines")).about).toBe("One.\nTwo.");
});

test("a form that is rejected for something else gives the lines back", async () => {
  const form = toFormData({ ...filledIn, ...asBrowsersSend, phone: "12" });
  const rejected = await staff.post(`${list}/new`, form);
  expect(rejected.status).toBe(400);
  const html = await rejected.text();
  expect(html).toMatch(/>First paragraph\.\r?\n\r?\nSecond paragraph\.<\/textarea>/);
  expect(html).not.toContain("About contains");
});

test("of two people who edit one doctor, the second sees both texts with their lines", async () => {
  const fields = { ...filledIn, name: "Dr Two Texts", version: "1" };
  await staff.post(`${list}/new`, toFormData(fields));
  const { id } = await doctorNamed("Dr Two Texts");
  const first = toFormData({ ...fields, about: "Theirs.\r\n\r\nAll of it." });
  expect((await staff.post(`${list}/${id}/edit`, first)).status).toBe(303);
  const second = toFormData({ ...fields, about: "Mine.\r\n\r\nAll of it." });
  const late = await staff.post(`${list}/${id}/edit`, second);
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("<td>Theirs.\n\nAll of it.</td><td>Mine.\n\nAll of it.</td>");
});

test("saving what is already there is no change, whichever line breaks it comes with", async () => {
  const fields = { ...filledIn, ...asBrowsersSend, name: "Dr Unchanged" };
  await staff.post(`${list}/new`, toFormData(fields));
  const { id } = await doctorNamed("Dr Unchanged");
  await staff.post(`${list}/${id}/edit`, toFormData({ ...fields, fees: "900", version: "1" }));
  const late = toFormData({ ...fields, fees: "700", version: "1" });
  const html = await (await staff.post(`${list}/${id}/edit`, late)).text();
  expect(html).toMatch(/Fees<\/th><td>900<\/td><td>700/);
  expect(html).not.toContain('<th scope="row">About</th>');
});

test.each(ways)("the API stores and returns line breaks alike, sent as %j", async (lineBreak) => {
  const sent = { ...doctorBody, about: twoParagraphs(lineBreak), awards: `A${lineBreak}B` };
  const expected = { about: twoParagraphs("\n"), awards: "A\nB" };
  const added = await app.send("POST", "/api/v1/doctor", sent, bearer);
  expect([added.status, (await added.json()).about]).toEqual([201, expected.about]);

  const { contact, hospitalSlots, videoSlots, ...plain } = sent;
  const form = toFormData({
    ...plain,
    ...contact,
    experience: "12",
    fees: "800",
    hospitalSlots: JSON.stringify(hospitalSlots),
    videoSlots: JSON.stringify(videoSlots),
  });
  const response = await app.send("POST", "/api/v1/doctor", form, bearer);
  const doctor = await response.json();
  expect(doctor).toMatchObject(expected);
  const updated = await app.send("PUT", `/api/v1/doctor/${doctor.id}`, sent, bearer);
  expect(await updated.json()).toMatchObject(expected);
  expect(await (await app.get(`/api/v1/doctor/${doctor.id}`)).json()).toMatchObject(expected);
});

test.each(ways)(
  "a line break in a field of one line becomes a space, sent as %j",
  async (lineBreak) => {
    const doctor = {
      name: `Dr Asha${lineBreak}Verma`,
      specialization: `General${lineBreak}Medicine`,
      hospital: `Morni Hospital${lineBreak}Sector 20`,
      contact: { phone: `${lineBreak}9800000000`, email: `asha@example.org${lineBreak}` },
    };
    const added = await app.send("POST", "/api/v1/doctor", { ...doctorBody, ...doctor }, bearer);
    expect(await added.json()).toMatchObject({
      name: "Dr Asha Verma",
      specialization: "General Medicine",
      hospital: "Morni Hospital Sector 20",
      contact: { phone: "9800000000", email: "asha@example.org" },
    });

    const applied = await app.send("POST", "/api/v1/career", {
      name: `Line${lineBreak}Break`,
      position: `Staff${lineBreak}${lineBreak}Nurse`,
      contact: { phone: `98000${lineBreak}00001`, email: applicationBody.contact.email },
      resumeLink: `${lineBreak}https://example.org/resume.pdf${lineBreak}`,
    });
    expect((await applied.json()).application).toMatchObject({
      name: "Line Break",
      position: "Staff Nurse",
      contact: { phone: "9800000001" },
      resumeLink: "https://example.org/resume.pdf",
    });

    const url = `${linkBody.url}${lineBreak}`;
    const link = await app.send("POST", "/api/v1/social-links", { ...linkBody, url }, bearer);
    expect((await link.json()).data.url).toBe(linkBody.url);
  },
);

test("an address that a line break cuts in two is rejected, not joined", async () => {
  const url = "https://www.instagram.com/reel/\r\nTest12345/";
  const link = await app.send("POST", "/api/v1/social-links", { ...linkBody, url }, bearer);
  expect(link.status).toBe(400);
});

test("the careers form takes a line break in a name as a space", async () => {
  const { contact, resumeLink, ...plain } = applicationBody;
  const fields = { ...plain, ...contact, resume_link: resumeLink, name: "Formed\r\nName" };
  expect((await app.post("/careers", fields)).status).toBe(303);
  const page = await (await staff.get("/dashboard/Careers?q=Formed")).text();
  expect(page).toContain("<strong>Formed Name</strong>");
});

test("the first account's name takes a line break as a space", async () => {
  await using fresh = await startApp({}, emptyDirectory());
  const code = await readSetUpCode(fresh);
  const account = { email: "desk@example.org", password: "long enough" };
  await fresh.post("/setup", { ...account, code, name: "Front\r\nDesk" });
  const dashboard = await (await fresh.as(account)).get("/dashboard");
  expect(await dashboard.text()).toContain("<span>Front Desk</span>");
});
