export const fallback = {
  notYet: "This page is only in English so far:",
  whenToGetHelp: "When to get help",
  moreSigns: "This is not the whole list. If you are not sure, call {emergency} or {ambulance}.",
  allSigns: "All danger signs",
  firstAid: "First aid until help comes",
  unchecked: "Translated. Our doctors have not checked this yet.",
} as const;
