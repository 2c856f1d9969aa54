import { forgetAttempts, signedInSource } from "#app/auth/attempts.server.ts";
import { checkCredentials, isRejected, type Rejection } from "#app/auth/authenticator.server.ts";
import { hashPassword } from "#db/accounts/password.ts";
import { findStaff, setPasswordHash } from "#db/accounts/staff.ts";
import { findLastChange } from "#db/audit.ts";
import { isRecent } from "#db/timetable/recent.ts";

const wrong = "Current password is wrong.";

/** The form may come twice: then the current password is wrong, and the new one is already set. */
export async function changePassword(
  staff: { id: string; email: string; sessionId: string },
  typed: { current_password: string; password: string },
): Promise<Rejection | undefined> {
  const { id, email, sessionId } = staff;
  const source = signedInSource(id);
  const current = await checkCredentials({ email, password: typed.current_password }, source);
  if (!isRejected(current)) {
    await forgetAttempts(source, email);
    const password_hash = await hashPassword(typed.password);
    // It may have been reset in the meantime, because somebody else knew it.
    if (findStaff(id)?.password_hash !== current.password_hash) {
      return { message: wrong, status: 400 };
    }
    setPasswordHash(email, password_hash, { id, email }, sessionId);
    return undefined;
  }
  if (current.status !== 401) return current;
  const change = findLastChange("update", "staff", id);
  if (change?.staff_id !== id || !isRecent(change.at)) return { message: wrong, status: 400 };
  const changed = await checkCredentials({ email, password: typed.password }, source);
  if (!isRejected(changed)) {
    await forgetAttempts(source, email);
    return undefined;
  }
  if (changed.status !== 401) return changed;
  return { message: `${wrong} You changed it a few minutes ago.`, status: 400 };
}
