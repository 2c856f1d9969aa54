import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { timeWords } from "#app/words/times.ts";
import { showRange } from "./range.ts";

const time = String.raw`(\d{1,2})(?:[:.](\d\d))? ?([ap]m|noon|midnight)`;
const range = new RegExp(String.raw`\b${time}? ?(?:–|-|to) ?${time}\b`, "gi");
const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const day = `(${days.join("|")})(?:s|nes|rs?|ur)?(?:days?)?`;
const dayRange = new RegExp(String.raw`\b${day} ?(?:–|-|to) ?${day}\b`, "gi");
const oneDay = new RegExp(String.raw`\b(?:on )?${day}\b`, "gi");

/** Such as "Mon–Sat 8 AM–8 PM, on Sundays 9 AM–1 PM"; unchanged where it has more than days and hours. */
export function typedHoursIn(locale: Locale, text: string): string {
  if (locale === "en") return text;
  const words = timeWords[locale];
  const nameOf = (name: string) => words.weekdays[days.indexOf(name.toLowerCase())] ?? "";
  const shown = text
    .replace(range, (_, ...parts: (string | undefined)[]) => {
      const [hour, minute, half, endHour, endMinute, endHalf] = parts;
      const ends_at = minutesOf(endHour, endMinute, endHalf);
      const starts_at = minutesOf(hour, minute, half ?? endHalf);
      const isBefore = half || starts_at < ends_at;
      return showRange({ starts_at: isBefore ? starts_at : starts_at - 720, ends_at }, locale);
    })
    .replace(dayRange, (_, first: string, last: string) =>
      fillPlaces(words.to, { first: nameOf(first), last: nameOf(last) }),
    )
    .replace(oneDay, (_, name: string) => nameOf(name))
    .replace(/\b(?:every day|daily|all days)\b/gi, words.daily)
    .replaceAll(" and ", fillPlaces(words.and, { first: "", last: "" }));
  return /[a-z]/i.test(shown) ? text : shown;
}

function minutesOf(hour = "", minute = "0", half = ""): number {
  const start = (Number(hour) % 12) * 60 + Number(minute);
  if (/^midnight/i.test(half)) return start + 1440;
  return /^(?:pm|noon)/i.test(half) ? start + 720 : start;
}
