export const emergencyHours = {
  always: "Our emergency department is open day and night.",
  between:
    "Our emergency department is open: {hours}. At any other hour call {emergency}, or {ambulance} for an ambulance.",
  notAlways:
    "Our emergency department is not open day and night. First call {emergency}, or {ambulance} for an ambulance.",
  none: "This hospital has no emergency department. First call {emergency}, or {ambulance} for an ambulance.",
  short: {
    none: "No emergency department. First call {emergency}, or {ambulance} for an ambulance.",
    always: "Open day and night, every day",
    between: "{hours}. At any other hour call {emergency}, or {ambulance} for an ambulance.",
    notAlways: "Not open day and night. First call {emergency}, or {ambulance} for an ambulance.",
  },
} as const;
