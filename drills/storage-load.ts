import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import type { App } from "../tests/app/http.ts";
import { repeat } from "./repeat.ts";
import { countStatus, type Statuses } from "./statuses.ts";

let last = 0;

export function newApplicant() {
  last += 1;
  return {
    name: "Asha Verma",
    position: "Nurse",
    email: `drill${last}@example.org`,
    phone: "9876543210",
    resume_link: "https://example.org/cv",
  };
}

export function startWriting(app: App, writers: number, between = 0) {
  const acknowledged: string[] = [];
  const statuses: Statuses = {};
  const { stop } = repeat(async () => {
    const applicant = newApplicant();
    const response = await app.post("/careers", applicant).catch(() => undefined);
    const status = response?.status ?? 0;
    countStatus(statuses, status);
    if (status >= 200 && status < 400) acknowledged.push(applicant.email);
    await pause(status === 0 ? 20 : between);
  }, writers);
  return { acknowledged, statuses, stop };
}

export function findLost(data: string, acknowledged: string[]) {
  const sqlite = new Database(join(data, "hospital.db"), { timeout: 5000 });
  const emails = sqlite.prepare("SELECT email FROM applications").pluck().all() as string[];
  const check = sqlite.pragma("integrity_check(1)", { simple: true });
  sqlite.close();
  const stored = new Set(emails);
  const sent = emails.filter((email) => email.startsWith("drill"));
  return {
    lost: acknowledged.filter((email) => !stored.has(email)).length,
    doubled: sent.length - new Set(sent).size,
    isSound: check === "ok",
  };
}
