import type { ArticlePath } from "#app/library/groups.ts";
import type { emergencyWords } from "#app/words/emergency.ts";

interface FirstAid {
  /** Its words in the dictionaries. */
  topic: keyof (typeof emergencyWords)["en"]["topics"];
  /** What people call it in Hindi, in Latin letters. */
  everyday: string;
  /** The section of an article that says more. */
  link: `${ArticlePath}#${string}`;
}

/** The commonest emergencies, the most urgent first. */
export const firstAid: readonly FirstAid[] = [
  {
    topic: "chestPain",
    everyday: "dil ka daura",
    link: "/ChestPain#what-to-do-until-help-comes",
  },
  {
    topic: "notBreathing",
    everyday: "behosh",
    link: "/ChokingAndCPR#if-they-go-limp-cpr",
  },
  {
    topic: "choking",
    everyday: "gale mein atakna",
    link: "/ChokingAndCPR#first-can-they-cough-and-do-they-breathe",
  },
  {
    topic: "stroke",
    everyday: "lakwa",
    link: "/StrokeManagement#what-to-do-until-help-comes",
  },
  {
    topic: "bleeding",
    everyday: "khoon behna",
    link: "/TraumaSurgery#at-the-roadside-what-you-can-do",
  },
  {
    topic: "burns",
    everyday: "jalna",
    link: "/WoundCareDrainage#first-aid-for-burns",
  },
  {
    topic: "poisoning",
    everyday: "zeher",
    link: "/PoisoningAndDrug#call-for-help-first",
  },
  {
    topic: "snakeBite",
    everyday: "saanp ka kaatna",
    link: "/PoisoningAndDrug#snake-bite",
  },
  {
    topic: "fits",
    everyday: "mirgi ka daura",
    link: "/AntiEpilepticDrugs#first-aid-in-a-fit",
  },
];
