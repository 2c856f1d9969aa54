/** The language of a text in which most letters are Hindi's or Punjabi's: screen readers read it as English otherwise. */
export function languageOf(text: string): "hi" | "pa" | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const hindi = count(/\p{Script=Devanagari}/gu);
  const punjabi = count(/\p{Script=Gurmukhi}/gu);
  if (Math.max(hindi, punjabi) <= count(/\p{Script=Latin}/gu)) return undefined;
  return hindi >= punjabi ? "hi" : "pa";
}

/** Words of the hospital as properties of an element, with the language that a screen reader reads them in. */
export function inItsLanguage(words: string) {
  return { children: words, lang: languageOf(words) };
}
