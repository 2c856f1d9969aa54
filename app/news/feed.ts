import { href } from "react-router";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { isFeedToken } from "#db/accounts/feed-addresses.ts";
import { type Application, listApplications } from "#db/applications/applications.ts";
import { env } from "#runtime/env.ts";
import { escapeXml } from "#runtime/escape-xml.ts";
import type { Route } from "./+types/feed";
import { feedQuery } from "./staff-inputs.ts";
import { readUncheckedNews, type UncheckedNews } from "./unchecked.server.ts";
import { newsTitle } from "./words.ts";

const maxEntries = 50;

export const reads = [feedQuery];

export function loader({ url }: Route.LoaderArgs) {
  const { key } = readQuery(url, feedQuery);
  if (!key || !isFeedToken(key)) throw new Response("Feed not found", { status: 404 });
  const origin = env.ORIGIN ?? url.origin;
  const applications = listApplications("", "checked", { limit: maxEntries });
  return new Response(writeFeed(origin, applications), {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

function writeFeed(origin: string, applications: readonly Application[]): string {
  const { name } = knownHospital();
  const unchecked = readUncheckedNews();
  const times = [applications[0]?.created_at, unchecked?.at].filter((at) => at !== undefined);
  const updated = times.sort().at(-1) ?? "1970-01-01T00:00:00.000Z";
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(origin)}/news.atom</id>`,
    `<title>${escapeXml(`News for the staff of ${name}`)}</title>`,
    `<author><name>${escapeXml(name)}</name></author>`,
    `<updated>${updated}</updated>`,
    ...(unchecked ? [writeUnchecked(origin, unchecked)] : []),
    ...applications.map((application) => writeApplication(origin, application)),
    "</feed>\n",
  ].join("\n");
}

function writeApplication(origin: string, { id, position, created_at }: Application): string {
  const page = origin + href("/dashboard/Careers/:id", { id });
  return writeEntry({ id: page, page, title: newsTitle(position), updated: created_at });
}

function writeUnchecked(origin: string, { at, title }: UncheckedNews): string {
  const page = origin + href("/dashboard/Careers/Unchecked");
  return writeEntry({ id: `${page}#${at}`, page, title, updated: at });
}

function writeEntry(entry: { id: string; page: string; title: string; updated: string }): string {
  return [
    "<entry>",
    `<id>${escapeXml(entry.id)}</id>`,
    `<title>${escapeXml(entry.title)}</title>`,
    `<link href="${escapeXml(entry.page)}"/>`,
    `<updated>${entry.updated}</updated>`,
    "</entry>",
  ].join("");
}
