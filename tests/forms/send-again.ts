import { randomBytes } from "node:crypto";
import { onDatabase } from "../api/api.ts";
import { type App, admin, type Visitor } from "../app/http.ts";

/** The key that a form carries; each page that is opened anew has another. Empty: it carries none. */
export function keyIn(html: string): string {
  return /name="form_key" value="([^"]*)"/.exec(html)?.[1] ?? "";
}

export async function openForm(staff: Visitor, path: string): Promise<string> {
  return keyIn(await (await staff.get(path)).text());
}

/** What staff read at the top of the page to which a response sends them. */
export async function toldAfter(staff: Visitor, response: Response): Promise<string> {
  const page = await (await staff.get(response.headers.get("Location") ?? "")).text();
  return /role="status"[^>]*>([^<]*)</.exec(page)?.[1] ?? "";
}

export async function undoAfter(staff: Visitor, response: Response): Promise<Response> {
  const page = await (await staff.get(response.headers.get("Location") ?? "")).text();
  const [form = ""] = /<form[^>]*action="\/dashboard\/Undo".*?<\/form>/.exec(page) ?? [];
  const fields = form.matchAll(/name="(\w+)" value="([^"]*)"/g);
  const typed = [...fields].map(([, name, value]) => [name, value?.replaceAll("&amp;", "&")]);
  return staff.post("/dashboard/Undo", Object.fromEntries(typed));
}

/** Signs in a second staff member, with the password of the first. */
export async function signInColleague(app: App): Promise<Visitor> {
  const email = "colleague@example.org";
  onDatabase(app, (sqlite) =>
    sqlite
      .prepare(
        `INSERT OR IGNORE INTO staff (id, email, name, role, password_hash, created_at, updated_at)
         SELECT ?, ?, 'Colleague', role, password_hash, created_at, updated_at FROM staff WHERE email = ?`,
      )
      .run(randomBytes(12).toString("hex"), email, admin.email),
  );
  return app.as({ ...admin, email });
}

export function count(app: App, query: string, ...parameters: string[]): number {
  return onDatabase(
    app,
    (sqlite) =>
      sqlite
        .prepare(query)
        .pluck()
        .get(...parameters) as number,
  );
}
