import { everyDay, logIn, onDatabase } from "../api/api.ts";
import { addAccount } from "../app/add-account.ts";
import { type App, admin, type Visitor } from "../app/http.ts";
import { formFields } from "./form-fields.ts";

const password = "river lotus candle";

/** Where the message of a page takes back the change that it tells of. */
export function undoPathIn(html: string): string {
  return /action="([^"]*\/undo\/\d+)"/.exec(html)?.[1] ?? "";
}

/** Two clerks of a front desk, and a doctor who sits every day. */
export async function openDesk(app: App) {
  const clerk = { email: "clerk@example.org", password };
  const colleague = { email: "ravi@example.org", password };
  for (const account of [clerk, colleague]) await addAccount(app.dataDirectory, account, "desk");
  const { bearer } = await logIn(app, admin);
  const doctors = (await (await app.get("/api/v1/doctors")).json()) as { _id: string }[];
  const doctor = doctors[0]?._id ?? "";
  const path = `/api/v1/doctor/${doctor}/sittings`;
  const { status } = await app.send("POST", path, everyDay, bearer);
  if (status !== 201) throw new Error(`The hours of the doctor returned ${status}`);
  const [desk, other] = [await app.as(clerk), await app.as(colleague)];

  async function read(path: string, visitor: Visitor = desk): Promise<string> {
    const response = await visitor.get(path);
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
    return response.text();
  }

  const bookingAt = (phone: string) => `/dashboard/Register/new?phone=${phone}&doctor=${doctor}`;

  /** Sends the form as somebody fills it in; returns the appointment and its queue. */
  async function book(phone: string, name: string, more: Record<string, string> = {}) {
    const path = bookingAt(phone);
    const html = await read(path);
    const [, when = ""] = /name="when"[^>]*value="([^"]+)"/.exec(html) ?? [];
    const fields = { ...formFields(html), source: "phone", visit: "first", name, when, ...more };
    const response = await desk.post(path, fields);
    const [place = "", id = ""] = (response.headers.get("Location") ?? "").split("#");
    const queue = id ? (/queue\/(\w{24})\/print/.exec(await read(place))?.[1] ?? "") : "";
    return { response, fields, id, queue, path };
  }

  function change(id: string, from: string, to: string, visitor: Visitor = desk) {
    return visitor.post(`/dashboard/Register/${id}/state`, { from, to });
  }

  function stored(sql: string): unknown[] {
    return onDatabase(app, (sqlite) => sqlite.prepare(sql).pluck().all());
  }

  return { bearer, desk, other, doctor, read, bookingAt, book, change, stored };
}
