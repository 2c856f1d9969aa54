import type { PhoneNumber } from "./phone-number.ts";

export function dialled({ link }: PhoneNumber): string {
  return link.slice("tel:".length);
}
