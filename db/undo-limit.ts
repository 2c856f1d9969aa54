/** No more changes than these are undone together. */
export const maxTogether = 2000;
