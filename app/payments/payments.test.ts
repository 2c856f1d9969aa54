import { strFromU8, unzipSync } from "fflate";
import decodeQR from "qr/decode.js";
import { beforeAll, expect, test } from "vitest";
import { everyDay, logIn, onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, type Visitor } from "../../tests/app/http.ts";
import { storeSettings } from "../../tests/app/settings.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { saveSetting } from "../../tests/forms/setting-form.ts";
import { listAddresses } from "../../tests/hostile/targets.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { share } from "../../tests/runner/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const password = "river lotus candle";
const cashier = { email: "cashier@example.org", password };
const clerk = { email: "clerk@example.org", password };
const editor = { email: "editor@example.org", password };
const payments = "/dashboard/Payments";

let desk: Visitor;
let boss: Visitor;
let doctor: string;
let bearer: Record<string, string>;

beforeAll(async () => {
  await addAccount(app.dataDirectory, cashier, "cash", "Meena");
  await addAccount(app.dataDirectory, clerk, "desk");
  await addAccount(app.dataDirectory, editor);
  bearer = (await logIn(app, admin)).bearer;
  const doctors = (await (await app.get("/api/v1/doctors")).json()) as { _id: string }[];
  doctor = doctors[0]?._id ?? "";
  await app.send("POST", `/api/v1/doctor/${doctor}/sittings`, everyDay, bearer);
  [desk, boss] = [await app.as(cashier), await app.as(admin)];
});

let family = 0;

/** Gives a token over the API; returns the appointment. */
async function book(name: string, fee = 800): Promise<string> {
  family += 1;
  const phone = `98150${String(family).padStart(5, "0")}`;
  const body = { source: "phone", visit: "first", fee, note: "", name, phone };
  const made = await app.send("POST", `/api/v1/doctor/${doctor}/appointments`, body, bearer);
  expect(made.status).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

async function read(path: string, visitor: Visitor = desk): Promise<string> {
  const response = await visitor.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

async function open(path: string): Promise<Record<string, string>> {
  return { ...formFields(await read(path)), mode: "cash" };
}

/** Takes a payment as somebody fills in the form; returns the address of the receipt. */
async function pay(path: string, fields: Record<string, string> = {}): Promise<string> {
  const response = await desk.post(path, { ...(await open(path)), ...fields });
  const place = response.headers.get("Location") ?? "";
  expect([response.status, place]).toEqual([303, expect.stringContaining(`${payments}/`)]);
  return place;
}

const of = (appointment: string) => `${payments}/new?appointment=${appointment}`;

test("a fee in cash is two presses: it is filled in, the receipt has its number and says it in words", async () => {
  const id = await book("Harjot Kaur");
  expect(textOf(await read(`/dashboard/Register/${id}`))).toContain("₹800 due");
  const receipt = textOf(await read(await pay(of(id))));
  expect(receipt).toMatch(/R\/\d\d-\d\d\/1/);
  for (const words of ["Harjot Kaur", "Rupees eight hundred only", "₹800 cash", "No GST"]) {
    expect(receipt).toContain(words);
  }
  expect(textOf(await read(`/dashboard/Register/${id}`))).toContain("₹800 paid");
  expect(textOf(await read(of(id)))).toMatch(/nothing due\s*, paid ₹800 \(R\//);
});

test("a form that lost what was due takes no sum that may be paid by now", async () => {
  const id = await book("Lost Due");
  const { due, ...lost } = await open(of(id));
  expect(due).toBe("800");
  await pay(of(id), { consultation: "500", cash: "500" });
  const refused = await desk.post(of(id), lost);
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(textOf(html)).toMatch(/₹500 were paid meanwhile: R\//);
  expect(formFields(html)).toMatchObject({ due: "300" });
});

test("a receipt over a part of the fee says what is still due, and leads to it", async () => {
  const id = await book("Nirmal Kaur", 900);
  const first = await pay(of(id), { consultation: "500" });
  const paper = await read(`${first}/print?paper=a5`);
  expect(textOf(paper)).toContain("Still due: ₹400");
  expect(paper).toContain(`href="${first}/print?paper=80mm"`);
  expect(textOf(await read(`/dashboard/Register/${id}`))).toContain("₹900, ₹400 due");
  const shown = await read(first);
  expect(textOf(shown)).toContain("₹400 of the fee are still due.");
  expect(shown).toContain(`href="${of(id)}"`);
  await pay(of(id));
  expect(textOf(await read(first))).not.toContain("still due");
});

test("a receipt of a visit that was cancelled asks for nothing more", async () => {
  const id = await book("Kishan Chand", 900);
  const receipt = await pay(of(id), { consultation: "500" });
  expect(textOf(await read(receipt))).toContain("still due");
  const cancelled = await boss.post(`/dashboard/Register/${id}/cancel`, { reason: "patient" });
  expect(cancelled.status).toBe(303);
  expect(textOf(await read(receipt))).not.toContain("still due");
});

test("a payment that is taken from a card is on it", async () => {
  const page = await read(`/dashboard/Register/${await book("Mohinder Pal")}`);
  const [card = "", id = ""] = /\/dashboard\/Patients\/(\w{24})/.exec(page) ?? [];
  const path = `${payments}/new?patient=${id}`;
  expect(await read(card)).toContain(path);
  const receipt = await pay(path, { text1: "Dressing", rate1: "150" });
  expect(await read(card)).toContain(receipt);
});

test("a frame for a stamp is for much cash alone, and the line on GST can be left out", async () => {
  const much = { consultation: "6000" };
  const byCode = await read(await pay(of(await book("Parkash Rani")), { ...much, mode: "upi" }));
  expect(textOf(byCode)).not.toContain("Revenue stamp");
  const asFarAsFree = await pay(of(await book("Shanti Devi")), { consultation: "5000" });
  expect(textOf(await read(asFarAsFree))).not.toContain("Revenue stamp");
  const inCash = { ...much, upi_reference: "632911045544" };
  const receipt = await pay(of(await book("Ved Parkash")), inCash);
  const shown = textOf(await read(receipt));
  expect(shown).toContain("Revenue stamp");
  expect(shown).not.toContain("UPI reference");
  expect((await saveSetting(boss, "Receipts", { exemptLine: "no" })).status).toBe(303);
  expect(textOf(await read(receipt))).not.toContain("No GST");
  expect((await saveSetting(boss, "Receipts", { exemptLine: "yes" })).status).toBe(303);
});

test("token, fee and slip are one form, which sent twice takes the fee once", async () => {
  const path = `/dashboard/Register/new?phone=9815099001&doctor=${doctor}&walkIn=1`;
  const html = await read(path);
  const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(html) ?? [];
  const form = { ...formFields(html), name: "Baldev Raj", when, source: "walk-in", visit: "first" };
  const fields = { ...form, fee: "800", cash: "on" };
  const [first, second] = [await desk.post(path, fields), await desk.post(path, fields)];
  const slip = first.headers.get("Location") ?? "";
  expect(second.headers.get("Location")).toBe(slip);
  expect(textOf(await read(slip))).toContain("₹800 paid");
  const taken = () =>
    onDatabase(app, (sqlite) =>
      sqlite.prepare("SELECT cash FROM payments WHERE name = 'Baldev Raj'").pluck().all(),
    );
  expect(taken()).toEqual([800]);
  const without = await app.as(clerk);
  const page = await (await without.get(path)).text();
  expect(textOf(page)).not.toContain("take the fee");
  const asked = { ...fields, form_key: formFields(page).form_key ?? "", again: "on" };
  const given = await without.post(path, asked);
  expect(taken()).toEqual([800]);
  expect(textOf(await read(given.headers.get("Location") ?? "", without))).toContain(
    "No receipt was made. Only who keeps the cash can take payments.",
  );
});

test("the same form sent twice makes one receipt, and with other content none", async () => {
  const path = of(await book("Manjit Gill"));
  const fields = await open(path);
  const first = await desk.post(path, fields);
  const second = await desk.post(path, fields);
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  const other = await desk.post(path, { ...fields, name: "Somebody else" });
  expect(other.status).toBe(409);
  expect(textOf(await other.text())).toContain("A receipt was made from this form already: R/");
});

test("what is wrong with a payment is said where it is", async () => {
  const path = of(await book("Poonam Bala"));
  const fields = await open(path);
  for (const [wrong, sentence] of [
    [{ name: "" }, "Name is required."],
    [{ consultation: "" }, "At least one line is required."],
    [{ consultation: "much" }, "Consultation must be a number."],
    [{ discount: "900" }, "The concession must not be more than the sum."],
    [{ discount: "200" }, "Say why: a concession needs a reason."],
    [{ mode: "split", cash: "500", upi: "200" }, "The parts must add up to ₹800: they are ₹700."],
    [{ mode: "upi", upi_reference: "123" }, "The UPI reference has 12 digits."],
    [{ mode: "claim" }, "Choose who pays."],
    [{ text1: "ECG" }, "Rupees must be a number."],
    [{ rate1: "300" }, "Say what it is for."],
    [{ consultation: "200000" }, "₹2,00,000 or more in cash from one person in a day"],
  ] as const) {
    const response = await desk.post(path, { ...fields, ...wrong });
    expect([400, 409]).toContain(response.status);
    expect(textOf(await response.text())).toContain(sentence);
  }
});

test("lines, a concession and two ways to pay are on the receipt", async () => {
  const receipt = await pay(of(await book("Simran Grewal")), {
    text1: "ECG",
    rate1: "300",
    text2: "Dressing, small",
    rate2: "150",
    count2: "2",
    discount: "200",
    reason: "Staff family",
    mode: "split",
    cash: "500",
    upi: "700",
    upi_reference: "6329 1104 5521",
  });
  const text = textOf(await read(receipt));
  for (const words of [
    "Concession: Staff family −₹200",
    "Rupees one thousand two hundred only",
    "₹500 cash, ₹700 UPI",
    "UPI reference 6329 1104 5521",
  ]) {
    expect(text).toContain(words);
  }
  const path = of(await book("Rajni Thakur"));
  const used = { ...(await open(path)), mode: "upi", upi_reference: "632911045521" };
  const asked = await desk.post(path, used);
  expect(asked.status).toBe(409);
  expect(textOf(await asked.text())).toMatch(
    /This reference is on receipt R\/\d\d-\d\d\/\d+ already/,
  );
  expect((await desk.post(path, { ...used, same_reference: "on" })).status).toBe(303);
});

/** What a phone reads in the UPI code of a page. */
function readCode(html: string): string {
  const [, side, path = ""] =
    /viewBox="0 0 (\d+) \d+"[^>]*aria-label="UPI code[^>]*><path d="([^"]+)"/i.exec(html) ?? [];
  const [width, scale] = [Number(side), 4];
  const size = width * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  const isDark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)].map((one) => Math.floor(one / scale));
    if (isDark.has(`${x} ${y}`)) data.fill(0, at * 4, at * 4 + 3);
  }
  return decodeQR({ width: size, height: size, data });
}

test("a charge that is chosen has the name and the price of the list, however much was typed", async () => {
  const id = "b".repeat(24);
  const charges = [
    { id: "a".repeat(24), name: "X-ray, chest", price: 450 },
    { id, name: "Blood sugar", price: 80 },
  ];
  storeSettings(app, { receipts: { charges } });
  const path = of(await book("Lalit Mohan", 500));
  expect(textOf(await read(path))).toContain("Blood sugar, ₹80");
  const chosen = { charge1: id, count1: "2", rate1: "7" };
  const refused = await desk.post(path, { ...(await open(path)), ...chosen, discount: "9000" });
  expect(refused.status).toBe(400);
  expect(formFields(await refused.text())).toMatchObject(chosen);
  const receipt = await pay(path, chosen);
  expect(textOf(await read(receipt))).toMatch(/Blood sugar.*2.*₹80.*₹160.*₹660 cash/);
});

test("a charge that was deleted while the form was open is not left out unseen", async () => {
  const id = "c".repeat(24);
  storeSettings(app, { receipts: { charges: [{ id, name: "ECG", price: 400 }] } });
  const path = of(await book("Surinder Pal", 800));
  const form = await open(path);
  storeSettings(app, { receipts: { charges: [] } });
  const refused = await desk.post(path, { ...form, charge1: id, count1: "1" });
  expect(refused.status).toBe(400);
  const page = textOf(await refused.text());
  expect(page).toContain("This charge is not in the list any more. Say what it is for.");
  const receipt = await pay(path, { text1: "ECG", rate1: "400" });
  expect(textOf(await read(receipt))).toMatch(/ECG.*₹1,200 cash/);
});

test("a UPI code for what is due is shown once the hospital has an address", async () => {
  const path = of(await book("Neelam Verma"));
  expect(await read(path)).not.toContain("UPI code for");
  const wrong = await saveSetting(boss, "Receipts", { upiAddress: "nobody" });
  expect(textOf(await wrong.text())).toContain("must be like hospital@bank");
  expect((await saveSetting(boss, "Receipts", { upiAddress: "care@bank" })).status).toBe(303);
  expect(await read(path)).toContain("UPI code for ₹800");
  const receipt = await pay(path);
  const back = {
    ...(await open(`${receipt}/refund`)),
    cash: "500",
    reason: "Came for a follow-up",
  };
  expect((await desk.post(`${receipt}/refund`, back)).status).toBe(303);
  const offered = await read(path);
  expect(offered).toContain("UPI code for ₹500");
  expect(readCode(offered)).toMatch(/^upi:\/\/pay\?pa=care%40bank&.*&am=500\.00&cu=INR&/);
  expect(readCode(offered)).toMatch(/&pn=[^&]+&/);
});

test("a mistake is taken back whole, with a number of its own, and the fee is due again", async () => {
  const id = await book("Gurmeet Sohal");
  const receipt = await pay(of(id));
  const path = `${receipt}/refund?mistake=1`;
  const fields = await open(path);
  expect(textOf(await (await desk.post(path, fields)).text())).toContain("Say why.");
  const given = await desk.post(path, { ...fields, reason: "Wrong patient" });
  expect(given.status).toBe(303);
  const html = await read(given.headers.get("Location") ?? "");
  expect(html).toContain(`href="${receipt}"`);
  const refund = textOf(html);
  expect(refund).toMatch(/V\/\d\d-\d\d\/2/);
  expect(refund).toContain("Reason: Wrong patient");
  const page = await read(`/dashboard/Register/${id}`);
  expect(textOf(page)).toContain("₹800 due");
  expect(textOf(page)).toMatch(/Paid ₹800: R\/\S+ · Given back ₹800: V\//);
  const [card = ""] = /\/dashboard\/Patients\/\w{24}/.exec(page) ?? [];
  for (const list of [card, `${payments}?q=sohal`]) {
    expect([list, textOf(await read(list))]).toEqual([list, expect.stringContaining("−₹800")]);
  }
  const late = await desk.post(`${receipt}/refund`, {
    ...(await open(`${receipt}/refund`)),
    cash: "1",
    reason: "x",
  });
  expect(textOf(await late.text())).toContain("All of it was given back already.");
});

test("the same receipt from a new form is a question first, and is made after a yes", async () => {
  const path = `${payments}/new`;
  const asked = { name: "Sadhu Ram", consultation: "300", text1: "ECG", rate1: "200" };
  const first = await pay(path, asked);
  const twice = await desk.post(path, { ...(await open(path)), ...asked });
  expect(twice.status).toBe(409);
  const html = await twice.text();
  expect(textOf(html)).toMatch(/R\/\S+ says the same, just now\. Make another one\?/);
  expect(html).toMatch(
    /<input[^>]*type="checkbox"[^>]*name="again"|name="again"[^>]*type="checkbox"/,
  );
  expect(formFields(html).name).toBe("Sadhu Ram");
  const second = await pay(path, { ...asked, again: "on" });
  expect(second).not.toBe(first);
});

test("a part is given back of what the clerk says, and receipt and refund name each other", async () => {
  const receipt = await pay(`${payments}/new`, {
    name: "Jagdish Lal",
    consultation: "300",
    text1: "ECG",
    rate1: "200",
  });
  const path = `${receipt}/refund`;
  const html = await read(path);
  expect(textOf(html)).toContain("Of what first Consultation Other charges");
  const fields = { ...(await open(path)), cash: "150", upi: "", card: "", reason: "Not done" };
  expect(
    textOf(await (await desk.post(path, { ...fields, cash: "900", part: "other" })).text()),
  ).toContain("At most ₹500 can be given back.");
  const given = await desk.post(path, { ...fields, part: "other" });
  expect(given.status).toBe(303);
  const again = await desk.post(path, { ...fields, part: "other" });
  expect(again.headers.get("Location")).toBe(given.headers.get("Location"));
  const changed = await desk.post(path, { ...fields, part: "other", cash: "100" });
  expect(changed.status).toBe(409);
  expect(textOf(await changed.text())).toContain("A refund was made from this form already: V/");
  expect(textOf(await read(receipt))).toMatch(/₹150 given back: V\//);
});

test("the drawer is counted once, with what is missing, and then only an administrator gives back", async () => {
  const receipt = await pay(of(await book("Baldev Raj Sahni")));
  const path = `${payments}/count`;
  const fields = await open(path);
  expect(textOf(await (await desk.post(path, fields)).text())).toContain(
    "Say where the difference of",
  );
  await pay(of(await book("Rekha Rani")));
  const early = await desk.post(path, { ...fields, remark: "Not counted" });
  expect(early.status).toBe(409);
  expect(textOf(await early.text())).toContain("1 more came meanwhile (₹800). Count them too.");
  const counted = await desk.post(path, {
    ...(await open(path)),
    n500: "2",
    kept: "200",
    remark: "Change for the taxi",
  });
  expect(counted.status).toBe(303);
  expect(textOf(await read(receipt))).toMatch(/In cash count \d\d-\d\d\/\d+\./);
  const stale = await desk.post(path, { ...fields, remark: "Not counted" });
  expect(textOf(await stale.text())).toContain(
    "Somebody else has counted this drawer meanwhile. Look at it again.",
  );
  const more = { ...(await open(path)), kept: "5000", remark: "Forgotten" };
  const tooMuch = await desk.post(path, more);
  expect(tooMuch.status).toBe(400);
  expect(textOf(await tooMuch.text())).toContain(
    "What stays in the drawer must not be more than was counted.",
  );
  const count = textOf(await read(counted.headers.get("Location") ?? ""));
  expect(count).toContain("₹500 × 2 ₹1,000");
  expect(count).toContain("Stays in the drawer ₹200");
  expect(textOf(await read(payments))).toContain("₹200 should be in it. 0 not counted yet.");
  const refund = { cash: "100", reason: "Waited too long", part: "consultation" };
  const late = await desk.post(`${receipt}/refund`, refund);
  expect(late.status).toBe(409);
  expect(textOf(await late.text())).toContain("Only an administrator can give back");
  await pay(of(await book("Tarsem Lal")));
  const whole = await desk.post(path, { ...(await open(path)), n500: "2", kept: "0" });
  const sheet = textOf(await read(whole.headers.get("Location") ?? ""));
  expect(sheet).toContain("Difference None");
  const items = (await read(`${payments}/counts`)).match(/<li>.*?<\/li>/g) ?? [];
  const named = (response: Response) =>
    items.find((item) => item.includes(response.headers.get("Location") ?? "nowhere")) ?? "";
  expect(textOf(named(whole))).toMatch(/₹1,000 $/);
  expect(textOf(named(counted))).toContain("difference");
  expect((await boss.post(`${receipt}/refund`, refund)).status).toBe(303);
});

test("a receipt has the registration of the doctor, and can be told to the phone of the card without a name", async () => {
  const about = `/dashboard/Register/doctor/${doctor}`;
  const fields = { ...formFields(await read(about, boss)), registration: "HMC 12345" };
  expect((await boss.post(about, fields)).status).toBe(303);
  const html = await read(await pay(of(await book("Parveen Kumari"))));
  expect(textOf(html)).toMatch(/Doctor Dr [^,]+, reg\. HMC 12345/);
  const [, sent = ""] = /href="sms:\+9198150\d{5}\?body=([^"]+)"/.exec(html) ?? [];
  const text = decodeURIComponent(sent);
  expect(text).toMatch(/: receipt R\/\d\d-\d\d\/\d+ of .* for ₹800 \(₹800 cash\)\. If something/);
  expect(text).not.toContain("Parveen");
});

test("an administrator counts the drawer of somebody else, who counts no other", async () => {
  expect((await saveSetting(boss, "Receipts", { oneDrawer: "no" })).status).toBe(303);
  const receipt = await pay(of(await book("Sukhdev Rana")));
  const html = await read(`${payments}/count`, boss);
  const [, path = ""] =
    /href="([^"]*drawer=[^"]{24})"[^>]*>Drawer of Meena, 1 not counted/.exec(html) ?? [];
  const others = textOf(await read(path, boss));
  expect(others).toContain("Cash of 1 receipt and 0 refunds ₹800");
  const counted = await boss.post(`${payments}/count`, {
    ...formFields(await read(path, boss)),
    n500: "1",
    n200: "1",
    n100: "1",
  });
  expect(counted.status).toBe(303);
  const sheet = counted.headers.get("Location") ?? "";
  expect([(await desk.get(sheet)).status, (await boss.get(sheet)).status]).toEqual([404, 200]);
  expect(textOf(await read(sheet, boss))).toContain("Cash of 1 receipt and 0 refunds");
  const form = formFields(await read(`${receipt}/refund`, boss));
  const refund = { ...form, cash: "800", reason: "Went home", part: "consultation" };
  expect((await boss.post(`${receipt}/refund`, refund)).status).toBe(303);
  expect(textOf(await read(payments, boss))).toContain("−₹800 should be in it. 1 not counted yet.");
  const counts = `${payments}/counts`;
  const own = await read(counts);
  expect([own.includes(sheet), (await read(counts, boss)).includes(sheet)]).toEqual([false, true]);
  expect(own).toContain(`${counts}/`);
  expect(textOf(await read(`${payments}/count`))).toContain("Cash of 0 receipts and 0 refunds");
  const [, drawer = ""] = /drawer=(.*)/.exec(path) ?? [];
  const asked = textOf(await read(`${payments}/count?drawer=${"0".repeat(24)}`));
  expect(asked).not.toContain("Drawer of");
  expect(formFields(await read(`${payments}/count?drawer=`)).drawer).toBe(drawer);
  expect((await saveSetting(boss, "Receipts", { oneDrawer: "yes" })).status).toBe(303);
});

test("the sums of another month stand under its name", async () => {
  expect(textOf(await read(payments))).toContain("This month");
  const earlier = textOf(await read(`${payments}?day=2025-05-10`));
  expect(earlier).toContain("May 2025");
  expect(earlier).not.toContain("This month");
});

test("payments are found, summed by day, and written for the accountant", async () => {
  const found = textOf(await read(`${payments}?q=simran`));
  expect(found).toContain("Simran Grewal");
  expect(found).not.toContain("Rekha Rani");
  for (const typed of ["grewal simran", "सिमरन"]) {
    expect(textOf(await read(`${payments}?q=${typed}`))).toContain("Simran Grewal");
  }
  const byCode = textOf(await read(`${payments}?mode=upi`));
  expect(byCode).toContain("Simran Grewal");
  expect(byCode).not.toContain("Rekha Rani");
  // The total below is that of the whole day: it stands under all of it alone.
  const total = /\d+ receipts?, \d+ refunds?/;
  expect(textOf(await read(payments))).toMatch(total);
  expect(byCode).not.toMatch(total);
  const file = await boss.get(`${payments}/export.csv`);
  expect(file.headers.get("Content-Disposition")).toMatch(/payments-20\d\d-\d\d-01-to-/);
  const csv = await file.text();
  expect(csv).toMatch(/^"V\/.*"Refund",.*"R\/\d\d-\d\d\/\d+"/m);
  expect(csv).toContain('"Simran Grewal"');
  expect(csv).toMatch(/"Refund",.*,-800,/);
  const rows = csv.trim().split("\r\n").slice(1);
  const cells = rows.map((row) => JSON.parse(`[${row}]`) as (string | number)[]);
  const [sums = [], movements = []] = [true, false].map((isSum) =>
    cells.filter(([, kind]) => (kind === "Sum") === isSum),
  );
  const names = JSON.parse(`[${csv.split("\r\n", 1)}]`) as string[];
  const byUpi = movements.filter((row) => row[names.indexOf("UPI reference")] !== "");
  expect(byUpi.map((row) => row[names.indexOf("UPI")])).toContain(700);
  const addUp = (of: typeof cells) =>
    of.reduce((all, row) => all.map((sum, at) => sum + Number(row[at + 7])), Array(8).fill(0));
  expect(addUp(sums)).toEqual(addUp(movements));
  const path = of(await book("Om Prakash"));
  const [, payer = ""] = /name="payer".*?<option value="([^"]+)"/s.exec(await read(path)) ?? [];
  await pay(path, { mode: "split", cash: "300", claim: "500", payer });
  const bill = await pay(of(await book("Sita Ram")), { mode: "claim", payer });
  expect(await read(bill)).toContain('aria-label="Bill R/');
  const sheetOf = async (file: string) => {
    const response = await boss.get(`${payments}/${file}`);
    expect(response.headers.get("Content-Type")).toContain("spreadsheetml");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const partOf = (name: string) => strFromU8(files[`xl/${name}.xml`] ?? new Uint8Array());
    return `${partOf("workbook")}${partOf("worksheets/sheet1")}`;
  };
  expect(await sheetOf("export.xlsx")).toContain("Om Prakash");
  // What an insurer has still to pay is no fee received.
  const register = await sheetOf("case-register.xlsx");
  expect(register).toContain('<sheet name="Daily case register"');
  expect(register).toMatch(/Om Prakash<.*?<v>300<\/v>/);
  // A fee that was given back is no income of the year.
  expect(register).toContain("<v>-800</v>");
  const kinds = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT kind FROM events").pluck().all(),
  );
  expect(kinds).toContain("payments exported");
});

test("a form of a token that is sent again takes no fee that is paid or not due any more", async () => {
  const give = async (name: string, phone: string) => {
    const path = `/dashboard/Register/new?phone=${phone}&doctor=${doctor}`;
    const html = await read(path);
    const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(html) ?? [];
    const form = { ...formFields(html), name, when, source: "phone", visit: "first", fee: "600" };
    const given = await desk.post(path, form);
    const [, id = ""] = /#(\w{24})$/.exec(given.headers.get("Location") ?? "") ?? [];
    return { id, path, form };
  };
  const takeFee = async ({ path, form }: Awaited<ReturnType<typeof give>>) => {
    const taken = await desk.post(path, { ...form, cash: "on" });
    return read(taken.headers.get("Location") ?? "");
  };
  const paid = await give("Ram Pyari", "9815099002");
  const receipt = await pay(of(paid.id));
  const told = await takeFee(paid);
  expect(textOf(told)).toMatch(/No receipt was made\. ₹600 were paid meanwhile: R\/\S+\./);
  expect(told).toContain(`href="${receipt}"`);
  const back = { ...(await open(`${receipt}/refund`)), cash: "100", reason: "Came early" };
  expect((await desk.post(`${receipt}/refund`, back)).status).toBe(303);
  expect(textOf(await takeFee(paid))).toContain("What is due has changed meanwhile.");
  const cancelled = await give("Gita Devi", "9815099003");
  await boss.post(`/dashboard/Register/${cancelled.id}/cancel`, { reason: "patient" });
  expect(textOf(await takeFee(cancelled))).toContain(
    "No receipt was made. Gita Devi is “Cancelled”: nothing is due.",
  );
  const due = await give("Sita Devi", "9815099004");
  for (const _ of ["once", "again"]) {
    expect(textOf(await takeFee(due))).toMatch(/Receipt R\/\S+ for ₹600 was made\./);
  }
  const taken = onDatabase(app, (sqlite) =>
    sqlite
      .prepare("SELECT name FROM payments WHERE kind = 'receipt' AND total = 600")
      .pluck()
      .all(),
  );
  expect(taken).toEqual(["Ram Pyari", "Sita Devi"]);
});

test("after a restore an administrator says which numbers are on paper before the next receipt", async () => {
  onDatabase(app, (sqlite) =>
    sqlite.exec("INSERT INTO payment_restores (restored_at) VALUES ('2026-01-01T00:00:00.000Z')"),
  );
  const path = of(await book("Jaspreet Brar"));
  const refused = await desk.post(path, await open(path));
  expect(textOf(await refused.text())).toContain("Older data was put back.");
  const lost = formFields(await read(`${payments}/lost`, boss));
  const last = Number(lost.receipt) + 5;
  const said = { ...lost, receipt: String(last), reason: "The disk failed" };
  expect((await boss.post(`${payments}/lost`, said)).status).toBe(303);
  expect(await read(payments, boss)).toContain("5 numbers were recorded as lost.");
  expect(textOf(await read(await pay(path)))).toContain(`/${last + 1}`);
  expect(textOf(await read(`${payments}/lost`, boss))).toMatch(
    new RegExp(`Receipts \\S+/${last - 4} to ${last}: The disk failed`),
  );
});

test("numbers that were lost just before 1 April are recorded for the year that was theirs", async () => {
  const path = `${payments}/lost`;
  const page = await read(path, boss);
  const { receipt, refund, receipt_before, refund_before } = formFields(page);
  expect([receipt_before, refund_before]).toEqual(["0", "0"]);
  const labels = [...textOf(page).matchAll(/The last (\w+) of (\d\d)-\d\d on paper/g)];
  const year = Number(labels[2]?.[2]);
  expect(labels.map(([, kind, first]) => [kind, Number(first)])).toEqual([
    ["receipt", year - 1],
    ["refund", year - 1],
    ["receipt", year],
    ["refund", year],
  ]);
  const known = { receipt: receipt ?? "", refund: refund ?? "" };
  const said = { ...known, receipt_before: "4512", refund_before: "3", reason: "The disk failed" };
  expect((await boss.post(path, said)).status).toBe(303);
  expect(await read(payments, boss)).toContain("4,515 numbers were recorded as lost.");
  const after = await read(path, boss);
  expect(textOf(after)).toContain(`Receipts ${year - 1}-${year}/1 to 4512: The disk failed`);
  expect(formFields(after)).toMatchObject({ ...known, receipt_before: "4512", refund_before: "3" });
});

test("who keeps no cash sees no amount, but what is due at the desk", async () => {
  const [register, website] = [await app.as(clerk), await app.as(editor)];
  for (const visitor of [register, website]) {
    for (const path of [
      payments,
      `${payments}/new`,
      `${payments}/count`,
      `${payments}/export.csv`,
    ]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 403]);
    }
  }
  for (const path of [`${payments}/export.csv`, `${payments}/lost`]) {
    expect([path, (await desk.get(path)).status]).toEqual([path, 403]);
  }
  expect(await read("/dashboard/Register", register)).not.toContain(payments);
  const secrets = onDatabase(app, (sqlite) =>
    sqlite
      .prepare(
        "SELECT name FROM payments UNION SELECT name FROM patients UNION SELECT phone FROM patients WHERE phone <> ''",
      )
      .pluck()
      .all(),
  ) as string[];
  expect(secrets.length).toBeGreaterThan(20);
  const addresses = listAddresses().map(({ path }) => path);
  const [inside, outside] = [true, false].map((isInside) =>
    addresses.filter((path) => path.startsWith("/dashboard") === isInside),
  ) as [string[], string[]];
  const found = ["Find", "History", "History/Events", "Trash", "Careers"].map(
    (page) => `/dashboard/${page}?q=Sohal`,
  );
  for (const path of [...inside, ...share(outside, 10), ...found].filter(
    (path) => !/[:*]/.test(path),
  )) {
    const response = await website.get(path);
    const text = await response.text();
    expect([path, secrets.filter((secret) => text.includes(secret))]).toEqual([path, []]);
    // The number of the API's own example.
    const serial = /[RV]\/\d\d-\d\d\/(?!4512|31\b)\d/.exec(text);
    expect([path, serial]).toEqual([path, null]);
  }
});

test("an erased person keeps the receipts that the law wants, without a link to the card", async () => {
  const id = await book("Lakshmi Pillai");
  const receipt = await pay(of(id));
  const appointment = await (
    await app.send("GET", `/api/v1/appointments/${id}`, undefined, bearer)
  ).json();
  const { patient } = appointment as { patient: { id: string } };
  const card = `/dashboard/Patients/${patient.id}`;
  expect(await read(card)).toContain(receipt);
  expect(await read(card, await app.as(clerk))).not.toContain(payments);
  await boss.post(`/dashboard/Patients/${patient.id}/erase`, {});
  expect(textOf(await read(receipt))).toContain("Lakshmi Pillai");
  const linked = onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT count(*) FROM payments WHERE patient_id = ?").pluck().get(patient.id),
  );
  expect(linked).toBe(0);
});
