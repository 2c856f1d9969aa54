import { randomUUID } from "node:crypto";
import { momentOf } from "#app/timetable/calendar.ts";
import { doctorBody, logIn } from "../tests/api.ts";
import type { App } from "../tests/http.ts";

type Headers = Record<string, string>;

export interface Desk {
  app: App;
  bearer: Headers;
  doctor: string;
}

interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: read as any client would read it
  body: any;
}

/** Signs in for a new doctor with hours all day. */
export async function openDesk(app: App): Promise<Desk> {
  const { bearer } = await logIn(app);
  const desk = { app, bearer, doctor: "" };
  const { body } = await call(desk, "POST", "doctor", doctorBody);
  const opened = { ...desk, doctor: body.id as string };
  const made = await call(opened, "POST", `doctor/${body.id}/sittings`, hours);
  if (made.status !== 201) throw new Error(made.body.message);
  return opened;
}

const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: "06:00", to: "23:00", room: "Room 2" };

// biome-ignore lint/suspicious/noExplicitAny: read as any client would read it
export async function readQueue(desk: Desk): Promise<any> {
  const { body } = await call(desk, "GET", "appointments/by-date");
  return body.sittings?.find(({ doctor }: { doctor: string }) => doctor === desk.doctor);
}

/** Status 0 where no response came. */
export async function call(
  { app, bearer }: Desk,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const sent = app.send(method, `/api/v1/${path}`, body, bearer);
  const response = await sent.catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) return { status: 0, body: {} };
  return { status: response.status, body: JSON.parse(text || "{}") };
}

let last = 0;

export function giveToken(desk: Desk): Promise<Reply> {
  last += 1;
  const person = { name: `Drill ${last}`, phone: String(9_000_000_000 + last) };
  const date = momentOf(Date.now()).day;
  const body = { source: last % 2 ? "walk-in" : "phone", fee: 500, date, ...person };
  return call(desk, "POST", `doctor/${desk.doctor}/appointments`, body);
}

/** As a form of its own: without a key the same again within ten minutes is one payment. */
function withKey(desk: Desk): Desk {
  return { ...desk, bearer: { ...desk.bearer, "Idempotency-Key": randomUUID() } };
}

export function takeFee(desk: Desk, appointment: string, due?: number): Promise<Reply> {
  const lines = [{ text: "Consultation", rate: 500, kind: "consultation" }];
  return call(withKey(desk), "POST", "payments", { appointment, lines, cash: 500, due });
}

export function giveBack(desk: Desk, receipt: string): Promise<Reply> {
  return call(withKey(desk), "POST", `payments/${receipt}/refund`, {
    cash: 100,
    reason: "Not done",
  });
}

export interface MadePayment {
  id: string;
  kind: string;
  number: number;
  serial: string;
}

export async function listAll({ app, bearer }: Desk): Promise<MadePayment[]> {
  const all: MadePayment[] = [];
  let path = "/api/v1/payments";
  while (path) {
    const response = await app.get(path, bearer);
    all.push(...(await response.json()));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1] ?? "";
  }
  return all;
}
