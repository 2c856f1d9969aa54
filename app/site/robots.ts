import { env } from "#runtime/env.ts";
import type { Route } from "./+types/robots";

export function loader({ url }: Route.LoaderArgs) {
  const text = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /signin",
    "Disallow: /search",
    "Disallow: /api/",
    "",
    `Sitemap: ${env.ORIGIN ?? url.origin}/sitemap.xml`,
    "",
  ].join("\n");
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
