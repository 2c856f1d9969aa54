const save = "Open it on the phone or computer, save or export it as JPEG, and choose that file.";

const avif = /^.{4}ftyp(?:avi[fso]|.{4}.{4}.{0,8}avif)/s;

const formats: readonly (readonly [kind: string, start: RegExp, how?: string])[] = [
  ["an AVIF photo", avif],
  ["a GIF picture", /^GIF8[79]a(?!<\w)/],
  ["a TIFF picture", /^(?:II[*+]\0|MM\0[*+])/],
  ["a BMP picture", /^BM.{4}\0{4}/s],
  ["a JPEG XL photo", /^(?:\xff\n|\0{3}\fJXL )/],
  ["a PDF file", /^%PDF/, "Export the photo in it as JPEG, and choose that file."],
  ["a film", /^(?:.{4}ftyp|.E\xdf\xa3)/s, "Choose a photo: a JPEG, HEIC, PNG or WebP file."],
];

const usable = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;

export const damaged = "The photo is damaged. Please choose another file.";

const heic = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1)/s;

export function isHeic(start: Uint8Array): boolean {
  const text = latin1(start);
  return heic.test(text) && !avif.test(text);
}

export function whyNoPhoto(start: Uint8Array): string {
  const text = latin1(start);
  if (usable.test(text)) return damaged;
  const [kind, , how = save] = formats.find(([, form]) => form.test(text)) ?? [];
  if (!kind) return "This file is not a photo. Choose a JPEG, HEIC, PNG or WebP file.";
  return `This is ${kind}, which cannot be used here. ${how}`;
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
