const save = "Open it on the phone or computer, save or export it as JPEG, and choose that file.";

const formats: readonly (readonly [kind: string, start: RegExp, how?: string])[] = [
  ["an AVIF photo", /^.{4}ftyp(?:avi[fso]|.{4}.{4}.{0,8}avif)/s],
  [
    "a HEIC photo, as iPhones and some Android phones take them",
    /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1)/s,
    "Send it to yourself by email, which makes a JPEG of it, or set Camera, Formats to Most Compatible; then choose the JPEG file.",
  ],
  ["a GIF picture", /^GIF8[79]a(?!<\w)/],
  ["a TIFF picture", /^(?:II[*+]\0|MM\0[*+])/],
  ["a BMP picture", /^BM.{4}\0{4}/s],
  ["a JPEG XL photo", /^(?:\xff\n|\0{3}\fJXL )/],
  ["a PDF file", /^%PDF/, "Export the photo in it as JPEG, and choose that file."],
  ["a film", /^(?:.{4}ftyp|.E\xdf\xa3)/s, "Choose a photo: a JPEG, PNG or WebP file."],
];

const usable = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;

export const damaged = "The photo is damaged. Please choose another file.";

/** Of a file that the decoder does not know, by its first bytes. */
export function whyNoPhoto(start: Uint8Array): string {
  const text = Array.from(start, (byte) => String.fromCharCode(byte)).join("");
  if (usable.test(text)) return damaged;
  const [kind, , how = save] = formats.find(([, form]) => form.test(text)) ?? [];
  if (!kind) return "This file is not a photo. Choose a JPEG, PNG or WebP file.";
  return `This is ${kind}, which cannot be used here. ${how}`;
}
