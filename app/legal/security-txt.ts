import { readHospital } from "#app/hospital/hospital.server.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/security-txt";

const halfYear = 182 * 24 * 60 * 60_000;

/** Where to report weaknesses (RFC 9116). Its addresses on the web have to be https. */
export function loader({ url }: Route.LoaderArgs) {
  const hospital = readHospital();
  const origin = env.ORIGIN ?? url.origin;
  const canonical = `Canonical: ${origin}/.well-known/security.txt`;
  const lines = [
    `Contact: mailto:${hospital.email}`,
    `Contact: ${hospital.phone.link}`,
    `Expires: ${new Date(Date.now() + halfYear).toISOString()}`,
    "Preferred-Languages: en, hi, pa",
    ...(origin.startsWith("https:") ? [canonical] : []),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
