export const offline = {
  title: "No connection",
  description: "How to reach {name} without a connection to the internet.",
  heading: "You are offline",
  lead: "This page needs the internet, and your phone has no connection at the moment. Phone calls may still work.",
  kept: "Kept on this phone: {firstAid}, {home} and {doctors}, and the last pages that you read, as they were when you last had a connection.",
  firstAid: "first aid in an emergency",
  home: "the home page",
  doctors: "the doctors",
} as const;
