export const recordMonths = 12;

/** For how long what was deleted can be put back, and photos that were replaced are kept. */
export const trashDays = 30;

/** For how long the copies stay that a restore and an upgrade make of the data of before. */
export const oldCopyDays = 30;
