import type { PhoneNumber } from "./phone-number.ts";

/** The number as machines read it, such as +911720000020. */
export function dialled({ link }: PhoneNumber): string {
  return link.slice("tel:".length);
}
