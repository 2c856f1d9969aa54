import { href, type RouterContextProvider, redirect } from "react-router";
import { sourceOfRequest } from "#app/auth/known-device.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import { completeSignIn } from "#app/sign-in/complete-sign-in.server.ts";

/** Signs in whoever has used a link of one's own, and leads to the dashboard. */
export async function signInHere(
  request: Request,
  context: Readonly<RouterContextProvider>,
  member: { id: string; email: string },
): Promise<Response> {
  const address = context.get(clientAddress);
  const source = await sourceOfRequest(request, address, member.email);
  const headers = await completeSignIn(request, member, { source, address, remember: false });
  return redirect(href("/dashboard"), { status: 303, headers });
}
