import { qrPath } from "#app/second-step/qr-path.server.ts";
import { hoursForLink } from "#db/accounts/staff-links.ts";
import { env } from "#runtime/env.ts";

const hour = 60 * 60_000;

/** A new link, for the one time that it is shown. */
export function describeLink(url: URL, page: "/invitation" | "/new-password", token: string) {
  const address = `${env.ORIGIN ?? url.origin}${page}?${new URLSearchParams({ code: token })}`;
  const until = new Date(Date.now() + hoursForLink * hour).toISOString();
  return { address, until, qr: qrPath(address) };
}
