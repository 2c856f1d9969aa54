export const alphabet = {
  about:
    "Illnesses, tests and treatments, under their medical names and the words people use at home.",
  soFar:
    "Some of these pages are in your language. Of the others only the danger signs are: the whole page is in English.",
  doctors: "When a doctor is here: {opd}.",
  letters: "Letters",
  see: "{words}: see",
} as const;
