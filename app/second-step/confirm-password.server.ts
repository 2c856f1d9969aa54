import { forgetAttempts, signedInSource } from "#app/auth/attempts.server.ts";
import { checkCredentials, isRejected, type Rejection } from "#app/auth/authenticator.server.ts";

/** Asks a signed-in person for the password again: the device may be unattended. */
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
