import { readHospital } from "#app/hospital/hospital.server.ts";
import { findWeakness } from "#db/accounts/password-strength.ts";

/** What is wrong with a password of this person at this hospital; undefined when it is good. */
export function findPasswordWeakness(
  password: string,
  { email, name }: { email: string; name: string },
): Promise<string | undefined> {
  return findWeakness(password, { email, name, hospital: readHospital().name });
}
