import { href, type RouterContextProvider, redirect } from "react-router";
import { sourceOfRequest } from "#app/auth/known-device.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import { completeSignIn } from "./complete-sign-in.server.ts";

/** After a link that only its receiver has: signs in, and leads to the dashboard or a page of it. */
export async function signInHere(
  request: Request,
  context: Readonly<RouterContextProvider>,
  member: { id: string; email: string },
  next: string = href("/dashboard"),
): Promise<Response> {
  const address = context.get(clientAddress);
  const source = await sourceOfRequest(request, address, member.email);
  const headers = await completeSignIn(request, member, { source, address, remember: false });
  return redirect(next, { status: 303, headers });
}
