import sharp from "sharp";
import { doctorFields } from "./doctor.ts";

const { photo_key: _, ...fields } = doctorFields;

export const filledIn: Record<string, string | string[]> = {
  ...fields,
  name: "Dr Tara Rana",
  specialization: "General Medicine",
  about: "Sees patients with fever.",
  experience: "9",
  fees: "150000",
  is_active: "on",
  phone: "9812345678",
  email: "tara@example.org",
  hospital_slots: ["09:00 AM", "06:30 PM"],
  video_slots: ["10:00 AM"],
};

export function toFormData(fields: Record<string, string | string[]>, photo?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  if (photo) form.append("photo", photo);
  return form;
}

/** A real picture with detail in it, so that it does not compress to nothing. */
export async function picture(format: "jpeg" | "png" | "webp", width = 800, height = 600) {
  const noise = { type: "gaussian", mean: 128, sigma: 3 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#c96", noise } })
    .toFormat(format)
    .toBuffer();
}

export function file(bytes: Uint8Array | string, name: string, type = "image/jpeg"): File {
  return new File([bytes as BlobPart], name, { type });
}
