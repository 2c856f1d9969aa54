import { maxRows } from "./limits.ts";

/** What somebody has seen before the import: six letters for each row. */
export const importForm = { added: { seen: 6 * maxRows } };
