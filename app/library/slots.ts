/** Stands where an emergency card says how to reach help, which depends on what the hospital can do. */
export const adviceSlot = "<!--advice-->";
/** Where the reception's number goes. */
export const receptionSlot = "<!--reception-->";

/** The id of the first emergency card. */
export const helpId = "help-now";
