import { HospitalTime } from "#app/ui/hospital-time.tsx";
import type { SignIn } from "#db/accounts/sessions.ts";

export function SignInPlace({ signIn: { created_at, address, device } }: { signIn: SignIn }) {
  return (
    <>
      {device}
      {address && `, from ${address}`}, <HospitalTime at={created_at} />
    </>
  );
}
