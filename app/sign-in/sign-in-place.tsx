import { HospitalTime } from "#app/ui/hospital-time.tsx";
import type { SignIn } from "#db/accounts/sessions.ts";

/** Such as "Firefox on Windows, from 10.0.0.5, 21 Nov 2026, 9:12 am". */
export function SignInPlace({ signIn: { created_at, address, device } }: { signIn: SignIn }) {
  return (
    <>
      {device}
      {address && `, from ${address}`}, <HospitalTime at={created_at} />
    </>
  );
}
