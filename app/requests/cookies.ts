/** By the name without `__Host-`. Longer values count as not sent. */
export const cookies = { session: 200, device: 200, flash: 2048, lite: 1 };

export type CookieName = keyof typeof cookies;
