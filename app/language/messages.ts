import type { Locale } from "./locale.ts";

export type Places<Sentence extends string> =
  Sentence extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;

type WithPlaces<Names extends string, Each = Names> = [Names] extends [never]
  ? string
  : Each extends Names
    ? `${string}{${Each}}${WithPlaces<Exclude<Names, Each>>}`
    : never;

export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? WithPlaces<Places<English[Key]>>
    : Translation<English[Key]>;
};

export type Words<English> = Readonly<Record<Locale, Translation<English>>>;

/** A sentence with its places filled. Throws where one is left, which visitors would read as "{name}". */
export function fillPlaces(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`Nothing stands for {${place}} in "${sentence}"`);
    return value;
  });
}

export function pluralOf({ one, other }: { one: string; other: string }, count: number): string {
  return fillPlaces(count === 1 ? one : other, { count: count.toLocaleString("en-IN") });
}
