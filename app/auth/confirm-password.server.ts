import { forgetAttempts, signedInSource } from "./attempts.server.ts";
import { checkCredentials, isRejected, type Rejection } from "./authenticator.server.ts";

/** For somebody who is signed in: a device may have been left alone. */
export async function confirmPassword(
  { id, email }: { id: string; email: string },
  password: string,
): Promise<Rejection | undefined> {
  const source = signedInSource(id);
  const outcome = await checkCredentials({ email, password }, source);
  if (!isRejected(outcome)) {
    await forgetAttempts(source, email);
    return undefined;
  }
  return outcome.status === 401 ? { message: "The password is wrong.", status: 400 } : outcome;
}
