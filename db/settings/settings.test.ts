import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { createFirstStaff } from "#db/accounts/staff.ts";
import { type Changes, notedChanges, notingChanges } from "#db/audit.ts";
import { all, closeDatabase, query, run } from "#db/connection.server.ts";
import { undoChanges } from "#db/history/undo.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import type { Setting } from "#db/setting-groups.ts";
import { readMailServer, removeMailServer, saveMailServer } from "./mail-server.ts";
import { sampleSettings } from "./sample-hospital.ts";
import { listSavedSettings, readSetting, resetSetting, saveSetting } from "./settings.ts";

let staff: { id: string; email: string };

beforeAll(() => {
  migrateDataDirectory();
  const email = "desk@example.org";
  const made = createFirstStaff(
    { email, name: "Desk", password_hash: "x" },
    { id: null, email: "test" },
  );
  staff = { id: String((made as { id?: string } | undefined)?.id ?? ""), email };
});
afterAll(closeDatabase);

test("a group that nobody saved is the sample", () => {
  expect(readSetting("figures")).toEqual({
    id: "figures",
    value: sampleSettings.figures,
    version: 0,
    isUnsaid: true,
  });
  expect(listSavedSettings()).toEqual(["checklist"]);
});

test("what was saved is read, and an older version is refused with what is stored", () => {
  saveSetting("figures", { beds: 60, icuBeds: 6 }, 0, staff);
  expect(readSetting("figures")).toMatchObject({ value: { beds: 60 }, version: 1 });
  const late = saveSetting("figures", { beds: 70, icuBeds: 6 }, 0, staff);
  expect(late).toMatchObject({ conflict: true, current: { value: { beds: 60 }, version: 1 } });
  expect(readSetting("figures").value.beds).toBe(60);
});

test("the same values again change nothing, whatever their version", () => {
  const again = saveSetting("figures", { beds: 60, icuBeds: 6 }, 0, staff);
  expect(again).toMatchObject({ conflict: false, after: { version: 1 } });
});

test("the sample, saved as it is, is the hospital's own", () => {
  saveSetting("identity", sampleSettings.identity, 0, staff);
  expect(readSetting("identity").isUnsaid).toBe(false);
  expect(listSavedSettings().sort()).toEqual(["checklist", "figures", "identity"]);
});

test("once the name is the hospital's own, what nobody has saved claims nothing", () => {
  expect(readSetting("leaders")).toMatchObject({ value: { items: [] }, isUnsaid: true });
  const { value } = readSetting("texts");
  expect(value.about).toBe("");
  saveSetting("texts", value, 0, staff);
  expect(readSetting("texts")).toMatchObject({ value, version: 1, isUnsaid: false });
  resetSetting("identity", staff);
  expect(readSetting("leaders").value).toEqual(sampleSettings.leaders);
  expect(readSetting("texts").value).toEqual(value);
});

test("discarded and undone, a group is as it was, and its version never returns", () => {
  const changes = changesOf(() => resetSetting("figures", staff));
  expect(readSetting("figures")).toMatchObject({ version: 2, isUnsaid: true });
  expect(listSavedSettings()).not.toContain("figures");
  resetSetting("figures", staff);
  expect(readSetting("figures").version).toBe(2);
  undoChanges(changes, { ...staff, isAdmin: true });
  expect(readSetting("figures")).toMatchObject({ value: { beds: 60 }, version: 3 });
});

test.each([
  { name: "hours", answer: { hasEmergency: true } },
  { name: "hours", answer: { isEmergencyAlwaysOpen: false } },
  { name: "figures", answer: { icuBeds: 4 } },
  { name: "insurers", answer: { takesInsurance: true } },
  { name: "texts", answer: { takesApplications: false } },
] as const)("an answer given for the first time is gone once undone: $answer", (first) => {
  const { name, answer } = first;
  const [question = ""] = Object.keys(answer);
  const { [question]: _, ...unanswered } = sampleSettings[name] as unknown as Record<
    string,
    unknown
  >;
  const save = (value: object) =>
    saveSetting(name, value as Setting<typeof name>, readSetting(name).version, staff);
  save(unanswered);
  const given = changesOf(() => save({ ...unanswered, ...answer }));
  const undone = changesOf(() => undoChanges(given, { ...staff, isAdmin: true }));
  expect(readSetting(name).value).toStrictEqual(unanswered);
  expect(undoChanges(given, { ...staff, isAdmin: true })).toEqual({ alreadyUndone: true });
  undoChanges(undone, { ...staff, isAdmin: true });
  expect(readSetting(name).value).toStrictEqual({ ...unanswered, ...answer });
});

const server = {
  host: "smtp.example.org",
  port: 587,
  security: "starttls" as const,
  username: "website",
  sender: "website@example.org",
  recipients: ["desk@example.org"],
  origin: "https://hospital.example",
};

test("the record says that the password of the mail server changed, where it did, and never what it is", () => {
  const passwords = ["monsoon-secret-9", "monsoon-secret-9", "winter-secret-7"];
  for (const [version, password] of passwords.entries()) {
    saveMailServer({ ...server, password }, version, staff);
  }
  const recorded = all(query.selectFrom("audit").select("after").orderBy("id", "desc").limit(3));
  const told = recorded.map(({ after }) => JSON.parse(after ?? "{}").password);
  expect(told).toEqual(["changed", undefined, undefined]);
  expect(JSON.stringify(recorded)).not.toContain("secret");
});

test("a mail server that was off and is on again refuses the forms of before, and off it keeps nothing", () => {
  const password = "monsoon-secret-9";
  const before = readMailServer()?.version ?? 0;
  removeMailServer(staff);
  expect(readMailServer()).toBeUndefined();
  const left = all(query.selectFrom("mail_server").selectAll());
  expect(JSON.stringify(left)).not.toMatch(/smtp|website|example/);
  const save = (version: number) => saveMailServer({ ...server, password }, version, staff);
  expect(save(before)).toBe(false);
  expect(save(0)).toBe(true);
  const versions = Array.from({ length: before + 1 }, (_, version) => version);
  expect(versions.map(save)).toEqual(versions.map(() => false));
  expect(save(before + 1)).toBe(true);
  const actions = query.selectFrom("audit").select("action").where("subject", "=", "mail server");
  const recorded = all(actions.orderBy("id", "desc").limit(3)).map(({ action }) => action);
  expect(recorded).toEqual(["update", "create", "delete"]);
});

test("in place of a text that cannot be read stands what was saved last", () => {
  const save = (value: Setting<"hours">) =>
    saveSetting("hours", value, readSetting("hours").version, staff);
  const first = { ...sampleSettings.hours, isEmergencyAlwaysOpen: true };
  for (let at = 0; at < 25; at += 1) save({ ...first, visiting: `${at}–12` });
  const { isEmergencyAlwaysOpen: _, ...last } = { ...first, visiting: "5–7 PM" };
  save(last);
  const spoil = () =>
    run(query.updateTable("settings").set({ value: "{}" }).where("name", "=", "hours"));
  spoil();
  const { value, isFromRecord } = readSetting("hours");
  expect([value, isFromRecord]).toEqual([last, true]);
  save({ ...last, reception: "8 AM–9 PM" });
  spoil();
  expect(readSetting("hours").value).toEqual({ ...last, reception: "8 AM–9 PM" });
  run(query.updateTable("audit").set({ after: "1" }).where("subject_id", "=", "hours"));
  expect(readSetting("hours")).toMatchObject({ isUnsaid: true });
});

function changesOf(work: () => unknown): Changes {
  return notingChanges(() => {
    work();
    return notedChanges();
  }) as Changes;
}
