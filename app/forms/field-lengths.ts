/** What fields of several features share, in characters; other lengths stand with their field. */

export const maxEmailLength = 254;
export const maxPasswordLength = 200;
export const maxLineLength = 120;
export const maxAddressLength = 2048;
export const maxSearchLength = 1000;
export const maxCodeLength = 40;
export const maxDayLength = 20;
export const dayLength = 10;
export const pageLength = 6;
export const idLength = 24;
export const itemIdLength = 36;
export const slugLength = 200;
export const maxNumberLength = 15;
export const boxLength = 5;
export const photoKeyLength = 36;
export const formKeyLength = 22;
export const tokenLength = 43;
export const linkCodeLength = 100;

export const smallForm = 64 * 1024;

export const maxFormTextBytes = 2 * 1024 * 1024;

/** Larger than a photo may be: the form itself then says so, and nothing that was typed is lost. */
export const photoFormBytes = 32 * 1024 * 1024;
