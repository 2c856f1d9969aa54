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

export interface Flash {
  sentence: string;
  changed?: string;
  page?: string;
  undo?: Changes;
  undoAt?: string | undefined;
  next?: { path: string; title: string; isFile?: true } | undefined;
  isUndone?: boolean;
}

export const offerUndo: MiddlewareFunction<Response> = (_, next) => notingChanges(next);

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

export function forgetFlash(): Promise<string> {
  return flash.serialize("", { maxAge: 0 });
}
