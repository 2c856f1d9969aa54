import { createCookie, redirect } from "react-router";

const flash = createCookie("flash", { httpOnly: true, sameSite: "lax", path: "/dashboard" });

/** Redirects with a message for the next page of the dashboard. */
export async function redirectWithFlash(path: string, sentence: string): Promise<Response> {
  const cookie = await flash.serialize(sentence, { maxAge: 60 });
  return redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}

export async function readFlash(
  request: Request,
): Promise<{ sentence: string; forget: string } | undefined> {
  const sentence = await flash.parse(request.headers.get("Cookie"));
  if (typeof sentence !== "string") return undefined;
  return { sentence, forget: await flash.serialize("", { maxAge: 0 }) };
}
