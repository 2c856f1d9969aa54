import type { ArticlePath } from "#app/library/groups.ts";

interface FirstAid {
  emergency: string;
  /** What people call it in Hindi, in Latin letters. */
  everyday: string;
  steps: string;
  /** The section of an article that says more. */
  link: `${ArticlePath}#${string}`;
}

/** The commonest emergencies, the most urgent first. */
export const firstAid: readonly FirstAid[] = [
  {
    emergency: "Chest pain, heart attack",
    everyday: "dil ka daura",
    steps:
      "Sit the person down, half leaning back, and stay beside them. No walking, no stairs. Ask on the phone about aspirin.",
    link: "/ChestPain#what-to-do-until-help-comes",
  },
  {
    emergency: "Not awake, not breathing",
    everyday: "behosh",
    steps:
      "Tilt the head back, lift the chin. Breathing: roll on the side. Not breathing, or only gasps: push hard and fast on the centre of the chest until help comes.",
    link: "/ChokingAndCPR#if-they-go-limp-cpr",
  },
  {
    emergency: "Choking",
    everyday: "gale mein atakna",
    steps:
      "Coughing? Let them cough. Cannot breathe: 5 blows between the shoulder blades, then 5 belly thrusts. Under 1 year: 5 blows, then 5 pushes on the chest. Repeat. Limp: CPR.",
    link: "/ChokingAndCPR#first-can-they-cough-and-do-they-breathe",
  },
  {
    emergency: "Stroke",
    everyday: "lakwa",
    steps:
      "Face, arm or speech changed? Note the time. Lay the person down; on the side if drowsy. No food, water or tablet.",
    link: "/StrokeManagement#what-to-do-until-help-comes",
  },
  {
    emergency: "Heavy bleeding, road accident",
    everyday: "khoon behna",
    steps:
      "Press hard with a clean cloth and do not let go. Keep head and neck still. Leave a knife or rod where it is.",
    link: "/TraumaSurgery#at-the-roadside-what-you-can-do",
  },
  {
    emergency: "Burns",
    everyday: "jalna",
    steps:
      "Cool running water for 20 minutes. Take off rings and bangles. No ice, ghee, toothpaste or ink.",
    link: "/WoundCareDrainage#first-aid-for-burns",
  },
  {
    emergency: "Poisoning",
    everyday: "zeher",
    steps:
      "Do not make the person vomit. No milk, no salt water, no home cures. Bring the packet or a photo of it.",
    link: "/PoisoningAndDrug#call-for-help-first",
  },
  {
    emergency: "Snake bite",
    everyday: "saanp ka kaatna",
    steps:
      "Keep the person and the limb still. Take off rings and bangles. Do not cut, suck or tie tightly.",
    link: "/PoisoningAndDrug#snake-bite",
  },
  {
    emergency: "Fits",
    everyday: "mirgi ka daura",
    steps:
      "Note the time. Move hard things away. Nothing in the mouth; do not hold them down. Roll on the side when the jerks ease.",
    link: "/AntiEpilepticDrugs#first-aid-in-a-fit",
  },
];
