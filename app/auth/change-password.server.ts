import { findLastChange } from "#db/audit.ts";
import { hashPassword } from "#db/password.ts";
import { isRecent } from "#db/recent.ts";
import { setPasswordHash } from "#db/staff.ts";
import { checkCredentials, SignInRefusal } from "./authenticator.server.ts";

const wrong = "Current password is wrong.";

/**
 * Sets a new password and ends all sessions but this one. The form may come again because its response
 * was lost: the current password it names is wrong by then, and the new one is set already.
 * @throws SignInRefusal with the text to show.
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
  if (change?.staff_id !== id || !isRecent(change.at)) throw new SignInRefusal(wrong, 400);
  if (!(await isRight(email, typed.password, address))) {
    throw new SignInRefusal(`${wrong} You changed it a few minutes ago.`, 400);
  }
}

async function isRight(email: string, password: string, address: string): Promise<boolean> {
  try {
    await checkCredentials({ email, password }, address);
    return true;
  } catch (refusal) {
    if (refusal instanceof SignInRefusal && refusal.status === 401) return false;
    throw refusal;
  }
}
