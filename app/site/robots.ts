import { href } from "react-router";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { isPublicSample } from "#app/hospital/hospital.ts";
import { locales, pathIn } from "#app/language/locale.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/robots";

/** Samples on a public website stay readable, so that search engines see that they may not list them. */
export function loader({ url }: Route.LoaderArgs) {
  const origin = env.ORIGIN ?? url.origin;
  const hospital = readHospital();
  const text = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /signin",
    ...locales.map((locale) => `Disallow: ${pathIn(locale, href("/search"))}`),
    "Disallow: /api/",
    "",
    ...(hospital.isBeingSetUp || isPublicSample(hospital, origin)
      ? []
      : [`Sitemap: ${origin}/sitemap.xml`, ""]),
  ].join("\n");
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
