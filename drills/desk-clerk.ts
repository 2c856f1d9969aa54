import { randomUUID } from "node:crypto";
import { momentOf } from "#app/timetable/calendar.ts";
import { doctorBody, everyDay, logIn } from "../tests/api/api.ts";
import type { App } from "../tests/app/http.ts";

export interface Desk {
  app: App;
  bearer: Record<string, string>;
  doctor: string;
}

interface Payment {
  kind: string;
  number: number;
  serial: string;
}

/** Signs in for a new doctor with hours all day. */
export async function openDesk(app: App): Promise<Desk> {
  const { bearer } = await logIn(app);
  const desk = { app, bearer, doctor: "" };
  desk.doctor = (await call(desk, "POST", "doctor", doctorBody)).body.id;
  const { status } = await call(desk, "POST", `doctor/${desk.doctor}/sittings`, everyDay);
  if (status !== 201) throw new Error(`The hours of the doctor returned ${status}`);
  return desk;
}

/** Status 0 where no response came. */
export async function call({ app, bearer }: Desk, method: string, path: string, body?: object) {
  // Without a key the same payment again within ten minutes is none.
  const headers = { ...bearer, "Idempotency-Key": randomUUID() };
  const response = await app.send(method, `/api/v1/${path}`, body, headers).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) return { status: 0, body: {} };
  return { status: response.status, body: JSON.parse(text || "{}") };
}

let last = 0;

export function giveToken(desk: Desk) {
  last += 1;
  const person = { name: `Drill ${last}`, phone: String(9_000_000_000 + last) };
  const date = momentOf(Date.now()).day;
  const body = { source: last % 2 ? "walk-in" : "phone", fee: 500, date, ...person };
  return call(desk, "POST", `doctor/${desk.doctor}/appointments`, body);
}

export function takeFee(desk: Desk, appointment: string) {
  const lines = [{ text: "Consultation", rate: 500, kind: "consultation" }];
  return call(desk, "POST", "payments", { appointment, lines, cash: 500 });
}

export function giveBack(desk: Desk, receipt: string) {
  return call(desk, "POST", `payments/${receipt}/refund`, { cash: 100, reason: "Not done" });
}

export async function listAll({ app, bearer }: Desk): Promise<Payment[]> {
  const all: Payment[] = [];
  let path = "/api/v1/payments";
  while (path) {
    const response = await app.get(path, bearer);
    all.push(...(await response.json()));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1] ?? "";
  }
  return all;
}
