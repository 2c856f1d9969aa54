import type { sitePages } from "#app/pages.ts";

/** Everyday words for the contents of a page. They are not in its own file, because browsers load that one. */
export const sitePageSynonyms: Record<(typeof sitePages)[number]["path"], readonly string[]> = {
  "/doctors": ["OPD timing", "appointment", "booking", "doctor list", "consultation fees", "slots"],
  "/emergency": ["casualty", "ambulance", "accident", "first aid", "emergency number"],
  "/about": [
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
  "/management": ["management", "director", "leaders"],
  "/careers": ["job", "jobs", "vacancy", "naukri", "hiring", "nurse job"],
  "/pictures": ["photos", "gallery", "rooms", "building"],
  "/Instagram": ["reels", "videos", "social media"],
  "/a-z": ["index", "all pages", "health topics"],
};
