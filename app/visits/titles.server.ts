import { englishPath, type Locale, localeOf } from "#app/language/locale.ts";
import { findArticle } from "#app/library/library.server.ts";
import { sitePages } from "#app/pages/pages.ts";
import { findDoctors } from "#db/doctors/doctors.ts";

const languages: Readonly<Record<Locale, string>> = { en: "", hi: " (Hindi)", pa: " (Punjabi)" };

const titles = new Map<string, string>([
  ["/", "Home"],
  ["/search", "Search"],
  ...sitePages.map(({ path, title }): [string, string] => [path.toLowerCase(), title]),
]);

/** How staff know a page for visitors; its address where it is not there any more. */
export function titleOfPath(path: string): string {
  const english = englishPath(path);
  const title =
    titles.get(english.toLowerCase()) ?? findArticle(english)?.article.title ?? doctorAt(english);
  return title ? title + languages[localeOf(path)] : path;
}

function doctorAt(path: string): string | undefined {
  const id = /^\/doctor\/(\w+)$/i.exec(path)?.[1];
  return id && findDoctors([id])[0]?.name;
}
