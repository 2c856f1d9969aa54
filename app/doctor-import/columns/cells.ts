import { displayField } from "#app/doctors/fields.ts";
import { slotsBetween } from "#app/doctors/slot-ranges.ts";
import { slots } from "#app/doctors/slots.ts";
import { readPhone, readRupees, readYears } from "#app/forms/typed-numbers.ts";
import type { Doctor, DoctorFields } from "#db/doctors/doctors.ts";
import { unguardFormula } from "#runtime/csv.ts";
import { type ColumnName, columns, type ImportField } from "./columns.ts";

export function toCells(doctor: Doctor): string[] {
  return columns.map(([name]) => toCell(doctor, name));
}

export function toCell(doctor: Doctor, name: ColumnName): string {
  return name === "id" ? doctor.id : displayField(doctor, name);
}

export type Understood = { value: DoctorFields[ImportField] | undefined } | { problem: string };

// How programs keep a spreadsheet from taking a text for a number.
const literalFormula = /^="([^"]*)"$/;

/** An empty cell of a field with a usual value has no value. */
export function understand(name: ImportField, cell: string): Understood {
  const text = unguardFormula(literalFormula.exec(cell.trim())?.[1] ?? cell.trim());
  const read = readers[name];
  return read ? read(text) : { value: text };
}

const readers: Partial<Record<ImportField, (text: string) => Understood>> = {
  phone: (text) => readNumber(text, readPhone),
  experience: (text) => readNumber(text, readYears),
  fees: (text) => readNumber(text, readRupees),
  hospital_slots: (text) => readSlots(text, "Hospital Slots"),
  video_slots: (text) => (saysNoVideo(text) ? { value: [] } : readSlots(text, "Video Slots")),
  availability: (text) => ({ value: (text.toLowerCase() || undefined) as never }),
  is_active: readYesOrNo,
};

export function saysNoVideo(cell: string | undefined): boolean {
  return /^(?:none|no|no video(?: calls?)?|nil|नहीं)$/i.test(cell?.trim() ?? "");
}

const shortened = /^\d(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/** Excel shows a long number as 9.87E+09, and writes it so into a CSV file where its column is narrow. */
function readNumber(cell: string, read: (typed: string) => string): Understood {
  // A spreadsheet takes what stands behind it for text, and does not show it.
  const text = cell.replace(/^['’]/, "").trim();
  const [, digits = "", power] = shortened.exec(text) ?? [];
  if (power === undefined) return { value: read(text) };
  if (digits.length < Number(power)) {
    return {
      problem: `Excel has shortened a number to ${text}, so digits are lost. Type it again, in a cell formatted as text.`,
    };
  }
  return { value: read(String(Number(text.replace(",", ".")))) };
}

const yes = ["yes", "y", "true", "1", "हाँ", "हां", "ਹਾਂ"];
const no = ["no", "n", "false", "0", "नहीं", "ਨਹੀਂ"];

function readYesOrNo(text: string): Understood {
  const word = text.normalize("NFC").toLowerCase();
  if (word === "") return { value: undefined };
  if (yes.includes(word)) return { value: true };
  if (no.includes(word)) return { value: false };
  return { problem: "Show on website must be Yes or No." };
}

const between = /\s*(?:\p{Pd}|\bto\b|\btill\b|\buntil\b|से)\s*/iu;
const clock = /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?\s*(?:([ap])\.?\s?m\.?)?$/i;

function readSlots(text: string, label: string): Understood {
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== "");
  const chosen = parts.map((part) => slotsOf(part.trim().split(between).map(toSlot)));
  if (chosen.some((list) => list.length === 0)) {
    return {
      problem: `${label}: “${text}” is not understood. Write half hours between 9:00 AM and 7:00 PM, such as 9:00 AM–1:00 PM, 4:00–6:30 PM.`,
    };
  }
  const all = new Set(chosen.flat());
  return { value: slots.filter((slot) => all.has(slot)) };
}

function slotsOf([from = "", to, ...more]: string[]): string[] {
  if (more.length > 0) return [];
  if (to === undefined) return slots.includes(from) ? [from] : [];
  return slotsBetween(from, to);
}

/** Such as "09:00 AM"; without AM and PM the hour from 9 to 8 that it can only be. */
function toSlot(time: string): string {
  const [, typedHour = "", minute = "00", half] = clock.exec(time.trim()) ?? [];
  const hour = Number(typedHour);
  if (hour === 0) return "";
  const isMorning = half ? half.toLowerCase() === "a" : hour >= 9 && hour < 12;
  return `${String(hour % 12 || 12).padStart(2, "0")}:${minute} ${isMorning ? "AM" : "PM"}`;
}
