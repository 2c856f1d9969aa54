export const legal = {
  prevails:
    "This is a translation. Where it differs from the English page, that page holds: {page}",
  contact: "write to {email}, call {phone}, or come to reception at {address}",
} as const;
