import type { Visitor } from "../app/http.ts";
import { fillGroups } from "../forms/fill-groups.ts";

const words =
  "शांति अस्पताल में आपका स्वागत है, डॉक्टर प्रतिदिन उपलब्ध हैं। ਸ਼ਾਂਤੀ ਹਸਪਤਾਲ ਵਿੱਚ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ, ਡਾਕਟਰ ਰੋਜ਼ ਮਿਲਦੇ ਹਨ। ";

/** Hindi and Punjabi of exactly so many characters. */
export function longText(length: number): string {
  const letters = [...words.normalize("NFC").repeat(Math.ceil(length / words.length) + 1)];
  // What is stored is trimmed.
  return letters.slice(0, length).join("").replace(/\s$/, "।");
}

export function saveLongTexts(staff: Visitor): Promise<void> {
  return fillGroups(staff, (kind, length) => {
    if (kind === "web address") return `https://hospital.example/${"a".repeat(200)}`;
    if (kind === "markdown") return `## ${longText(100)}\n\n${longText(length - 110)}`;
    return longText(length);
  });
}
