const mebibyte = 1024 * 1024;

export const maxPhotoBytes = 5 * mebibyte;

export const acceptedPhotos = "JPEG, PNG or WebP, at most 5 MB";
export const photoTooLarge = "The photo must be at most 5 MB.";
