import { readSynonyms } from "#app/forms/synonyms-text.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import {
  findOwnPageAt,
  listPresentOwnPages,
  type OwnPage,
  type OwnPageRow,
} from "#db/texts/own-pages.ts";
import type { OwnLink } from "./own-links.ts";
import { type Article, type HeroName, ownHeroNames } from "./schema.ts";

export function toEmptyArticle(page: OwnPage): Article {
  const { id, path, name, kind, place, specialities, hero, is_general, created_at } = page;
  return {
    path: path as Article["path"],
    title: name,
    linkTitle: name,
    description: "",
    hero: isHero(hero) ? hero : "medicine",
    written: momentOf(Date.parse(created_at)).day,
    own: {
      id,
      kind,
      place,
      specialities: readSynonyms(specialities),
      ...(is_general === 1 && { isGeneral: true }),
    },
    needs: [],
    synonyms: [],
    sources: [],
    related: [],
    drawings: {},
    lead: "",
    body: "",
    sections: [],
    text: "",
  };
}

function isHero(name: string): name is HeroName {
  return ownHeroNames.some((hero) => hero === name);
}

export function findOwnArticle(path: string): (OwnPageRow & { article: Article }) | undefined {
  const page = findOwnPageAt(path);
  return page && page.is_deleted === 0 ? { ...page, article: toEmptyArticle(page) } : undefined;
}

export function listOwnArticlesToWrite(): { article: Article; isWritten: boolean }[] {
  return listPresentOwnPages().map((page) => {
    return { article: toEmptyArticle(page), isWritten: page.is_written === 1 };
  });
}

export function toOwnLinks(pages: readonly OwnPageRow[]): OwnLink[] {
  return pages.filter(isOnWebsite).map(({ path, name, kind, place }) => {
    return { path: path as OwnLink["path"], title: name, kind, place };
  });
}

export function listMissingOwn(pages: readonly OwnPageRow[]): string[] {
  return pages.filter((page) => !isOnWebsite(page)).map(({ path }) => path);
}

function isOnWebsite({ is_deleted, is_written }: OwnPageRow): boolean {
  return is_deleted === 0 && is_written === 1;
}
