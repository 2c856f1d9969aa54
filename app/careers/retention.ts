/** How long an application is kept, in months; the form tells applicants, and the clean-up does it. */
export const monthsKept = 12;
