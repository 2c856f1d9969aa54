import { lookupTable } from "#runtime/lookup-table.ts";
export const marks = { uncalculated: "#UNCALCULATED!", merged: "#MERGED!" } as const;

const sentences = lookupTable({
  [marks.uncalculated]:
    "has a formula without its result. Open the file in Excel or LibreOffice, save it and choose it again.",
  [marks.merged]: "is merged with the cell above. Unmerge them, and write the text into each row.",
});

// Such as #N/A, #REF!, #¡VALOR!, the Err:502 of LibreOffice, and what is wider than its column.
const errors =
  /^(?:#(?:N\/?[AVD]|[¡¿]?[\p{Lu}\d_/]+[!?]|GETTING[_ ]DATA|(?:SPILL|CALC|FIELD|BLOCKED|BUSY)!?)|#{3,}|Err:\d{3}|Loading\.\.\.)$/iu;

export function whyNoValue(cell: string): string | undefined {
  const text = cell.trim();
  if (!errors.test(text)) return undefined;
  return sentences[text] ?? `has the error ${text} in place of a value.`;
}

// The bytes from 80 to BF as Windows-1252 shows them; behind others they were one letter in UTF-8.
const trail = "[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";
const misread = new RegExp(
  [
    `[ÂÃ]${trail}`,
    "\\p{Ll}[ÂÃ]",
    `[à-ï]${trail}{2}`,
    `ð${trail}{3}`,
    "à[¤¥¨©]",
    "‡[§•®©]",
    "‚Ä",
    "√[©®§°±≥º∂∫Å]",
  ].join("|"),
  "u",
);
const lost = /\ufffd|(?<![\p{L}\p{M}\p{N}?!])\?{2,}|\p{L}\?(?=\p{L})/u;
const webAddresses = /\bhttps?:\/\/\S+/gi;

export function whySpoilt(text: string, stored = ""): string | undefined {
  const prose = text.replace(webAddresses, "");
  const isMarksAlone = text.includes("?") && !/[\p{L}\p{N}]/u.test(text);
  if (isMarksAlone || lost.test(prose) || hasLost(text, stored)) {
    return `has question marks where letters were: “${excerpt(text)}”. Save the list as “CSV UTF-8” or as an Excel file.`;
  }
  const [letters] = misread.exec(prose) ?? [];
  if (letters === undefined) return undefined;
  return `has letters that were read wrongly, such as “${letters}”: “${excerpt(text)}”. Save the list as an Excel file in the program where it looks right.`;
}

function hasLost(text: string, stored: string): boolean {
  if (text.length !== stored.length || text === stored) return false;
  return Array.from({ length: text.length }, (_, at) => at).every(
    (at) => text[at] === stored[at] || text[at] === "?",
  );
}

function excerpt(text: string): string {
  return text.length > 60 ? `${[...text].slice(0, 60).join("")}…` : text;
}
