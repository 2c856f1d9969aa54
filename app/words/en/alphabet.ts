export const alphabet = {
  about:
    "Illnesses, tests and treatments, under their medical names and the words people use at home.",
  soFar: "On these pages are danger signs in your language. The whole page is in English.",
  doctors: "When a doctor is here: {opd}.",
  letters: "Letters",
  see: "{words}: see",
} as const;
