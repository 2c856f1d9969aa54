/** Replaced by how to reach help, which depends on what the hospital can do. */
export const adviceSlot = "<!--advice-->";
/** Replaced by the number of reception. */
export const receptionSlot = "<!--reception-->";

export const helpId = "help-now";
