const mebibyte = 1024 * 1024;

export const maxPhotoBytes = 25 * mebibyte;
export const maxMegapixels = 64;
export const maxPixels = maxMegapixels * 1_000_000;

export const photoTypes = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";
export const acceptedPhotos = `JPEG, HEIC, PNG or WebP, at most 25 MB and ${maxMegapixels} megapixels`;
export const photoTooLarge = "The photo must be at most 25 MB.";
export const tooManyPixels = `The photo must have at most ${maxMegapixels} megapixels.`;
