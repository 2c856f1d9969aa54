/** A telephone number, as the hospital writes it and as a link dials it. */
export interface PhoneNumber {
  shown: string;
  link: `tel:${string}`;
}

/** Numbers without a country's code are Indian; short ones and free ones (1800 …) are dialled as they are. */
export function toPhoneNumber(shown: string): PhoneNumber {
  return { shown, link: `tel:${toDialled(shown)}` };
}

function toDialled(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  if (shown.trimStart().startsWith("+")) return `+${digits}`;
  if (digits.length < 8 || /^1800/.test(digits)) return digits;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  if (digits.length === 12 && digits.startsWith("91")) return `+${digits}`;
  return `+91${digits.replace(/^0/, "")}`;
}
