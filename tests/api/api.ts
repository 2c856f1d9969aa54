import { createHash } from "node:crypto";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { doctorExample } from "#app/doctor-api/example.ts";
import { openDatabase } from "#db/connection.server.ts";
import { type App, admin } from "../app/http.ts";

type Headers = Record<string, string>;

/** Signs in by the API; returns the headers that carry each of its two sessions. */
export async function logIn(
  app: App,
  account = admin,
): Promise<{ bearer: Headers; cookie: Headers }> {
  const response = await app.send("POST", "/api/v1/login", account);
  const { token } = await response.json();
  const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
  return { bearer: { Authorization: `Bearer ${token}` }, cookie: { Cookie: cookie } };
}

export const credentialStates = [
  "none",
  "wrong",
  "expired",
  "revoked",
  "cookie",
  "bearer",
  "both",
] as const;

export async function credentialsOf(
  app: App,
): Promise<Record<(typeof credentialStates)[number], Headers>> {
  const [live, expired, revoked] = [await logIn(app), await logIn(app), await logIn(app)];
  expire(app, expired.bearer);
  await app.send("POST", "/api/v1/logout", undefined, revoked.bearer);
  return {
    none: {},
    wrong: { Authorization: `Bearer ${"x".repeat(43)}` },
    expired: expired.bearer,
    revoked: revoked.bearer,
    cookie: live.cookie,
    bearer: live.bearer,
    both: { ...live.bearer, ...live.cookie },
  };
}

export function expire(app: App, { Authorization = "" }: Headers): void {
  const hash = createHash("sha256").update(Authorization.replace("Bearer ", "")).digest("hex");
  const expires_at = new Date(Date.now() - 60_000).toISOString();
  onDatabase(app, (sqlite) =>
    sqlite.prepare("UPDATE sessions SET expires_at = ? WHERE token_hash = ?").run(expires_at, hash),
  );
}

export function onDatabase<Result>(
  app: Pick<App, "dataDirectory">,
  work: (sqlite: Database.Database) => Result,
): Result {
  const sqlite = openDatabase(join(app.dataDirectory, "hospital.db"));
  try {
    return work(sqlite);
  } finally {
    sqlite.close();
  }
}

/** All rows of all tables but those that change when somebody reads: equal when nothing was changed. */
export function dump(app: App): string {
  return onDatabase(app, (sqlite) => {
    const tables = sqlite
      .prepare(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT IN ('sessions', 'events', 'digests', 'sqlite_schema')",
      )
      .pluck()
      .all() as string[];
    return JSON.stringify(
      tables.map((table) => [table, sqlite.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()]),
    );
  });
}

/** Returns the same as `dump`, and reads it again only after something was written: a dump takes long. */
export function watchRows(app: App): { rows(): string; end(): void } {
  const watch = openDatabase(join(app.dataDirectory, "hospital.db"));
  const version = () => watch.pragma("data_version", { simple: true });
  let known = { version: version(), rows: dump(app) };
  return {
    rows() {
      const now = version();
      if (now !== known.version) known = { version: now, rows: dump(app) };
      return known.rows;
    },
    end: () => watch.close(),
  };
}

const { isActive: _, ...example } = doctorExample;

export const doctorBody = {
  ...example,
  name: "Dr Test Doctor",
  contact: { phone: "9800000000", email: "test@example.org" },
};

export const applicationBody = {
  name: "Test Applicant",
  position: "Nurse",
  contact: { email: "applicant@example.org", phone: "9800000001" },
  resumeLink: "https://example.org/resume.pdf",
};

export const linkBody = {
  category: "mediainsta",
  url: "https://www.instagram.com/reel/Test12345/",
};

export const sittingBody = { weekdays: [1, 3], from: "10:00", to: "13:00", room: "Room 2" };
/** Hours from six in the morning to eleven at night. */
export const everyDay = {
  ...sittingBody,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: "06:00",
  to: "23:00",
};
export const appointmentBody = { source: "phone", name: "Harpreet Kaur", phone: "9814000021" };
export const paymentBody = {
  name: "Ram Pyari",
  lines: [{ text: "Dressing", rate: 300 }],
  cash: 300,
};
export const absenceBody = { firstDay: "2099-03-01", lastDay: "2099-03-02" };
export const closureBody = { name: "Test Day", firstDay: "2099-03-03", lastDay: "2099-03-03" };
export const noticeBody = { text: "A test.", firstDay: "2099-03-04", lastDay: "2099-03-05" };

export async function addOneOfEach(app: App, staff: Headers) {
  async function add(path: string, body: object) {
    const response = await app.send("POST", `/api/v1/${path}`, body, staff);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }
  const { id: doctor } = await add("doctor", doctorBody);
  const sitting = (await add(`doctor/${doctor}/sittings`, sittingBody)).id;
  const appointment = await add(`doctor/${doctor}/appointments`, appointmentBody);
  return {
    doctor,
    link: (await add("social-links", linkBody)).data.id,
    application: (await add("career", applicationBody)).application.id,
    sitting,
    appointment: appointment.id,
    queue: appointment.queue,
    patient: appointment.patient.id,
    payment: (await add("payments", paymentBody)).id,
    absence: (await add(`doctor/${doctor}/absences`, absenceBody)).id,
    closure: (await add("closures", closureBody)).id,
    notice: (await add("notices", noticeBody)).id,
  };
}

/** The id for an address of the API, such as "/doctor/{id}" or "/api/v1/doctor/:id". */
export function idFor(path: string, ids: Awaited<ReturnType<typeof addOneOfEach>>): string {
  const [, kind = "doctor"] =
    /\/(doctor|appointment|queue|patient|payment|sitting|absence|closure|notice|career|social-link)/.exec(
      path,
    ) ?? [];
  const { application: career, link, ...others } = ids;
  return { ...others, career, "social-link": link }[kind] ?? "";
}
