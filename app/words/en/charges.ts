export const charges = {
  from: "Applicable from {day}.",
  ask: "Ask reception what your own stay is likely to cost, and what comes on top: {phone}",
  what: "What",
  price: "Price",
} as const;
