import { findLastChange } from "#db/audit.ts";
import { hashPassword } from "#db/password.ts";
import { isRecent } from "#db/recent.ts";
import { setPasswordHash } from "#db/staff.ts";
import { checkCredentials, SignInError } from "./authenticator.server.ts";

const wrong = "Current password is wrong.";

/**
 * Sets a new password and ends all other sessions. Throws a SignInError. The form may come twice: the
 * current password is wrong the second time, and the new one is already set.
 */
export async function changePassword(
  staff: { id: string; email: string; sessionId: string },
  typed: { current_password: string; password: string },
  address: string,
): Promise<void> {
  const { id, email, sessionId } = staff;
  if (await isRight(email, typed.current_password, address)) {
    setPasswordHash(email, await hashPassword(typed.password), { id, email }, sessionId);
    return;
  }
  const change = findLastChange("update", "staff", id);
  if (change?.staff_id !== id || !isRecent(change.at)) throw new SignInError(wrong, 400);
  if (!(await isRight(email, typed.password, address))) {
    throw new SignInError(`${wrong} You changed it a few minutes ago.`, 400);
  }
}

async function isRight(email: string, password: string, address: string): Promise<boolean> {
  try {
    await checkCredentials({ email, password }, address);
    return true;
  } catch (error) {
    if (error instanceof SignInError && error.status === 401) return false;
    throw error;
  }
}
