import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { all, closeDatabase, query, run } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { createStaff, type StaffMember, setPasswordHash } from "./staff.ts";
import { countLinksMadeBy, endOtherAccess } from "./staff-access.ts";
import {
  deleteStaff,
  disableStaff,
  enableStaff,
  setJob,
  signOutEverywhere,
} from "./staff-changes.ts";
import {
  acceptInvitation,
  createInvitation,
  createPasswordLink,
  findPasswordLinkTo,
  listInvitations,
  listPasswordLinks,
  readInvitation,
  readPasswordLink,
  spendPasswordLink,
  withdrawPasswordLink,
} from "./staff-links.ts";

const commandLine = { id: null, email: "command line" };
let count = 0;
let boss: StaffMember;

beforeAll(() => {
  migrateDataDirectory();
  boss = addAdmin();
});
afterAll(closeDatabase);

function addAdmin(): StaffMember {
  const email = `admin${++count}@example.org`;
  const fields = { email, name: `Admin ${count}`, role: "admin", password_hash: "x" } as const;
  return createStaff(fields, commandLine) as StaffMember;
}

/** One of each that an account can make. */
function makeLinks(maker: { id: string | null; email: string }) {
  const target = addAdmin();
  const email = `guest${++count}@example.org`;
  return {
    target,
    invitation: createInvitation({ email, role: "admin" }, maker) as string,
    password: createPasswordLink(target, { endsSecondFactor: true }, maker),
  };
}

function stateOf({ invitation, password }: ReturnType<typeof makeLinks>) {
  return [readInvitation(invitation), readPasswordLink(password)].map((link) =>
    typeof link === "string" ? link : "good",
  );
}

function change(id: string, columns: { role: "editor" } | { disabled_at: string }) {
  run(query.updateTable("staff").set(columns).where("id", "=", id));
}

/** What the record says that somebody has withdrawn since an entry of it. */
function withdrawnSince(last: number): unknown[] {
  const entries = query.selectFrom("audit").select(["subject", "staff_email"]);
  return all(entries.where("id", ">", last).where("action", "=", "delete")).filter(({ subject }) =>
    ["invitation", "password link"].includes(subject),
  );
}

function lastEntry(): number {
  return all(query.selectFrom("audit").select("id").orderBy("id")).at(-1)?.id ?? 0;
}

const losses: Record<string, (maker: StaffMember) => unknown> = {
  "another role": ({ id }) => setJob(id, "editor", boss),
  "being disabled": ({ id }) => disableStaff(id, boss),
  "being removed": ({ id }) => deleteStaff(id, boss),
  "being signed out everywhere": ({ id }) => signOutEverywhere(id, boss),
  "a new password": ({ email }) => setPasswordHash(email, "y", boss),
  "a link to a new password": (maker) =>
    spendPasswordLink(createPasswordLink(maker, { endsSecondFactor: false }, boss), "y"),
  "saying that somebody else signed in": (maker) =>
    endOtherAccess({ ...maker, sessionId: "own" }, "device"),
};

test.each(Object.entries(losses))("%s ends the links that an account has made", (_, lose) => {
  const maker = addAdmin();
  const [made, kept, shell] = [makeLinks(maker), makeLinks(boss), makeLinks(commandLine)];
  expect([stateOf(made), countLinksMadeBy(maker.id)]).toEqual([["good", "good"], 2]);
  const last = lastEntry();
  lose(maker);
  expect(stateOf(made)).toEqual(["withdrawn", "withdrawn"]);
  expect(withdrawnSince(last)).toHaveLength(2);
  setJob(maker.id, "admin", boss);
  enableStaff(maker.id, boss);
  expect(stateOf(made)).toEqual(["withdrawn", "withdrawn"]);
  expect(acceptInvitation(made.invitation, { name: "X", password_hash: "y" })).toBeUndefined();
  expect(spendPasswordLink(made.password, "y")).toBeUndefined();
  expect(findPasswordLinkTo(made.target.id)).toBeUndefined();
  expect([stateOf(kept), stateOf(shell)]).toEqual([
    ["good", "good"],
    ["good", "good"],
  ]);
});

test.each<[string, (id: string) => void]>([
  ["role", (id) => change(id, { role: "editor" })],
  ["state", (id) => change(id, { disabled_at: "2026-01-01" })],
  ["row", (id) => run(query.deleteFrom("staff").where("id", "=", id))],
])("a %s that is changed by no function of the program ends them too", (_, lose) => {
  const maker = addAdmin();
  const made = makeLinks(maker);
  lose(maker.id);
  expect(stateOf(made)).toEqual(["withdrawn", "withdrawn"]);
  expect(listInvitations().map(({ created_by }) => created_by)).not.toContain(maker.email);
  expect(listPasswordLinks().map(({ created_by }) => created_by)).not.toContain(maker.email);
  expect(findPasswordLinkTo(made.target.id)).toBeUndefined();
});

test("a link to an account is withdrawn by hand, by a new password, and when nobody may sign in to it", () => {
  const ways: Array<(target: StaffMember) => unknown> = [
    ({ id }) => withdrawPasswordLink(id, boss),
    ({ id, email }) => setPasswordHash(email, "y", { id, email }),
    ({ id }) => disableStaff(id, boss),
    (target) => endOtherAccess({ ...target, sessionId: "own" }, "device"),
  ];
  for (const withdraw of ways) {
    const { target, password } = makeLinks(commandLine);
    expect(findPasswordLinkTo(target.id)).toMatchObject({
      name: target.name,
      ends_second_factor: 1,
      created_by: "command line",
    });
    const last = lastEntry();
    withdraw(target);
    expect(readPasswordLink(password)).toBe("withdrawn");
    expect(withdrawnSince(last)).toHaveLength(1);
    expect(withdrawPasswordLink(target.id, boss)).toBe(false);
  }
});

test("a second link to a new password takes the place of the first, which may have gone to somebody else", () => {
  const { target, password } = makeLinks(commandLine);
  const second = createPasswordLink(target, { endsSecondFactor: false }, boss);
  expect(readPasswordLink(password)).toBe("replaced");
  expect(readPasswordLink(second)).toMatchObject({ member: { id: target.id } });
});

test("a link that has expired is open no longer, and is not withdrawn", () => {
  const maker = addAdmin();
  const { target } = makeLinks(maker);
  run(query.updateTable("staff_links").set({ expires_at: "2026-01-01T00:00:00.000Z" }));
  expect([countLinksMadeBy(maker.id), findPasswordLinkTo(target.id)]).toEqual([0, undefined]);
  expect(listPasswordLinks()).toEqual([]);
  const last = lastEntry();
  disableStaff(maker.id, boss);
  expect(withdrawnSince(last)).toEqual([]);
});
