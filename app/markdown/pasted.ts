const bullet = /^[ \t]*(?:[•·▪◦‣●○][ \t]*|(o)\t[ \t]*)/;

/**
 * The lists of a word processor, as they are pasted, in Markdown: what follows a list is a paragraph of its own. And
 * headings without a space after their marks.
 */
export function readPasted(text: string): string {
  const lines = text.replace(/^#{2,4}(?=[^\s#])/gm, "$& ").split("\n");
  return lines
    .map((line, at) => {
      if (!bullet.test(line)) return line;
      const item = line.replace(bullet, (_, inner) => (inner ? "  - " : "- "));
      const next = lines[at + 1]?.trim();
      return next && !bullet.test(lines[at + 1] ?? "") ? `${item}\n` : item;
    })
    .join("\n");
}
