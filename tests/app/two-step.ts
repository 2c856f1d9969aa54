import { Secret, TOTP } from "otpauth";
import type { admin, Visitor } from "./http.ts";

export const secondStep = "/dashboard/SecondStep";

/** What an authenticator app shows in so many seconds from now. */
export function codeOf(secret: string, seconds = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: Date.now() + seconds * 1000 });
}

/** Begins the set-up as a person does; returns the secret that the page shows in groups. */
export async function beginSetUp(staff: Visitor, { password }: typeof admin): Promise<string> {
  await staff.post(secondStep, { password });
  const page = await (await staff.get(`${secondStep}/confirm`)).text();
  const [, groups = ""] = />([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})</.exec(page) ?? [];
  return groups.replaceAll(" ", "");
}

export function recoveryCodesIn(page: string): string[] {
  const codes = page.match(/<li>\d{4}(?: \d{4}){4}<\/li>/g) ?? [];
  return codes.map((item) => item.replace(/\D/g, ""));
}

export function pendingIn(page: string): string {
  return /name="pending" value="([\w-]+)"/.exec(page)?.[1] ?? "";
}
