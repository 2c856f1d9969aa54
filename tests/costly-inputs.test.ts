import { expect, test } from "vitest";
import { startAppForFile } from "./app/app.ts";
import { admin } from "./app/http.ts";
import { childrenOf, residentMemoryOf } from "./app/process-memory.ts";
import { startDailyWork } from "./forms/daily-work.ts";
import { formFields } from "./forms/form-fields.ts";
import { openSetting } from "./forms/setting-form.ts";
import { costlyMarks, costlyText, costlyUploads } from "./hostile/costly-inputs.ts";
import { textOf } from "./pages/text-of.ts";
import { share } from "./runner/rounds.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const staff = await app.as(admin);

const mebibyte = 1024 * 1024;

async function expectServedWhile(work: Promise<unknown>): Promise<void> {
  const pid = app.process.pid as number;
  const [worker] = childrenOf(pid);
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentMemoryOf(pid));
  }, 50);
  const others = startDailyWork(app, staff);
  await work;
  clearInterval(timer);
  const { statuses } = await others.stop();
  expect(Object.keys(statuses).toSorted()).toEqual([
    "application 303",
    "dashboard 200",
    "search 200",
  ]);
  expect(childrenOf(pid)).toEqual([worker]);
  // The thread that reads is one of them.
  expect(most).toBeLessThan(400 * mebibyte);
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

async function sendAbout(mark: string) {
  const fields = await openSetting(staff, "Texts");
  const about = costlyText(mark, 19_800);
  const sent = staff.post("/dashboard/Hospital/Texts", { ...fields, about });
  await expectServedWhile(sent);
  const response = await sent;
  return { status: response.status, page: await response.text(), about };
}

async function sendFile(make: () => Uint8Array) {
  const form = new FormData();
  form.append("file", new File([Buffer.from(make())], "doctors.xlsx"));
  const sent = staff.post("/dashboard/AddDoctor/Import", form);
  await expectServedWhile(sent);
  const response = await sent;
  return { status: response.status, text: textOf(await response.text()) };
}

test("so is a text about the hospital", async () => {
  const { status, page, about } = await sendAbout("1) ");
  expect(status).toBe(400);
  expect(textOf(page)).toContain("takes too long to check");
  expect(page).toContain(about.slice(0, 300));
});

test("so is a file of doctors", async () => {
  const { status, text } = await sendFile(
    costlyUploads["a format of 2,000,000 brackets"] as () => Uint8Array,
  );
  expect(status).toBe(400);
  expect(text).toContain("This file cannot be imported");
});

test.each(share(costlyMarks, 12))("a text of %j is read in time or comes back", async (mark) => {
  const { status, page, about } = await sendAbout(mark);
  if (status === 303) return;
  expect([400, 503]).toContain(status);
  expect(page).toMatch(/takes too long to check|line 1: |too busy to check/);
  expect((formFields(page).about ?? "").slice(0, 300)).toBe(about.slice(0, 300));
});

test.each(share(Object.entries(costlyUploads), 15))("%s: the file is refused", async (_, make) => {
  const { status, text } = await sendFile(make);
  expect([400, 503]).toContain(status);
  expect(text).toMatch(/cannot be imported|too busy to check/);
});
