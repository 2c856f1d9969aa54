import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { momentOf } from "#app/timetable/calendar.ts";
import { openDatabase } from "#db/connection.server.ts";
import { type App, admin, preparedDirectory, runScript, startApp } from "../tests/app/http.ts";
import { processorTimeOf } from "../tests/app/process-memory.ts";
import { addDeskYears, idOf } from "./desk-rows.ts";
import type { Drill, Figure } from "./drill.ts";
import { inMilliseconds, percentile } from "./percentile.ts";
import { timeScreens } from "./screens.ts";

/** What ten years of a front desk cost: the time of each screen, and the work of a night. */
export const deskMany: Drill = async ({ isLong }) => {
  const data = preparedDirectory();
  const today = momentOf(Date.now()).day;
  const rows = isLong
    ? { appointments: 1_200_000, payments: 1_000_000 }
    : { appointments: 120_000, payments: 100_000 };
  addDeskYears(data, { ...rows, today });
  try {
    return await measure(data, rows, today);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

async function measure(
  data: string,
  rows: { appointments: number; payments: number },
  today: string,
): Promise<Figure[]> {
  const size = statSync(join(data, "hospital.db")).size;
  await using app = await startApp({ RATE_LIMITS: "off", TRUST_CLOCK: "off" }, data);
  const pid = app.process.pid as number;
  const begun = processorTimeOf(pid);
  const waits = await readMeanwhile(app, 20_000);
  const night = processorTimeOf(pid) - begun;
  const staff = await app.as(admin);
  const figures = await timeScreens(app, staff, listScreens(data, today));
  const begin = performance.now();
  const month = { from: `${today.slice(0, 7)}-01`, to: today };
  const book = await staff.get(`/dashboard/Payments/export.xlsx?${new URLSearchParams(month)}`);
  const { byteLength } = await book.arrayBuffer();
  const checked = performance.now();
  const { code } = await runScript(["commands/check-data.ts"], { DATA_DIR: data });
  return [
    ...figures,
    {
      what: `the start with ${rows.appointments} appointments and ${rows.payments} receipts in ${Math.round(size / 1e6)} MB, and what is deleted each day`,
      goal: "at most 5 s of the processor more than the server itself",
      seen: `${night.toFixed(1)} s`,
      holds: night <= 10,
    },
    {
      what: `${waits.length} searches of a visitor while what is old is deleted`,
      goal: "the middle one at most 100 ms, and one in ten 500 ms",
      seen: [0.5, 0.9].map((share) => inMilliseconds(percentile(waits, share))).join(" and "),
      holds: percentile(waits, 0.5) <= 100 && percentile(waits, 0.9) <= 500,
    },
    {
      what: "a month for the accountant",
      goal: "complete",
      seen: `${book.status}, ${Math.round(byteLength / 1000)} KB in ${inMilliseconds(checked - begin)}`,
      holds: book.status === 200 && byteLength > 10_000,
    },
    {
      what: "the check of every row, as each night",
      goal: "at most 120 s, and sound",
      seen: `${((performance.now() - checked) / 1000).toFixed(0)} s, code ${code}`,
      holds: code === 0 && performance.now() - checked <= 120_000,
    },
  ];
}

async function readMeanwhile(app: App, milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const waits: number[] = [];
  while (performance.now() < until) {
    const begun = performance.now();
    await (await app.get(`/doctors?q=nobody${waits.length}`)).arrayBuffer();
    waits.push(performance.now() - begun);
    await pause(200);
  }
  return waits;
}

function listScreens(data: string, today: string): string[] {
  const sqlite = openDatabase(join(data, "hospital.db"));
  const one = (sql: string) => sqlite.prepare(sql).pluck().get() as string;
  const appointment = one(
    `SELECT id FROM appointments WHERE day = '${today}' AND state = 'booked'`,
  );
  const queue = one(`SELECT queue_id FROM appointments WHERE id = '${appointment}'`);
  const receipt = one(`SELECT id FROM payments WHERE day = '${today}' AND kind = 'receipt'`);
  const old = one("SELECT day FROM payments WHERE kind = 'refund' ORDER BY day");
  sqlite.close();
  const [register, payments, patients] = ["Register", "Payments", "Patients"].map(
    (name) => `/dashboard/${name}`,
  );
  return [
    register,
    `${register}?day=${old}`,
    `${register}?queue=${queue}`,
    `${register}?state=seen&day=${old}&page=3`,
    `${register}?q=kaur`,
    `${register}?q=0021`,
    `${register}/${appointment}`,
    `${register}/${appointment}/slip`,
    `${register}/${appointment}/move`,
    `${register}/new?phone=9800000021`,
    `${register}/new?phone=0021`,
    `${register}/queue/${queue}`,
    `${register}/queue/${queue}/print`,
    `${register}/queue/${queue}/move`,
    patients,
    `${patients}?q=harpreet`,
    `${patients}?q=kaur 21`,
    `${patients}?phone=0021`,
    `${patients}/${idOf("a", 1)}`,
    payments,
    `${payments}?day=${old}&page=4`,
    `${payments}?mode=upi&day=${old}`,
    `${payments}?q=harpreet`,
    `${payments}?q=nobody at all`,
    `${payments}?q=12`,
    `${payments}?q=26-27/12`,
    `${payments}?q=000000000021`,
    `${payments}/new?appointment=${appointment}`,
    `${payments}/${receipt}`,
    `${payments}/${receipt}/print`,
    `${payments}/${receipt}/refund`,
    `${payments}/count`,
    `${payments}/counts`,
    `${payments}/counts?page=40`,
    `${payments}/lost`,
    `/api/v1/payments?from=${old}&limit=100`,
    `/api/v1/appointments?from=${old}&limit=100`,
  ] as string[];
}
