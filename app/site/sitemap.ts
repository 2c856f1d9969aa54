import { href } from "react-router";
import { listArticles } from "#app/articles/library.server.ts";
import { sitePages } from "#app/pages.ts";
import { listVisibleDoctors } from "#db/doctors.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/sitemap";

interface Entry {
  path: string;
  /** The day of the last change, if known. */
  changed?: string;
}

export function loader({ url }: Route.LoaderArgs) {
  const origin = env.ORIGIN ?? url.origin;
  const lines = listEntries().map(({ path, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<url><loc>${origin}${path}</loc>${day}</url>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    "</urlset>\n",
  ].join("\n");
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

function listEntries(): Entry[] {
  return [
    { path: "/" },
    ...sitePages,
    ...listArticles().map(({ path, written, reviewed }) => ({
      path,
      changed: reviewed ?? written,
    })),
    ...listVisibleDoctors().map(({ id, updated_at }) => {
      return { path: href("/doctor/:id", { id }), changed: updated_at.slice(0, 10) };
    }),
  ];
}
