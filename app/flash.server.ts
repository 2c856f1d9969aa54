import { createCookie, redirect } from "react-router";

const flash = createCookie("flash", { httpOnly: true, sameSite: "lax", path: "/dashboard" });

/** Goes to a page after a change was made, with a sentence to show there once. */
export async function redirectWithFlash(path: string, sentence: string): Promise<Response> {
  const cookie = await flash.serialize(sentence, { maxAge: 60 });
  return redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** The sentence to show on this page, and the header that forgets it. */
export async function readFlash(
  request: Request,
): Promise<{ sentence: string; forget: string } | undefined> {
  const sentence = await flash.parse(request.headers.get("Cookie"));
  if (typeof sentence !== "string") return undefined;
  return { sentence, forget: await flash.serialize("", { maxAge: 0 }) };
}
