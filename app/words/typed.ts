import type { Locale } from "#app/language/locale.ts";
import * as hi from "./hi/typed.ts";
import * as pa from "./pa/typed.ts";

interface Names {
  specialities: Readonly<Record<string, string>>;
  languages: Readonly<Record<string, string>>;
  room: string;
}

const names: Partial<Record<Locale, Names>> = import.meta.env?.SSR === false ? {} : { hi, pa };

export function specialityIn(locale: Locale, typed: string): string {
  return translate(names[locale]?.specialities, typed);
}

export function spokenIn(locale: Locale, typed: string): string {
  const known = names[locale]?.languages;
  return known
    ? typed
        .split(",")
        .map((one) => translate(known, one.trim()))
        .join(", ")
    : typed;
}

/** "Room 4" is translated; other places stay as they are typed. */
export function roomIn(locale: Locale, typed: string): string {
  const [, number] = /^Room (\d+\w?)$/i.exec(typed) ?? [];
  return (number && names[locale]?.room.replace("{number}", number)) || typed;
}

function translate(known: Readonly<Record<string, string>> | undefined, typed: string): string {
  const key = typed.trim().toLowerCase();
  return known && Object.hasOwn(known, key) ? (known[key] as string) : typed;
}
