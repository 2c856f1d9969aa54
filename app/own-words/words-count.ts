import type { OtherLocale } from "#app/language/locale.ts";

export interface WordsCount {
  locale: OtherLocale;
  current: number;
  /** Made from an English that has changed since. */
  old: number;
  total: number;
}

/** Such as "12 of 40, English changed in 2". */
export function showCount({ current, old, total }: WordsCount): string {
  const count = current === total ? `All ${total}` : `${current} of ${total}`;
  return old > 0 ? `${count}, English changed in ${old}` : count;
}
