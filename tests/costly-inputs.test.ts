import { expect, test } from "vitest";
import { startAppForFile } from "./app.ts";
import { costlyText, costlyUploads } from "./costly-inputs.ts";
import { startDailyWork } from "./daily-work.ts";
import { formFields } from "./form-fields.ts";
import { admin } from "./http.ts";
import { childrenOf } from "./process-memory.ts";
import { openSetting } from "./setting-form.ts";
import { textOf } from "./text-of.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);

async function expectServedWhile(work: Promise<unknown>): Promise<void> {
  const [worker] = childrenOf(app.process.pid as number);
  const others = startDailyWork(app, staff);
  await work;
  const { statuses } = await others.stop();
  expect(Object.keys(statuses).toSorted()).toEqual([
    "application 303",
    "dashboard 200",
    "search 200",
  ]);
  expect(childrenOf(app.process.pid as number)).toEqual([worker]);
}

test("two article texts that take too long are ended with a message, and nobody waits for them", async () => {
  const path = "/dashboard/Articles/Dengue/edit";
  const fields = formFields(await (await staff.get(path)).text());
  const text = costlyText("1) ", 28_800);
  const send = () => staff.post(path, { ...fields, text, preview: "yes" });
  const sent = Promise.all([send(), send()]);
  await expectServedWhile(sent);
  for (const response of await sent) {
    const page = await response.text();
    // A busy computer gives them no turn in time, or not as much of the processor as they may have.
    expect([400, 503]).toContain(response.status);
    expect(textOf(page)).toMatch(
      /takes too long to check|texts and files are being checked|server is too busy to check/,
    );
    expect(page).toContain(text.slice(0, 300));
  }
});

test("so is a text about the hospital", async () => {
  const fields = await openSetting(staff, "Texts");
  const about = costlyText("1) ", 19_800);
  const sent = staff.post("/dashboard/Hospital/Texts", { ...fields, about });
  await expectServedWhile(sent);
  const response = await sent;
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(textOf(page)).toContain("takes too long to check");
  expect(page).toContain(about.slice(0, 300));
});

test("so is a file of doctors", async () => {
  const form = new FormData();
  form.append(
    "file",
    new File(
      [costlyUploads["a format of 2,000,000 brackets"]?.() as Uint8Array<ArrayBuffer>],
      "doctors.xlsx",
    ),
  );
  const sent = staff.post("/dashboard/AddDoctor/Import", form);
  await expectServedWhile(sent);
  const response = await sent;
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain("This file cannot be imported");
});
