import { toPlain } from "#app/forms/typed-numbers.ts";

type Half = "am" | "pm";

export type Word =
  | { kind: "days"; days: readonly number[] }
  | { kind: "week"; week: number }
  | { kind: "half"; half: Half }
  /** In minutes after midnight; without `half` the hour may be of the morning or of the evening. */
  | { kind: "time"; minutes: number; half?: Half }
  | { kind: "to" | "and" | "except" | "closed" };

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const dayWords: readonly (readonly [day: number, words: string])[] = [
  [1, "mon(?:day|days)?|som(?:var|waar|vaar)?|सोम(?:वार)?|ਸੋਮ(?:ਵਾਰ)?"],
  [2, "tues?(?:day|days)?|mangal(?:var|waar|vaar)?|मंगल(?:वार)?|ਮੰਗਲ(?:ਵਾਰ)?"],
  [3, "wed(?:s|nesday|nesdays)?|budh(?:var|waar|vaar)?|बुध(?:वार)?|ਬੁੱ?ਧ(?:ਵਾਰ)?"],
  [4, "thu(?:r|rs|rsday|rsdays)?|गुर[ुू](?:वार)?|बृहस्पति(?:वार)?|वीर(?:वार)?|ਵੀਰ(?:ਵਾਰ)?"],
  [5, "fri(?:day|days)?|shukra?(?:var|waar|vaar)?|शुक्र(?:वार)?|ਸ਼ੁੱ?ਕਰ(?:ਵਾਰ)?"],
  [6, "sat(?:urday|urdays)?|shani(?:var|waar|vaar)?|शनि(?:वार)?|ਸ਼ਨੀ(?:ਵਾਰ)?|ਸ਼ਨਿੱ?ਚਰ(?:ਵਾਰ)?"],
  [7, "sun(?:day|days)?|ravi(?:var|waar|vaar)?|रवि(?:वार)?|इतवार|ਐਤ(?:ਵਾਰ)?"],
];

const ordinals: readonly (readonly [week: number, words: string])[] = [
  [1, "1\\s*st|first|पहल[ाेी]|ਪਹਿਲ[ਾੇੀ]"],
  [2, "2\\s*nd|second|दूसर[ाेी]|ਦੂਜ[ਾੇੀ]"],
  [3, "3\\s*rd|third|तीसर[ाेी]|ਤੀਜ[ਾੇੀ]"],
  [4, "4\\s*th|fourth|चौथ[ाेी]|ਚੌਥ[ਾੇੀ]"],
  [5, "5\\s*th|fifth|पाँ?ंचव[ाें]ं?"],
];

type Rule = readonly [pattern: RegExp, read: (match: RegExpExecArray) => Word | undefined];

/** Whole words only: "mon" is no part of "month". */
function word(words: string, read: () => Word | undefined): Rule {
  return [new RegExp(`(?:${words})(?![\\p{L}\\p{M}])\\.?`, "iuy"), read];
}

function readTime([, typedHour, typedMinute = "0", half]: RegExpExecArray): Word | undefined {
  const hour = Number(typedHour);
  const minute = Number(typedMinute);
  if (hour > 23 || minute > 59 || (half && (hour === 0 || hour > 12))) return undefined;
  if (!half) return { kind: "time", minutes: hour * 60 + minute };
  const isMorning = half.toLowerCase() === "a";
  return {
    kind: "time",
    minutes: ((hour % 12) + (isMorning ? 0 : 12)) * 60 + minute,
    half: isMorning ? "am" : "pm",
  };
}

function readHundreds([, hour = "", minute = ""]: RegExpExecArray): Word | undefined {
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(hour) > 23 || Number(minute) > 59 ? undefined : { kind: "time", minutes };
}

const rules: readonly Rule[] = [
  ...ordinals.map(([week, words]) => word(words, () => ({ kind: "week", week }))),
  word("m\\s*[/,&-]?\\s*w\\s*[/,&-]?\\s*f", () => ({ kind: "days", days: [1, 3, 5] })),
  word("t\\s*[/,&-]?\\s*th?\\s*[/,&-]?\\s*s", () => ({ kind: "days", days: [2, 4, 6] })),
  ...dayWords.map(([day, words]) => word(words, () => ({ kind: "days", days: [day] }))),
  word(
    "daily|every\\s*day|all\\s+(?:the\\s+)?(?:7\\s+)?days|प्रतिदिन|रोज़?(?:ाना|़ाना)?|हर\\s+रोज़?|ਰੋਜ਼?(?:ਾਨਾ)?",
    () => ({ kind: "days", days: everyDay }),
  ),
  word("except(?:\\s+on)?|excluding|but\\s+not|without", () => ({ kind: "except" })),
  word(
    "closed(?:\\s+on)?|off|holiday|no\\s+opd|बंद|छुट्टी|अवकाश|(?:को\\s+)?छोड़कर|ਬੰਦ|ਛੁੱਟੀ|(?:ਨੂੰ\\s+)?ਛੱਡ\\s+ਕੇ",
    () => ({ kind: "closed" }),
  ),
  word("morn(?:ing)?|सुबह|प्रातः?|ਸਵੇਰੇ?", () => ({ kind: "half", half: "am" })),
  word("eve(?:ning|n)?|afternoon|शाम|सायं|दोपहर|ਸ਼ਾਮ|ਦੁਪਹਿਰ", () => ({
    kind: "half",
    half: "pm",
  })),
  word("(?:12\\s*)?noon", () => ({ kind: "time", minutes: 12 * 60, half: "pm" })),
  [/(\d{2})(\d{2})\s*h(?:ou)?rs?\b\.?/iuy, readHundreds],
  [
    /(\d{1,2})(?:\s*[:.]\s*(\d{2}))?(?::00)?(?![\d])\s*(?:([ap])\.?\s?m\b\.?)?\s*(?:बजे|ਵਜੇ|o['’]?clock|h(?:ou)?rs?\b\.?)?/iuy,
    readTime,
  ],
  word("to|till|until|upto|up\\s+to|through|से|तक|ਤੋਂ|ਤੱਕ", () => ({ kind: "to" })),
  [/[\p{Pd}~]+/uy, () => ({ kind: "to" })],
  word("and|or|और|व|तथा|ਅਤੇ|ਤੇ", () => ({ kind: "and" })),
  [/[,;&+/|]+/uy, () => ({ kind: "and" })],
];

const filler =
  /(?:[\s().:[\]•*]+|(?:opd|days?|timings?|times?|hours?|only|on|from|every|at|the|of|in|month|को|के|दिन|समय|माह|हर|ਨੂੰ|ਦਿਨ|ਹਰ)(?![\p{L}\p{M}])\.?)/iuy;

/** The words of a text, or the part that is none. */
export function toWords(typed: string): { words: Word[] } | { unknown: string } {
  const text = toPlain(typed.replaceAll("\n", ", "));
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    const next = readAt(text, at);
    if (!next) return { unknown: text.slice(at, at + 30) };
    if (next.word) words.push(next.word);
    at = next.end;
  }
  return { words };
}

function readAt(text: string, at: number): { word?: Word; end: number } | undefined {
  for (const [pattern, read] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const word = match && read(match);
    if (word) return { word, end: pattern.lastIndex };
  }
  filler.lastIndex = at;
  return filler.test(text) ? { end: filler.lastIndex } : undefined;
}
