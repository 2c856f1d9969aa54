/** What fields of several features share, in characters; other lengths stand with their field. */

/** RFC 5321. */
export const maxEmailLength = 254;
export const maxPasswordLength = 200;
export const maxLineLength = 120;
export const maxAddressLength = 2048;
export const maxSearchLength = 1000;
/** Of an authenticator app, or a recovery code. */
export const maxCodeLength = 40;
/** As 21/11/2026 too, with room for what somebody adds. */
export const maxDayLength = 20;
/** As 2026-11-21. */
export const dayLength = 10;
/** The number of a result page. */
export const pageLength = 6;
export const idLength = 24;
/** Of an item of a list of settings. */
export const itemIdLength = 36;
/** Of a speciality. */
export const slugLength = 200;
/** A whole number, such as the version of a record. */
export const maxNumberLength = 15;
/** "on" or "false". */
export const boxLength = 5;
/** Of a photo that waits for the rest of its form. */
export const photoKeyLength = 36;
export const formKeyLength = 22;
export const tokenLength = 43;
/** The token in the address of a link, and some more: a longer one is no link. */
export const linkCodeLength = 100;

/** A form that anybody may send. */
export const smallForm = 64 * 1024;

/** All texts of a form together: the longest form fits, even if its letters take four bytes each. */
export const maxFormTextBytes = 2 * 1024 * 1024;

/** Larger than a photo may be: the form itself then says so, and nothing that was typed is lost. */
export const photoFormBytes = 32 * 1024 * 1024;
