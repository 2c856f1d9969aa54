import { createCookie, type MiddlewareFunction, redirect } from "react-router";
import { type Changes, notedChanges, notingChanges } from "#db/audit.ts";
import { type CookieName, cookies } from "./cookies.ts";
import { safePath } from "./http.ts";

const flash = createCookie("flash" satisfies CookieName, {
  httpOnly: true,
  sameSite: "lax",
  // The data of a page have an address of their own, such as /dashboard.data, which no path of a page covers.
  path: "/",
});

/** What happened, the row that it happened to, and the page of the website that shows it now. */
export interface Flash {
  sentence: string;
  changed?: string;
  page?: string;
  /** What Undo takes back; without it, all that this request has changed. */
  undo?: Changes;
  /** Where Undo takes back what is in no record of the website's changes. */
  undoAt?: string | undefined;
  /** What has to be done next, as a link to a screen or to a file. */
  next?: { path: string; title: string; isFile?: true } | undefined;
  /** The message is the outcome of Undo, and takes the focus that the button had. */
  isUndone?: boolean;
}

/** Runs each form of the dashboard, so that its message can offer to undo what it has changed. */
export const offerUndo: MiddlewareFunction<Response> = (_, next) => notingChanges(next);

/** Redirects with a message for the next page of the dashboard. */
export async function redirectWithFlash(path: string, message: Flash): Promise<Response> {
  const undo = message.undo ?? notedChanges();
  const cookie = await flash.serialize({ ...message, undo }, { maxAge: 60 });
  return redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}

export async function readFlash(request: Request): Promise<Flash | undefined> {
  const sent = await flash.parse(request.headers.get("Cookie"));
  if (typeof sent?.sentence !== "string") return undefined;
  if (JSON.stringify(sent).length > cookies.flash) return undefined;
  const { sentence, changed, page, undo, undoAt, next } = sent;
  return {
    sentence,
    changed: typeof changed === "string" ? changed : undefined,
    page: typeof page === "string" ? safePath(page) : undefined,
    undo: Number.isSafeInteger(undo?.first) && Number.isSafeInteger(undo?.last) ? undo : undefined,
    undoAt: typeof undoAt === "string" ? safePath(undoAt) : undefined,
    next: typeof next?.title === "string" ? { ...next, path: safePath(next.path) } : undefined,
    isUndone: sent.isUndone === true,
  };
}

/** The value of Set-Cookie with which a message is shown no second time. */
export function forgetFlash(): Promise<string> {
  return flash.serialize("", { maxAge: 0 });
}
