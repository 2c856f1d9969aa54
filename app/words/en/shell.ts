export const shell = {
  notice: "Notice",
  readMore: "Read more",
  beingSetUp: "This website is being set up.",
  inEmergency: "In an emergency call 112.",
  quickHelp: "Quick help",
  call: "Call",
  emergency: "Emergency",
  directions: "Directions",
} as const;
