import { readHospital } from "#app/hospital/hospital.server.ts";
import { findWeakness } from "#db/accounts/password-strength.ts";

export function findPasswordWeakness(
  password: string,
  { email, name }: { email: string; name: string },
): Promise<string | undefined> {
  return findWeakness(password, { email, name, hospital: readHospital().name });
}
