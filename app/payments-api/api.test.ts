import { beforeAll, expect, test } from "vitest";
import { everyDay, logIn, onDatabase } from "../../tests/api/api.ts";
import { addAccount } from "../../tests/app/add-account.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const cashier = { email: "cashier@example.org", password: "river lotus candle" };

type Headers = Record<string, string>;

let desk: Headers;
let boss: Headers;
let appointment: string;

beforeAll(async () => {
  await addAccount(app.dataDirectory, cashier, "cash", "Meena");
  [desk, boss] = [(await logIn(app, cashier)).bearer, (await logIn(app, admin)).bearer];
  const [{ _id: doctor }] = await (await app.get("/api/v1/doctors")).json();
  await call("POST", `doctor/${doctor}/sittings`, boss, everyDay);
  const patient = { name: "Harpreet Kaur", phone: "9814000021" };
  const body = { source: "phone", fee: 800, ...patient };
  appointment = (await call("POST", `doctor/${doctor}/appointments`, desk, body)).body.id;
});

async function call(method: string, path: string, headers: Headers, body?: object) {
  const response = await app.send(method, `/api/v1/${path}`, body, headers);
  return { status: response.status, body: await response.json() };
}

const pay = (body: object, headers: Headers = {}) =>
  call("POST", "payments", { ...desk, ...headers }, body);

const dressing = { name: "Ram Pyari", lines: [{ text: "Dressing", rate: 300 }], cash: 300 };
const key = { "Idempotency-Key": "the-first-key-of-this-test" };

function counted(): number {
  return onDatabase(app, (sqlite) =>
    sqlite.prepare("SELECT count(*) FROM payments").pluck().get(),
  ) as number;
}

test("a payment sent again with its key is made once, and another body with that key is told", async () => {
  const first = await pay(dressing, key);
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ total: 300, by: "Meena", refunded: 0, cashCount: null });
  const made = counted();
  expect(await pay(dressing, key)).toEqual({ ...first, status: 200 });
  const again = await app.send("POST", "/api/v1/payments", dressing, { ...desk, ...key });
  expect(again.headers.get("Location")).toBe(`/api/v1/payments/${first.body.id}`);
  expect(await pay({ ...dressing, name: "Another" }, key)).toMatchObject({
    status: 400,
    body: { message: `A receipt was made from this form already: ${first.body.serial}.` },
  });
  expect(counted()).toBe(made);
  expect((await pay(dressing, { "Idempotency-Key": "short" })).status).toBe(400);
});

test("the key of one account says nothing about those of another", async () => {
  const till = { "Idempotency-Key": "till-2026-11-30-000000000042" };
  const [mine, other] = [
    await pay({ ...dressing, name: "Own" }, till),
    await pay({ ...dressing, name: "Other" }, { ...boss, ...till }),
  ];
  expect([mine.status, other.status]).toEqual([201, 201]);
  expect(other.body.number).toBe(mine.body.number + 1);
  expect((await pay({ ...dressing, name: "Own" }, till)).body).toEqual(mine.body);
});

test("without a key the same again counts as sent twice; with keys of their own there are two", async () => {
  const body = { ...dressing, name: "Gurdev Singh" };
  const first = await pay(body);
  expect(await pay(body)).toEqual({ ...first, status: 200 });
  const second = await pay(body, { "Idempotency-Key": "another-key-of-this-test" });
  expect(second.body.number).toBe(first.body.number + 1);
});

test("a consultation pays the fee of its appointment, and who has read less as due is told", async () => {
  const line = { text: "Consultation", rate: 800, kind: "consultation" };
  const fee = { appointment, lines: [line], cash: 800, due: 800 };
  const { body } = await pay(fee);
  expect(body).toMatchObject({ name: "Harpreet Kaur", appointment });
  expect((await call("GET", `appointments/${appointment}`, desk)).body).toMatchObject({
    fee: 800,
    paid: 800,
    due: 0,
  });
  const late = { ...fee, cash: 0, upi: 800 };
  expect((await pay(late)).body.message).toBe(`₹800 were paid meanwhile: ${body.serial}.`);
});

test("a program reads back the number on the card slip, and none of a way that was not paid", async () => {
  const slip = { cash: 0, card: 300, cardReference: "4471", upiReference: "632911045533" };
  const { body } = await pay({ ...dressing, name: "Kamal Kishore", ...slip });
  expect(body).toMatchObject({ cardReference: "4471", upiReference: "", claimReference: "" });
});

test("a program pays for a card, several of a thing and with a concession, and reads it so", async () => {
  const [card] = (await call("GET", "patients?phone=9814000021", desk)).body;
  const line = { text: "Injection", count: 3, rate: 150 };
  const concession = { discount: 50, reason: "Staff" };
  const { body } = await pay({ patient: card.id, lines: [line], ...concession, cash: 400 });
  expect(body).toMatchObject({
    ...concession,
    name: "Harpreet Kaur",
    patient: card.id,
    appointment: null,
    doctor: null,
    lines: [{ ...line, kind: "other" }],
    total: 400,
    cash: 400,
  });
  const father = { patient: card.id, name: "Balbir Singh", lines: [line], cash: 450 };
  expect((await pay(father)).body).toMatchObject({ name: "Balbir Singh", patient: card.id });
});

test("what is wrong is said at its field", async () => {
  const wrong = async (more: object) => (await pay({ ...dressing, ...more })).body.errors;
  expect(await wrong({ cash: 200 })).toEqual({
    cash: ["The parts must add up to ₹300: they are ₹200."],
  });
  expect(await wrong({ lines: [] })).toEqual({ lines: ["At least one line is required."] });
  expect(await wrong({ name: "" })).toEqual({ name: ["Name is required."] });
  expect(await wrong({ appointment: "0".repeat(24) })).toHaveProperty("appointment");
  expect(await wrong({ cash: 0, claim: 300 })).toEqual({ payer: ["Choose who pays."] });
  expect(await wrong({ discount: 100, cash: 200 })).toEqual({
    reason: ["Say why: a concession needs a reason."],
  });
  const much = { lines: [{ text: "Operation", rate: 200_000 }], cash: 200_000 };
  expect((await wrong(much)).cash[0]).toContain("forbidden by law");
  const upi = { cash: 0, upi: 300, upiReference: "632911045521" };
  expect((await pay({ ...dressing, ...upi })).status).toBe(201);
  expect(await wrong({ name: "Somebody Else", ...upi })).toHaveProperty("upiReference");
  const agreed = { ...dressing, name: "Somebody Else", ...upi, sameReference: true };
  expect(await pay(agreed)).toMatchObject({
    status: 201,
    body: { upiReference: upi.upiReference },
  });
});

test("money goes back once, at most what was paid, and by a clerk only of what the clerk took", async () => {
  const { body: receipt } = await pay({ ...dressing, name: "Manjit Kaur" });
  const path = `payments/${receipt.id}/refund`;
  const back = { cash: 100, reason: "A smaller dressing" };
  const first = await call("POST", path, desk, back);
  expect(first.body).toMatchObject({ kind: "refund", total: 100, refundOf: receipt.id });
  expect(await call("POST", path, desk, back)).toEqual({ ...first, status: 200 });
  expect((await call("POST", path, desk, { ...back, cash: 250 })).body.message).toBe(
    "At most ₹200 can be given back.",
  );
  expect((await call("GET", `payments/${receipt.id}`, desk)).body.refunded).toBe(100);
  const { body: others } = await call("POST", "payments", boss, { ...dressing, name: "Other" });
  expect((await call("POST", `payments/${others.id}/refund`, desk, back)).status).toBe(403);
  expect((await call("POST", `payments/${first.body.id}/refund`, boss, back)).status).toBe(404);
});

test("what an insurer is billed is taken off, and not given back in cash", async () => {
  const form = await (await (await app.as(cashier)).get("/dashboard/Payments/new")).text();
  const [, payer] = /name="payer".*?<option value="([^"]+)"/s.exec(form) ?? [];
  const bill = { name: "Bill", cash: 100, claim: 200, payer };
  const { body: receipt } = await pay({ ...dressing, ...bill });
  const path = `payments/${receipt.id}/refund`;
  const back = { cash: 300, reason: "Not done" };
  expect((await call("POST", path, desk, back)).body.message).toBe(
    "At most ₹100 can be given back, and ₹200 taken off what is to be claimed.",
  );
});

test("a receipt that was a mistake is given back whole, in the ways in which it was paid", async () => {
  const ways = { cash: 100, upi: 200, upiReference: "632911045544" };
  const { body: receipt } = await pay({ ...dressing, name: "Naseeb Kaur", ...ways });
  const mistake = { mistake: true, reason: "Typed twice" };
  const { body } = await call("POST", `payments/${receipt.id}/refund`, desk, mistake);
  expect(body).toMatchObject({
    kind: "refund",
    total: 300,
    cash: 100,
    upi: 200,
    reason: "Typed twice",
  });
});

test("a count takes all that is not counted, once; the list goes on behind a cursor", async () => {
  const all = (await call("GET", "payments", desk)).body as { cashCount: string | null }[];
  const seen = { count: all.length - 1, sum: 0 };
  const notes = { 500: 2 };
  const remark = "Not all of it was found";
  const stale = await call("POST", "cash-counts", desk, { notes, remark, seen });
  expect(stale.status).toBe(412);
  expect(stale.body.message).toContain("more came meanwhile");
  expect((await call("POST", "cash-counts", desk, { notes })).body.errors).toHaveProperty("remark");
  const first = await call("POST", "cash-counts", desk, { notes, remark });
  expect(first.body).toMatchObject({ counted: 1000, by: "Meena", number: 1 });
  const again = await call("POST", "cash-counts", desk, { notes, remark });
  expect(again).toEqual({ ...first, status: 200 });
  const after = (await call("GET", "payments", desk)).body as {
    id: string;
    kind: string;
    by: string;
    refunded: number;
    cashCount: string | null;
  }[];
  expect(after.every(({ cashCount }) => cashCount === first.body.id)).toBe(true);
  const receipt = after.find(
    ({ kind, by, refunded }) => kind === "receipt" && by === "Meena" && refunded === 0,
  );
  const late = { cash: 1, reason: "Counted already" };
  const path = `payments/${receipt?.id}/refund`;
  expect((await call("POST", path, desk, late)).status).toBe(403);
  const part = await app.send("GET", "/api/v1/payments?limit=2", undefined, desk);
  const [, next = ""] =
    /<\/api\/v1\/([^>]+)>; rel="next"/.exec(part.headers.get("Link") ?? "") ?? [];
  const two = await part.json();
  const rest = (await call("GET", next.replace("limit=2", "limit=1000"), desk)).body;
  expect([...two, ...rest]).toEqual(after);
  await call("POST", "cash-counts", boss, { notes: {} });
  expect((await call("GET", "cash-counts", boss)).body.map(({ by }: { by: string }) => by)).toEqual(
    [expect.not.stringMatching("Meena"), "Meena"],
  );
  for (const part of ["limit=1", "per=10"]) {
    expect((await call("GET", `cash-counts?${part}`, desk)).body).toEqual([first.body]);
  }
});

test("payments are listed by the way they were paid, and by their days", async () => {
  const namesOf = async (query: string) =>
    ((await call("GET", `payments?${query}`, desk)).body as { name: string }[]).map(
      ({ name }) => name,
    );
  const byCard = { ...dressing, name: "Paid By Card", cash: 0, card: 300, cardReference: "778899" };
  expect((await pay(byCard)).status).toBe(201);
  expect((await namesOf("mode=card")).sort()).toEqual(["Kamal Kishore", "Paid By Card"]);
  expect(await namesOf("mode=cash")).not.toContain("Paid By Card");
  expect((await namesOf("mode=card&per=10")).sort()).toEqual(["Kamal Kishore", "Paid By Card"]);
  expect(await namesOf("from=2001-01-01&to=2001-01-02")).toEqual([]);
  for (const mode of ["UPI", "claimed", ""]) {
    const message = "mode must be one of cash, upi, card, claim.";
    expect([mode, await call("GET", `payments?mode=${mode}`, desk)]).toEqual([
      mode,
      { status: 400, body: { message, errors: { mode: [message] } } },
    ]);
  }
  const pages = (await call("GET", "payments?per=100", desk)).body;
  const isOfManjit = (one: { name: string; kind: string }) =>
    one.name === "Manjit Kaur" && one.kind === "receipt";
  expect(pages.find(isOfManjit).refunded).toBe(100);
});

test("a count begins with what the last one has left in the drawer, and counts receipts and refunds apart", async () => {
  const left = { notes: { 100: 5 }, kept: 200, remark: "Not all of it was found" };
  const before = (await call("POST", "cash-counts", desk, left)).body;
  expect(before).toMatchObject({ kept: 200, counted: 500 });
  const { body: receipt } = await pay({ ...dressing, name: "Om Wati" });
  const upi = { cash: 0, upi: 300, upiReference: "632911045555" };
  await pay({ ...dressing, name: "Parkash", ...upi });
  const back = { cash: 100, reason: "A smaller dressing" };
  await call("POST", `payments/${receipt.id}/refund`, desk, back);
  const notes = { 200: 2 };
  const { status, body } = await call("POST", "cash-counts", desk, { notes, kept: 0 });
  expect(status).toBe(201);
  const taken = { cash: 200, upi: 300, card: 0, claim: 0, receipts: 2, refunds: 1 };
  expect(body).toMatchObject({ ...taken, float: 200, notes, counted: 400, kept: 0, remark: "" });
  expect(body.number).toBe(before.number + 1);
  const much = await call("POST", "cash-counts", desk, { notes: {}, kept: 500, remark: "None" });
  expect(much.body.errors).toHaveProperty("kept");
});

test("a card is found by its number, the end of its phone and the beginning of a name, and left out before a day", async () => {
  const found = async (query: string) => (await call("GET", `patients?${query}`, desk)).body;
  const [card] = await found("phone=9814000021");
  expect(card.name).toBe("Harpreet Kaur");
  for (const query of [`number=${card.number}`, "phone=0021", "q=harp", "q=kaur&from=2001-01-01"]) {
    expect([query, await found(query)]).toEqual([query, [card]]);
  }
  for (const query of ["number=99999", "phone=0022", "q=arpreet", "q=harp&from=2099-01-01"]) {
    expect([query, await found(query)]).toEqual([query, []]);
  }
});
