import { type Locale, languageTags, localeOf } from "#app/language/locale.ts";
import { notFound } from "#app/requests/http.ts";
import { instagramWords } from "#app/words/instagram.ts";
import { listLinksByCategory } from "#db/texts/links.ts";
import type { Route } from "./+types/reel-frame";
import { embedOf, reelId } from "./reel.ts";
import posterStyles from "./reel-poster.css?url";

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join(";");

export const handle = { isPublic: true };

export function loader({ params: { id }, url }: Route.LoaderArgs) {
  const links = [...listLinksByCategory("mediainsta"), ...listLinksByCategory("homeinsta")];
  if (!links.some(({ url }) => reelId(url) === id)) throw notFound();
  return new Response(poster(id, localeOf(url.pathname)), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "public, no-cache",
    },
  });
}

/** An identifier contains no character to escape. */
function poster(id: string, locale: Locale): string {
  const words = instagramWords[locale];
  return `<!DOCTYPE html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.poster}</title>
<link rel="stylesheet" href="${posterStyles}">
</head>
<body>
<a href="${embedOf(id)}" rel="noreferrer"><b>${words.posterPlay}</b><span>${words.posterLoaded}</span></a>
</body>
</html>
`;
}
