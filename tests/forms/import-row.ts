export const importRow = {
  Name: "Dr Bulk",
  Specialization: "Urology",
  Phone: "+91 98765 43210",
  Email: "bulk@example.org",
  Experience: "12 years",
  Fees: "₹800",
  Hospital: "Main building",
  About: "Treats kidney stones.",
  Qualification: "MBBS",
  "Member of": "Urological Society",
  "Hospital Slots": "9-11",
  "Video Slots": "4:00–5:00 PM",
};
