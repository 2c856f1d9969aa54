import { headingsOf } from "#app/doctors/fields.ts";
import { importFields, type Target, weekdayTargets, wordsTargets } from "./columns.ts";

const exact = new Map<string, Target>([
  ...["id", "_id", "doctor id"].map((heading) => [normalize(heading), "id"] as const),
  ...importFields.flatMap((name) =>
    headingsOf(name).map((heading) => [normalize(heading), name] as const),
  ),
  ...wordsTargets.map(({ target, label }) => [normalize(label), target] as const),
]);

function normalize(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

const weekdays: readonly (readonly [Target, RegExp])[] = [
  /^(?:mon(?:day)?|सोम(?:वार)?|ਸੋਮ(?:ਵਾਰ)?)$/u,
  /^(?:tue(?:s|sday)?|मंगल(?:वार)?|ਮੰਗਲ(?:ਵਾਰ)?)$/u,
  /^(?:wed(?:nesday)?|बुध(?:वार)?|ਬੁੱਧ(?:ਵਾਰ)?)$/u,
  /^(?:thu(?:r|rs|rsday)?|गुर[ुू](?:वार)?|वीर(?:वार)?|ਵੀਰ(?:ਵਾਰ)?)$/u,
  /^(?:fri(?:day)?|शुक्र(?:वार)?|ਸ਼ੁੱਕਰ(?:ਵਾਰ)?)$/u,
  /^(?:sat(?:urday)?|शनि(?:वार)?|ਸ਼ਨੀ(?:ਵਾਰ)?|ਸ਼ਨਿੱਚਰ(?:ਵਾਰ)?)$/u,
  /^(?:sun(?:day)?|रवि(?:वार)?|इतवार|ਐਤ(?:ਵਾਰ)?)$/u,
].map((pattern, at) => [weekdayTargets[at] as Target, pattern]);

const ofNoUse =
  /^(?:s|sr|sl|ser)?[\s./]*n(?:o|um(?:ber)?)?\.?$|^serial|^क्र|^#$|^why not imported$|^row$/iu;

// The first that fits; what comes earlier is the more special, such as the mobile number of a doctor.
const patterns: readonly (readonly [Target | "", RegExp])[] = [
  ["", ofNoUse],
  [
    "",
    /follow|re-?visit|renewal|review|\bold\b|emergency|tele|online|video|father|husband|birth|dob|joining|regi?str|\breg\b|\bpan\b|aadhaa?r|account|bank|पंजीकरण/u,
  ],
  ["fees", /\bfees?\b|\bcharges?\b|शुल्क|फ़?ीस|ਫ਼?ੀਸ/u],
  ["email", /\be-?\s?mail|\bmail id\b|ईमेल|ई-मेल|ਈਮੇਲ/u],
  [
    "phone",
    /\bmob\b|mobile|\bph\b|phone|contact|\bcell\b|whats\s?app|मोबाइल|फ़?ोन|सम्पर्क|संपर्क|ਫ਼?ੋਨ|ਮੋਬਾਈਲ/u,
  ],
  ["room", /\broom\b|\bcabin\b|\bchamber\b|कमरा|कक्ष|ਕਮਰਾ/u],
  ["opd_from", /^(?:opd |time |timings? )*(?:from|starts?)(?: time)?$|^से$/u],
  ["opd_until", /^(?:opd |time |timings? )*(?:to|till|until|upto|ends?)(?: time)?$|^तक$/u],
  ["opd_days", /\bdays?\b|दिन|ਦਿਨ/u],
  [
    "opd_hours",
    /\btim(?:e|es|ing|ings)\b|\bhours?\b|\bhrs\b|\bopd\b|schedule|morning|evening|समय|ਸਮਾਂ|सुबह|शाम/u,
  ],
  ["experience", /\bexp\b|experi[ea]nce|years? of practi[cs]e|अनुभव|ਤਜਰਬਾ/u],
  [
    "specialization",
    /\bdep(?:t+|tt|artment)\b|speciali[sz]ation|special(?:i?ty|ities)|discipline|\bbranch\b|विभाग|विशेष|ਵਿਭਾਗ/u,
  ],
  [
    "name",
    /name|^(?:doctors?|drs?)(?: details?)?$|(?:^|\s)(?:consultants?|physicians?|specialists?)$|नाम|चिकित्सक|डॉक्टर|ਨਾਮ|ਡਾਕਟਰ/u,
  ],
  ["qualification", /qualif|\bdegrees?\b|educat|योग्यता|डिग्री|ਯੋਗਤਾ/u],
  ["languages", /languages?|भाषा|ਭਾਸ਼ਾ/u],
  ["awards", /members?hips?|\bmember\b|achievements?|awards?/u],
  ["about", /\babout\b|profile|expertise|परिचय/u],
  ["hospital", /hospital|clinic|अस्पताल|ਹਸਪਤਾਲ/u],
];

/** What a heading most probably means; empty where it is not known here. */
export function proposeTarget(heading: string): Target | "" {
  const known = exact.get(normalize(heading));
  if (known) return known;
  if (heading.length > 60) return "";
  const words = heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/\([^()]*\)/g, " ")
    .replace(/[\s.:,*\-–/&]+/gu, " ")
    .trim();
  const withoutUnit = exact.get(normalize(words));
  if (withoutUnit) return withoutUnit;
  const day = weekdays.find(([, pattern]) => pattern.test(words))?.[0];
  return day ?? patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? "";
}

export function isOfNoUse(heading: string): boolean {
  return ofNoUse.test(heading.trim());
}

const halves: readonly (readonly [half: string, pattern: RegExp])[] = [
  ["morning", /morn|सुबह|प्रातः|ਸਵੇਰ/iu],
  ["evening", /even|afternoon|शाम|सायं|दोपहर|ਸ਼ਾਮ/iu],
];

export function halfIn(heading: string): string {
  return halves.find(([, pattern]) => pattern.test(heading))?.[0] ?? "";
}
