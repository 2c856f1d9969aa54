import type { MailServer } from "#db/settings/mail-server.ts";

type Account = Pick<MailServer, "host" | "port" | "security" | "username">;

/** For the same account alone, so that nobody can have it sent to a server of their own. Undefined where it has to be typed. */
export function passwordFor(
  typed: Account & { password?: string | undefined },
  stored: MailServer | undefined,
): string | undefined {
  if (!typed.username) return "";
  if (typed.password) return typed.password;
  const isSame =
    stored?.host === typed.host &&
    stored.port === typed.port &&
    stored.security === typed.security &&
    stored.username === typed.username;
  return isSame ? stored.password || undefined : undefined;
}
