import type { MailServer } from "#db/settings/mail-server.ts";

const account = ["host", "port", "security", "username"] as const;

type Account = Pick<MailServer, (typeof account)[number]>;

/** For the same account alone, so that nobody can have it sent to a server of their own. Undefined where it has to be typed. */
export function passwordFor(
  typed: Account & { password?: string | undefined },
  stored: MailServer | undefined,
): string | undefined {
  if (!typed.username) return "";
  if (typed.password) return typed.password;
  const isSame = account.every((field) => stored?.[field] === typed[field]);
  return isSame ? stored?.password || undefined : undefined;
}
