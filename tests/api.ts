import { join } from "node:path";
import { openDatabase } from "#db/connection.server.ts";
import { type App, admin } from "./http.ts";

type Headers = Record<string, string>;

/** Signs in by the API; answers the headers that carry each of the two sessions it gives. */
export async function logIn(app: App): Promise<{ bearer: Headers; cookie: Headers }> {
  // Another visitor, or else the app's own calls would carry the cookie from now on.
  const response = await app.visitor().send("POST", "/api/v1/login", admin);
  const { token } = await response.json();
  const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
  return { bearer: { Authorization: `Bearer ${token}` }, cookie: { Cookie: cookie } };
}

/** Makes all sessions of the app's data end a minute ago. */
export function expireSessions(app: App): void {
  const sqlite = openDatabase(join(app.dataDirectory, "hospital.db"));
  const expires_at = new Date(Date.now() - 60_000).toISOString();
  sqlite.prepare("UPDATE sessions SET expires_at = ?").run(expires_at);
  sqlite.close();
}

/** All rows of all tables but the sessions, which change when somebody looks: equal when nothing was changed. */
export function dump(app: App): string {
  const sqlite = openDatabase(join(app.dataDirectory, "hospital.db"));
  const tables = ["doctors", "applications", "links", "staff", "audit"];
  const rows = tables.map((table) => sqlite.prepare(`SELECT * FROM ${table} ORDER BY id`).all());
  sqlite.close();
  return JSON.stringify(rows);
}

/** A doctor as a client may send it in JSON. */
export const doctorBody = {
  name: "Dr Test Doctor",
  specialization: "Urology",
  hospital: "Sector 20",
  about: "About",
  qualification: "MBBS",
  awards: "Society",
  experience: 12,
  fees: 800,
  availability: "available",
  contact: { phone: "9800000000", email: "test@example.org" },
  hospitalSlots: ["09:00 AM", "09:30 AM"],
  videoSlots: ["04:00 PM"],
};

/** An application as a client may send it. */
export const applicationBody = {
  name: "Test Applicant",
  position: "Nurse",
  contact: { email: "applicant@example.org", phone: "9800000001" },
  resumeLink: "https://example.org/resume.pdf",
};

/** A link as a client may send it. */
export const linkBody = {
  category: "mediainsta",
  url: "https://www.instagram.com/reel/Test12345/",
};

/** Adds a doctor, an application and a link; answers their ids. */
export async function addOneOfEach(app: App, staff: Headers) {
  const doctor = await (await app.send("POST", "/api/v1/doctor", doctorBody, staff)).json();
  const link = await (await app.send("POST", "/api/v1/social-links", linkBody, staff)).json();
  const career = await (await app.send("POST", "/api/v1/career", applicationBody)).json();
  return { doctor: doctor.id, link: link.data.id, application: career.application.id };
}
