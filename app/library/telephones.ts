import { helplineNumbers } from "#app/care/helplines.ts";
import { dialled } from "#app/hospital/dialled.ts";
import { toPhoneNumber } from "#app/hospital/phone-number.ts";

const number = String.raw`(?:\(0\d{2,4}\)(?:[\s-]?\d){6,8}|\+?\d(?:[\s-]?\d){9,}|\d{3,5})`;
const rows = new RegExp(
  String.raw`(?<![\w.,/₹+–-])${number}(?:(?:\s?/\s?|,?(?: or| and)?\s)${number})*(?!\w|%|[.,/–-]\d)`,
  "g",
);
// The excerpt of a text ("…108 first") may begin after the calling word.
const callingWord =
  /(?:^…(?:or\s+)?|\b(?:call|dial|phone|ring)(?:s|ing)?\s+(?:(?:[\p{L}'’]+\s+){0,4}on\s+)?|\b(?:helpline|quitline|MANAS|centre)\s+on\s+)$/iu;
const unit =
  /^[\s-]?(?:[°µ]|(?:[mk]?g|mcg|[md]?l|[cm]?m|mmol|mmhg|bpm|k?cal(?:ories)?|units?|times|beats|breaths|per cent|rupees|seconds?|minutes?|hours?|days?|weeks?|months?|years?|women|men|people|patients|children|babies)\b)/i;

/** Before the number of a place, which nobody dials. */
const placeWord =
  /(?<![\p{L}\p{M}])(?:rooms?|wards?|beds?|gates?|floors?|counters?|sectors?|phase|plot|house|s\.?c\.?o\.?|route|bus|rules?|sections?|कमरा|कमरे|वार्ड|बेड|गेट|काउंटर|सेक्टर|ਕਮਰਾ|ਕਮਰੇ|ਵਾਰਡ|ਬੈੱਡ|ਗੇਟ|ਕਾਊਂਟਰ|ਸੈਕਟਰ)(?:\s+(?:no\.?|number|नंबर|ਨੰਬਰ))?[\s.:-]*$/iu;

/** With the spaces around it. */
const longestPlaceWord = 40;

export interface FoundNumber {
  start: number;
  end: number;
  dialled?: string;
}

/** Finds ten digits or more, or short numbers after "call". A number with a unit is a quantity. */
export function findNumbers(text: string, own: readonly string[] = []): FoundNumber[] {
  return [...text.matchAll(rows)].flatMap((row) => {
    const members = [...row[0].matchAll(new RegExp(number, "g"))].map(({ 0: written, index }) => {
      const start = row.index + index;
      return { start, end: start + written.length, written };
    });
    const called = callingWord.test(text.slice(0, row.index));
    const quantity = unit.test(text.slice(row.index + row[0].length)) && !members.some(isLong);
    const before = text.slice(Math.max(0, row.index - longestPlaceWord), row.index);
    const isPlace = placeWord.test(before) && !members.some(isLong);
    if ((quantity || isPlace) && !called) return [];
    const inRow = members.length > 1 && members.every(isKnown);
    const isCertain = (called || inRow) && !quantity;
    return members
      .filter((member) => isKnown(member) || (called && !quantity))
      .map(({ start, end, written }) => {
        return {
          start,
          end,
          dialled: isCertain || isLong({ written }) ? toDialled(written, own) : undefined,
        };
      });
  });
}

export function isKnownNumber(dialled: string, own: readonly string[]): boolean {
  return helplineNumbers.includes(dialled) || own.includes(dialled);
}

function isKnown({ written }: { written: string }): boolean {
  return isLong({ written }) || helplineNumbers.includes(written);
}

function isLong({ written }: { written: string }): boolean {
  return written.length >= 10;
}

function toDialled(written: string, own: readonly string[]): string | undefined {
  const digits = dialled(toPhoneNumber(written));
  return isKnownNumber(digits, own) ? digits : undefined;
}
