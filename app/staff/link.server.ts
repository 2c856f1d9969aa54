import { qrPath } from "#app/second-step/qr-path.server.ts";
import { hoursForLink } from "#db/accounts/staff-links.ts";
import { hasMailServer } from "#db/settings/mail-server.ts";
import { env } from "#runtime/env.ts";
import { type LinkedPage, mailLink } from "./by-mail.server.ts";

const hour = 60 * 60_000;

/** A new link, for the one time that it is shown; sent by email too if the form asks for that. */
export function shareLink(
  url: URL,
  form: FormData,
  page: LinkedPage,
  token: string,
  email: string,
) {
  const address = `${env.ORIGIN ?? url.origin}${page}?${new URLSearchParams({ code: token })}`;
  const until = new Date(Date.now() + hoursForLink * hour).toISOString();
  const isMailed = form.has("by_mail") && hasMailServer();
  if (isMailed) mailLink(page, email, address, token);
  return { email, link: { address, until, qr: qrPath(address) }, isMailed };
}
