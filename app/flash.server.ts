import { createCookie, redirect } from "react-router";
import { safePath } from "./http.ts";
import { type CookieName, cookies } from "./inputs.ts";

const flash = createCookie("flash" satisfies CookieName, {
  httpOnly: true,
  sameSite: "lax",
  path: "/dashboard",
});

/** What happened, the row that it happened to, and the page of the website that shows it now. */
export interface Flash {
  sentence: string;
  changed?: string;
  page?: string;
}

/** Redirects with a message for the next page of the dashboard. */
export async function redirectWithFlash(path: string, message: Flash): Promise<Response> {
  const cookie = await flash.serialize(message, { maxAge: 60 });
  return redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}

export async function readFlash(request: Request): Promise<Flash | undefined> {
  const sent = await flash.parse(request.headers.get("Cookie"));
  if (typeof sent?.sentence !== "string") return undefined;
  if (JSON.stringify(sent).length > cookies.flash) return undefined;
  const { sentence, changed, page } = sent;
  return {
    sentence,
    changed: typeof changed === "string" ? changed : undefined,
    page: typeof page === "string" ? safePath(page) : undefined,
  };
}

/** The value of Set-Cookie with which a message is shown no second time. */
export function forgetFlash(): Promise<string> {
  return flash.serialize("", { maxAge: 0 });
}
