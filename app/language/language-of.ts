/** Screen readers read a text in Hindi or Punjabi as English otherwise. */
export function languageOf(text: string): "hi" | "pa" | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const hindi = count(/\p{Script=Devanagari}/gu);
  const punjabi = count(/\p{Script=Gurmukhi}/gu);
  if (Math.max(hindi, punjabi) <= count(/\p{Script=Latin}/gu)) return undefined;
  return hindi >= punjabi ? "hi" : "pa";
}

export function inItsLanguage(words: string) {
  return { children: words, lang: languageOf(words) };
}
