import { createContext, type RouterContextProvider } from "react-router";

export const missedSearch = createContext<string | null>(null);

const maxLength = 60;
// As many as a phone number has at least.
const maxDigits = 4;

export function noteMissedSearch(context: Readonly<RouterContextProvider>, typed: string): void {
  context.set(missedSearch, toCounted(typed) ?? null);
}

export function toCounted(typed: string): string | undefined {
  const words = typed
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/[\s\p{Cc}]+/gu, " ");
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  const isKept = words.length <= maxLength && !words.includes("@") && digits <= maxDigits;
  return isKept && words !== "" ? words : undefined;
}
