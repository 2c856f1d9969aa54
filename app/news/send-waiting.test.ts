import "../../tests/app/temporary-data.ts";

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mailLink } from "#app/staff/by-mail.server.ts";
import { createFeedAddress } from "#db/accounts/feed-addresses.ts";
import { createStaff } from "#db/accounts/staff.ts";
import { createInvitation, listInvitations, withdrawInvitation } from "#db/accounts/staff-links.ts";
import {
  createApplication,
  createUncheckedApplication,
  deleteApplication,
} from "#db/applications/applications.ts";
import { closeDatabase, openDatabase, setBusyTimeout } from "#db/connection.server.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { newFormKey } from "#db/form-keys.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import {
  type MailServer,
  readMailServer,
  removeMailServer,
  saveMailServer,
} from "#db/settings/mail-server.ts";
import {
  countWaiting,
  listDue,
  maxWaiting,
  queueLetter,
  removeWaiting,
} from "#db/settings/outbox.ts";
import { type MailServerInTest, startMailServer } from "../../tests/app/mail-server.ts";
import { loader as feed } from "./feed.ts";
import { findLastFailure, sendWaiting } from "./send-waiting.server.ts";
import { action as sendTest } from "./staff-mail-test.tsx";
import { whyRefused } from "./transport.server.ts";
import { tellUnchecked, tellUncheckedDaily } from "./unchecked.server.ts";

const actor = { id: null, email: "command line" };
const minute = 60_000;
let server: MailServerInTest;

beforeAll(() => {
  migrateDataDirectory();
});
afterAll(closeDatabase);

beforeEach(async () => {
  server = await startMailServer();
  const fields = {
    host: "127.0.0.1",
    port: server.port,
    security: "none" as const,
    username: "",
    password: "",
    sender: "website@example.org",
    recipients: ["desk@example.org", "owner@example.org"],
    origin: "https://hospital.example",
  };
  saveMailServer(fields, 0, actor);
});

afterEach(async () => {
  removeMailServer(actor);
  await server.stop();
});

function applicant(position: string) {
  return {
    name: "Harleen Gill",
    position,
    email: "harleen@example.org",
    phone: "9812345678",
    resume_link: "https://example.org/cv",
  };
}

function apply(position = "Nurse"): string {
  return createApplication(applicant(position), newFormKey()).id;
}

test("an application is told to everybody who gets the news, without whose it is", async () => {
  const id = apply();
  await sendWaiting();
  expect(server.taken).toHaveLength(1);
  const [mail = ""] = server.taken;
  expect(mail).toContain("Subject: A new application for Nurse");
  expect(mail).toContain("To: desk@example.org, owner@example.org");
  expect(mail).toMatch(/^From: .*<website@example\.org>\r$/m);
  expect(mail).toMatch(/^Message-ID: <[\da-f]{24}@hospital\.example>\r$/m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail).toContain(`https://hospital.example/dashboard/Careers/${id}`);
  expect(mail).not.toMatch(/harleen|gill|98123/i);
  expect(countWaiting()).toBe(0);
});

test("a position with a number or an address in it is not repeated", async () => {
  apply("Nurse, call 98765 43210");
  apply("see www.example.org");
  await sendWaiting();
  expect(server.taken).toHaveLength(2);
  for (const mail of server.taken) {
    expect(mail).toMatch(/^Subject: A new application\r$/m);
    expect(mail).not.toMatch(/98765|www/);
  }
});

test("an application that was deleted meanwhile is told to nobody", async () => {
  deleteApplication(apply(), actor);
  await sendWaiting();
  expect(server.taken).toEqual([]);
  expect(countWaiting()).toBe(0);
});

test("while the server is away everything waits, and is sent once it is back", async () => {
  const { port } = server;
  await server.stop();
  for (let made = 0; made < 3; made += 1) apply();
  await sendWaiting();
  expect(countWaiting()).toBe(3);
  expect(findLastFailure()?.reason).toBe(`The server does not respond at 127.0.0.1, port ${port}.`);
  server = await startMailServer(port);
  await sendWaiting();
  expect(server.connections()).toBe(0);
  await sendWaiting(Date.now() + 2 * minute);
  expect(server.taken).toHaveLength(3);
  expect(countWaiting()).toBe(0);
  expect(findLastFailure()).toBeUndefined();
});

test("pauses grow: a server that is away for a day is called some thirty times", async () => {
  await server.stop();
  apply();
  const start = Date.now();
  let calls = 0;
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    const before = findLastFailure()?.at;
    await sendWaiting(start + minutes * minute);
    if (findLastFailure()?.at !== before) calls += 1;
  }
  expect(calls).toBeGreaterThan(20);
  expect(calls).toBeLessThan(35);
  expect(countWaiting()).toBe(1);
});

test("an email that the server refuses holds up no other", async () => {
  apply();
  server.become("refuses");
  await sendWaiting();
  expect(findLastFailure()?.reason).toContain("550 no such person");
  expect(countWaiting()).toBe(1);
  server.become("takes");
  apply("Pharmacist");
  await sendWaiting();
  expect(server.taken.join()).toContain("A new application for Pharmacist");
  await sendWaiting(Date.now() + 2 * minute);
  expect(countWaiting()).toBe(0);
});

test("of two people one is refused: the other gets the news, and a link that goes out later hides nothing", async () => {
  server.become("refuses the first");
  apply();
  await sendWaiting();
  expect(server.taken).toHaveLength(1);
  expect(countWaiting()).toBe(0);
  const refused = "The server refuses these recipients: desk@example.org.";
  expect(findLastFailure()?.reason).toBe(refused);
  server.become("takes");
  queueLetter({ recipient: "new@example.org", subject: "Invitation", text: "link" }, 48);
  await sendWaiting();
  expect(server.taken).toHaveLength(2);
  expect(findLastFailure()?.reason).toBe(refused);
  apply();
  await sendWaiting();
  expect(findLastFailure()).toBeUndefined();
});

test("nothing goes out while it cannot be written that it went out, and then it goes out once", async () => {
  apply();
  setBusyTimeout(0);
  const holder = openDatabase(databaseFile);
  holder.exec("BEGIN IMMEDIATE");
  for (let round = 0; round < 3; round += 1) {
    await expect(sendWaiting()).rejects.toThrow("database is locked");
  }
  holder.exec("ROLLBACK");
  holder.close();
  setBusyTimeout(5000);
  expect(server.taken).toEqual([]);
  expect(findLastFailure()).toBeUndefined();
  await sendWaiting();
  await sendWaiting(Date.now() + 2 * minute);
  expect(server.taken).toHaveLength(1);
});

test("what was sent while the disk became full comes again after a pause, and the server is not blamed", async () => {
  apply();
  server.become("is slow");
  const round = sendWaiting();
  await vi.waitUntil(() => server.taken.length === 1, 10_000);
  setBusyTimeout(0);
  const holder = openDatabase(databaseFile);
  holder.exec("BEGIN IMMEDIATE");
  await expect(round).rejects.toThrow("database is locked");
  holder.exec("ROLLBACK");
  holder.close();
  setBusyTimeout(5000);
  server.become("takes");
  await sendWaiting();
  expect(server.taken).toHaveLength(1);
  expect(findLastFailure()).toBeUndefined();
  await sendWaiting(Date.now() + 2 * minute);
  expect(countWaiting()).toBe(0);
});

test("once email is off nothing more goes out, in the middle of a round either", async () => {
  for (let made = 0; made < 3; made += 1) apply();
  server.become("is slow");
  const round = sendWaiting();
  await vi.waitUntil(() => server.taken.length === 1, 10_000);
  removeMailServer(actor);
  server.become("takes");
  await round;
  expect(server.taken).toHaveLength(1);
});

test("other recipients get what waits, and nobody what does not wait any more, in the middle of a round too", async () => {
  for (const position of ["Nurse", "Cook", "Guard"]) apply(position);
  const last = listDue(Date.now(), 3).at(-1);
  server.become("is slow");
  const round = sendWaiting();
  await vi.waitUntil(() => server.taken.length === 1, 10_000);
  const stored = readMailServer() as MailServer;
  const recipients = ["new-desk@example.org"];
  saveMailServer({ ...stored, password: "", recipients }, stored.version, actor);
  removeWaiting(last?.id ?? 0);
  server.become("takes");
  await round;
  expect(server.taken[0]).toContain("To: desk@example.org, owner@example.org");
  expect(server.taken[1]).toContain("To: new-desk@example.org");
  expect(server.taken).toHaveLength(2);
});

test.each([
  ["breaks off", () => server.stop()],
  ["refuses the email", () => server.become("refuses")],
  ["refuses a recipient", () => server.become("refuses the first")],
])("that the mail server of before %s is not said of the new one", async (_, fail) => {
  await using other = await startMailServer();
  apply();
  server.become("is slow");
  const round = sendWaiting();
  await vi.waitUntil(() => server.commands.some((line) => line.startsWith("MAIL")), 10_000);
  const stored = readMailServer() as MailServer;
  saveMailServer({ ...stored, password: "", port: other.port }, stored.version, actor);
  await fail();
  await round;
  expect(findLastFailure()).toBeUndefined();
  apply("Cook");
  await sendWaiting();
  expect(other.taken.join()).toContain("A new application for Cook");
});

test("a test through the mail server of before that comes late hides no trouble of the new one", async () => {
  await using other = await startMailServer();
  other.become("refuses");
  server.become("is slow");
  const tested = sendTest();
  await vi.waitUntil(() => server.commands.some((line) => line.startsWith("MAIL")), 10_000);
  const stored = readMailServer() as MailServer;
  saveMailServer({ ...stored, password: "", port: other.port }, stored.version, actor);
  apply();
  await sendWaiting();
  expect(findLastFailure()?.reason).toContain("550 no such person");
  server.become("takes");
  await tested;
  expect(server.taken.join()).toContain("Subject: A test from the website of");
  expect(findLastFailure()?.reason).toContain("550 no such person");
});

test("where a protected connection is asked for, nothing goes out without one", async () => {
  const stored = readMailServer() as MailServer;
  saveMailServer({ ...stored, password: "", security: "starttls" }, stored.version, actor);
  apply();
  await sendWaiting();
  expect(server.commands).toContain("STARTTLS");
  expect(server.taken).toEqual([]);
  expect(findLastFailure()?.reason).toContain("No protected connection can be made");
  expect(countWaiting()).toBe(1);
});

test.each([
  [{ code: "EDNS" }, "There is no server with the name 127.0.0.1."],
  [
    { code: "EAUTH", response: "535 wrong" },
    "The server refuses the user name or the password. It says: 535 wrong",
  ],
  [
    { code: "EENVELOPE", response: "550 who" },
    "The server refuses the sender or the recipients. It says: 550 who",
  ],
  [{ code: "EMESSAGE", response: "552 long" }, "The server refuses the email. It says: 552 long"],
])("of %j staff read %s", (error, reason) => {
  const stored = readMailServer() as MailServer;
  expect(whyRefused(error, stored)).toBe(reason);
  const lost = whyRefused(error, { ...stored, password: undefined });
  expect(lost).toContain("Type the password again.");
});

test("a silent server is left after ten seconds, and a slow one is waited for", async () => {
  apply();
  server.become("is silent");
  const start = Date.now();
  await sendWaiting();
  expect(Date.now() - start).toBeLessThan(20_000);
  expect(countWaiting()).toBe(1);
  server.become("is slow");
  await sendWaiting(Date.now() + 2 * minute);
  expect(server.taken).toHaveLength(1);
  expect(countWaiting()).toBe(0);
});

test("a full queue drops the oldest news, and never a link", () => {
  queueLetter({ recipient: "new@example.org", subject: "Invitation", text: "link" }, 48);
  const made = Array.from({ length: maxWaiting + 5 }, () => apply());
  const waiting = listDue(Date.now(), 2 * maxWaiting);
  expect(waiting.filter(({ kind }) => kind === "link")).toHaveLength(1);
  const told = waiting.flatMap(({ application_id }) => application_id ?? []);
  expect(told).toEqual(made.slice(1 - maxWaiting));
});

test("a link comes to its recipient alone, and no more once it has ended", async () => {
  queueLetter({ recipient: "new@example.org", subject: "You are invited", text: "the link" }, 48);
  await sendWaiting(Date.now() + 47 * 60 * minute);
  expect(server.taken.join()).toMatch(/To: new@example\.org\r[\s\S]*the link/);
  queueLetter({ recipient: "new@example.org", subject: "You are invited", text: "the link" }, 48);
  await sendWaiting(Date.now() + 49 * 60 * minute);
  expect(server.taken).toHaveLength(1);
  expect(countWaiting()).toBe(0);
});

test("a link that was withdrawn or replaced before its email went out is sent to nobody", async () => {
  const editor = { email: "new@example.org", role: "editor" } as const;
  const invite = () => {
    const token = createInvitation(editor, actor) ?? "";
    mailLink("/invitation", editor.email, `https://hospital.example/?code=${token}`, token);
    return token;
  };
  const first = invite();
  const second = invite();
  await sendWaiting();
  expect(server.taken).toHaveLength(1);
  expect(server.taken.join().replaceAll("=\r\n", "")).toContain(second);
  expect(server.taken.join().replaceAll("=\r\n", "")).not.toContain(first);
  invite();
  for (const { id } of listInvitations()) withdrawInvitation(id, actor);
  await sendWaiting();
  expect(server.taken).toHaveLength(1);
  expect(countWaiting()).toBe(0);
});

test("after a week news is old, and is dropped", async () => {
  apply();
  await sendWaiting(Date.now() + 8 * 24 * 60 * minute);
  expect(server.taken).toEqual([]);
  expect(countWaiting()).toBe(0);
});

test("nothing waits where no mail server is set", () => {
  removeMailServer(actor);
  apply();
  expect(countWaiting()).toBe(0);
});

test("the feed lists all applications, the newest first, and unchecked ones by their number", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const staff = createStaff(
      { email: "feed@example.org", name: "F", role: "editor", password_hash: "none" },
      actor,
    );
    const key = createFeedAddress({ id: staff?.id ?? "", email: "feed@example.org" });
    const read = async () => {
      const url = new URL(`https://hospital.example/news.atom?key=${key}`);
      return feed({ url } as Parameters<typeof feed>[0]).text();
    };
    const at = (time: string) => vi.setSystemTime(`2031-03-0${time}`);
    at("4T05:00Z");
    const older = apply("Cook");
    createUncheckedApplication(applicant("Buy now"), newFormKey());
    at("4T06:00Z");
    const newer = apply("Driver");
    const before = await read();
    expect(before.indexOf(newer)).toBeLessThan(before.indexOf(older));
    expect(before).toContain("<updated>2031-03-04T06:00:00.000Z</updated>\n<entry>");
    expect(before).not.toContain("unchecked");
    at("5T08:00Z");
    const after = await read();
    expect(after).toContain("<title>An application waits unchecked</title>");
    expect(after).toContain("<updated>2031-03-05T03:30:00.000Z</updated>\n<entry>");
    expect(after).not.toContain("Buy now");
    apply("Guard");
    expect(await read()).toContain("<updated>2031-03-05T08:00:00.000Z</updated>\n<entry>");
  } finally {
    vi.useRealTimers();
  }
});

test("unchecked applications are told of once, by their number alone", async () => {
  createUncheckedApplication(applicant("Buy now"), newFormKey());
  createUncheckedApplication(applicant("Nurse"), newFormKey());
  const tomorrow = Date.now() + 24 * 60 * minute;
  tellUnchecked(tomorrow);
  await sendWaiting();
  expect(server.taken).toHaveLength(2);
  expect(server.taken[0]).toContain("Subject: 2 applications wait unchecked");
  expect(server.taken.join()).toContain("https://hospital.example/dashboard/Careers/Unchecked");
  expect(server.taken.join()).not.toMatch(/Buy now|Harleen/);
  tellUnchecked(tomorrow + 24 * 60 * minute);
  expect(countWaiting()).toBe(0);
});

test("what waits unchecked is told once, also where the box is switched on after nine or not each day", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  try {
    const switchOn = async (at: string) => {
      // A box that was switched off waits for no nine o'clock any more.
      vi.clearAllTimers();
      vi.setSystemTime(at);
      const before = countWaiting();
      await tellUncheckedDaily();
      return (countWaiting() - before) / 2;
    };
    const come = (at: string) => {
      vi.setSystemTime(at);
      createUncheckedApplication(applicant("Buy now"), newFormKey());
    };
    await switchOn("2032-03-05T05:30Z");
    const waitingBefore = countWaiting();
    come("2032-03-05T10:00Z");
    expect(await switchOn("2032-03-05T11:00Z")).toBe(0);
    expect(await switchOn("2032-03-06T05:30Z")).toBe(1);
    expect(await switchOn("2032-03-06T06:30Z")).toBe(0);
    come("2032-03-06T10:00Z");
    expect(await switchOn("2032-03-08T05:30Z")).toBe(1);
    come("2032-03-08T06:00Z");
    await vi.advanceTimersByTimeAsync(24 * 60 * minute);
    expect(countWaiting() - waitingBefore).toBe(4 + 2);
  } finally {
    vi.useRealTimers();
  }
});
