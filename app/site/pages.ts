/** The public pages beside the articles and the doctors' profiles, for sitemap and search. */
export interface SitePage {
  path: `/${string}`;
  title: string;
  description: string;
  /** Everyday words for what the page holds. */
  synonyms: string[];
}

export const sitePages: readonly SitePage[] = [
  {
    path: "/doctors",
    title: "Doctors and OPD availability",
    description: "Find a doctor by name or speciality, and see OPD times and fees.",
    synonyms: ["OPD timing", "appointment", "booking", "doctor list", "consultation fees", "slots"],
  },
  {
    path: "/about",
    title: "About the hospital",
    description: "Our mission, rooms and facilities, and the insurers and schemes we work with.",
    synonyms: [
      "insurance",
      "cashless",
      "TPA",
      "Ayushman Bharat",
      "mediclaim",
      "room types",
      "contact",
      "address",
      "phone number",
    ],
  },
  {
    path: "/management",
    title: "Meet our team",
    description: "The people who lead the hospital.",
    synonyms: ["management", "director", "leaders"],
  },
  {
    path: "/careers",
    title: "Careers",
    description: "Apply for work at the hospital as a doctor, nurse or in another role.",
    synonyms: ["job", "jobs", "vacancy", "naukri", "hiring", "nurse job"],
  },
  {
    path: "/pictures",
    title: "Pictures gallery",
    description: "A walk through the hospital in twelve pictures.",
    synonyms: ["photos", "gallery", "rooms", "building"],
  },
  {
    path: "/Instagram",
    title: "Instagram highlights",
    description: "Short videos from the hospital's Instagram page.",
    synonyms: ["reels", "videos", "social media"],
  },
  {
    path: "/a-z",
    title: "A–Z of health pages",
    description: "Every health page of this website by letter, with everyday words.",
    synonyms: ["index", "all pages", "health topics"],
  },
];
