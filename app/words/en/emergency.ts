export const emergency = {
  title: "Emergency",
  description:
    "Call 112 or 108 at once: what to say on the phone, and first aid for nine emergencies while you wait.",
  allPages: "All pages",
  anyEmergency: "Any emergency",
  ambulance: "Ambulance",
  callHospital: "Call {name}",
  onThePhone: "What to say on the phone",
  toSay: {
    where: "**Where** you are: sector, house number, a landmark.",
    what: "**What** has happened, and to how many people.",
    awake: "Are they **awake**? Are they **breathing**?",
    number: "**Your number.** Do not hang up first.",
  },
  firstAid: "First aid while you wait",
  topics: {
    chestPain: {
      emergency: "Chest pain, heart attack",
      steps:
        "Sit the person down, half leaning back, and stay beside them. No walking, no stairs. Ask on the phone about aspirin.",
    },
    notBreathing: {
      emergency: "Not awake, not breathing",
      steps:
        "Tilt the head back, lift the chin. Breathing: roll on the side. Not breathing, or only gasps: push hard and fast on the centre of the chest until help comes.",
    },
    choking: {
      emergency: "Choking",
      steps:
        "Coughing? Let them cough. Cannot breathe: 5 blows between the shoulder blades, then 5 belly thrusts. Under 1 year: 5 blows, then 5 pushes on the chest. Repeat. Limp: CPR.",
    },
    stroke: {
      emergency: "Stroke",
      steps:
        "Face, arm or speech changed? Note the time. Lay the person down; on the side if drowsy. No food, water or tablet.",
    },
    bleeding: {
      emergency: "Heavy bleeding, road accident",
      steps:
        "Press hard with a clean cloth and do not let go. Keep head and neck still. Leave a knife or rod where it is.",
    },
    burns: {
      emergency: "Burns",
      steps:
        "Cool running water for 20 minutes. Take off rings and bangles. No ice, ghee, toothpaste or ink.",
    },
    poisoning: {
      emergency: "Poisoning",
      steps:
        "Do not make the person vomit. No milk, no salt water, no home cures. Bring the packet or a photo of it.",
    },
    snakeBite: {
      emergency: "Snake bite",
      steps:
        "Keep the person and the limb still. Take off rings and bangles. Do not cut, suck or tie tightly.",
    },
    fits: {
      emergency: "Fits",
      steps:
        "Note the time. Move hard things away. Nothing in the mouth; do not hold them down. Roll on the side when the jerks ease.",
    },
  },
  otherHelp: "Other help:",
  helplines: {
    mind: "distress",
    women: "women",
    children: "children",
    mothers: "mothers and babies",
  },
  directions: "Directions to the hospital",
  aboutLinks: "Linked pages say whether our doctors have checked them.",
} as const;
