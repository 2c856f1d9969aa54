import { LocalTime } from "#app/ui/local-time.tsx";
import type { SignIn } from "#db/sessions.ts";

/** Such as "21 Nov 2026, 9:12 am, from 10.0.0.5, Firefox on Windows". */
export function SignInPlace({ signIn: { created_at, address, device } }: { signIn: SignIn }) {
  return (
    <>
      <LocalTime at={created_at} />
      {address && `, from ${address}`}, {device}
    </>
  );
}
