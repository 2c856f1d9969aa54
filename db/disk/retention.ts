export const recordMonths = 12;

export const trashDays = 30;

export const oldCopyDays = 30;
