export const cards = {
  roles: {
    nonurgent: "Non-urgent advice:",
    urgent: "Urgent advice:",
    emergency: "Immediate action required:",
    warning: "Warning:",
    notice: "Notice:",
  },
  headings: {
    emergency: "Call {emergency} or {ambulance} if:",
    now: "Go to your maternity hospital now, by day or night, if:",
    sameDayVisit: "See a doctor the same day if:",
  },
  reception: "Reception: {phone}. If nobody answers, see any doctor the same day.",
  table: "Table: {section}",
  source: "Source {number}",
  onTheWay: "Do not drive yourself. Bring your medicines.",
  elsewhere: "The ambulance crew knows the nearest hospital that can help.",
} as const;
