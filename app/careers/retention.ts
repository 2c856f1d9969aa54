/** For how long an application is kept; applicants are told so in the form. */
export const monthsKept = 12;
