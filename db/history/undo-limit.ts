export const maxTogether = 2000;
