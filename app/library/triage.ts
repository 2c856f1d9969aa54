import { lookupTable } from "#runtime/lookup-table.ts";
import type { ArticlePath } from "./groups.ts";

/** Call 112 or 108, see a doctor the same day, or make an appointment. */
export type Level = "emergency" | "urgent" | "soon";

/**
 * `wording` completes a sentence that ends in "if:". `pattern` finds the symptom in other words.
 * `on` and `notOn` name the pages that the symptom is for; everywhere else it is another symptom.
 * `explainedOn` names pages whose card spells the symptom out step by step, at the same level.
 * A symptom that is `now` stands in a card that says "now, by day or night".
 */
export interface Symptom {
  level: Level;
  wording: string;
  pattern: RegExp;
  source: string;
  on?: readonly ArticlePath[];
  notOn?: readonly ArticlePath[];
  explainedOn?: readonly ArticlePath[];
  now?: true;
}

const pregnancyPages = [
  "/AntenatalAndPostnatal",
  "/CaesareanSection",
  "/ManagementHighRiskPregnancy",
  "/NormalVaginalDelivery",
  "/ObstetricGynaecology",
  "/Obstetrics",
  "/ObstetricsAndGynaecologyT",
  "/Ultrasound",
] as const;

const cancerMedicinePages = [
  "/BoneMarrow",
  "/Chemotherapy",
  "/Immunotherapy",
  "/Oncology",
  "/OncologyT",
  "/TargetedTherapy",
] as const;

const urineOperationPages = [
  "/Cystoscopy",
  "/ProstateSurgery",
  "/ReconstructiveUrological",
] as const;

const urinePages = [
  ...urineOperationPages,
  "/BladderCancer",
  "/KidneyStoneTreatment",
  "/UrinaryTractInfection",
  "/Urology",
  "/UrologyT",
] as const;

/** About any fever: chills are a common sign of malaria, so only extreme shaking is an emergency. */
const feverPages = [
  "/AntibioticTherapy",
  "/Dengue",
  "/FeverInChildren",
  "/GeneralMedicine",
  "/GeneralMedicineT",
  "/ManagementInfections",
] as const;

/** One symptom, one level, one wording on all pages. Cards take their lines from here by name. */
export const symptoms = {
  "chest-pain": {
    level: "emergency",
    wording: "there is chest pain, pressure or tightness",
    pattern:
      /chest (?:pain|pressure|tightness|hurts|feels (?:tight|heavy))|(?:pain|pressure|tightness|heav\w+(?: feeling)?) in (?:the|your) chest|tight chest|heart attack/i,
    source: "NHS, Chest pain; Heart attack",
  },
  "chest-pain-gone": {
    level: "urgent",
    wording:
      "heaviness in the chest, arm or jaw came on effort in the past days, and is gone now (within the last 12 hours, call 112 or 108)",
    pattern: /chest.{0,30}(?:went away|is gone|has gone)/i,
    source: "NICE CG95, Recent-onset chest pain",
    on: ["/ChestPain"],
  },
  "hard-breathing": {
    level: "emergency",
    wording: "breathing becomes hard, or the lips turn blue",
    pattern:
      /breathless|short(?:ness)? of breath|out of breath|gasp|breathing (?:is|becomes|gets) (?:hard|difficult)|breathing hurts|hard breathing|hard to breathe|struggl\w+ to breathe|cannot breathe|(?:trouble|difficulty) (?:with |in )?breathing|blue lips|lips (?:are|turn\w*) blue/i,
    source: "NHS, Shortness of breath",
    explainedOn: ["/TraumaSurgery"],
  },
  "coughs-blood": {
    level: "emergency",
    wording: "you cough up blood",
    pattern:
      /cough\w* (?:up )?blood|spit\w* (?:up |out )?blood|blood\b.{0,12}(?:cough|phlegm|sputum)/i,
    source: "NHS, Pulmonary embolism",
  },
  stroke: {
    level: "emergency",
    wording:
      "one side of the face droops, an arm or leg suddenly turns weak, or speech is slurred, even if it passes",
    pattern:
      /drooping face|face.{0,12}(?:droop|hangs)|crooked mouth|mouth.{0,10}crooked|facial droop|slurred|loss of speech|speech trouble|cannot speak|speech (?:fails|is lost)|sudden(?:ly)? (?:weak|numb)|one side goes (?:weak|numb)|(?:arm|leg) goes (?:weak|numb)|paralys/i,
    source: "American Stroke Association, BE FAST; NHS, Symptoms of a stroke",
    explainedOn: ["/StrokeManagement"],
  },
  "sight-loss": {
    level: "emergency",
    wording: "sight is suddenly lost or changed",
    pattern:
      /sudden(?:ly)? (?:loss of|lose|change in) (?:sight|vision)|suddenly cannot see|loss of (?:sight|vision)|(?:sight|vision) is (?:suddenly )?lost|(?:go|goes|turn|turns) blind/i,
    source: "NHS, Sudden vision loss",
    explainedOn: ["/StrokeManagement"],
  },
  fit: {
    level: "emergency",
    wording: "there is a fit",
    pattern:
      /\ba (?:first )?fit\b|\bfits\b|\bfitting\b|seizure|convuls|epileptic attack|body jerks/i,
    source: "NHS, What to do if someone has a seizure (fit)",
    explainedOn: ["/AntiEpilepticDrugs", "/PoisoningAndDrug"],
  },
  "fits-more-often": {
    level: "urgent",
    wording: "known fits come more often",
    pattern: /fits (?:become|are|come) more/i,
    source: "NICE NG217, Epilepsies in children, young people and adults",
  },
  confused: {
    level: "emergency",
    wording: "someone is suddenly confused, very drowsy or hard to wake",
    pattern:
      /confus|drows|muddled|unconscious|making sense|hard to wake|(?:not|cannot be) (?:wake|woken)/i,
    source: "NHS, Sudden confusion (delirium)",
    explainedOn: [
      "/AntiEpilepticDrugs",
      "/PoisoningAndDrug",
      "/StrokeManagement",
      "/TraumaSurgery",
    ],
  },
  "worst-headache": {
    level: "emergency",
    wording: "a headache is the worst of your life, or strikes at full force within a minute",
    pattern:
      /worst (?:headache|of your life)|full force|thunderclap|sudden(?:,)? (?:very )?(?:bad|severe) headache/i,
    source: "NHS, Headaches; NICE CG150",
    explainedOn: ["/StrokeManagement"],
  },
  "stiff-neck": {
    level: "emergency",
    wording: "there is a stiff neck with fever, or a rash that does not fade under a pressed glass",
    pattern:
      /stiff neck|neck (?:is|turns|goes) stiff|neck cannot bend|through a glass|pale under pressure|rash that does not fade/i,
    source: "NHS, Meningitis; NICE NG240",
  },
  "cannot-pass-urine": {
    level: "emergency",
    wording: "you cannot pass urine, or your lower belly feels painfully full",
    pattern:
      /(?:cannot|can't|not able to|unable to) (?:pass (?:urine|any|water)|urinate|pee)|unable to pass|no urine (?:at all|will come)|urine (?:will|does) not come|trouble passing urine/i,
    source: "British Journal of Nursing 2021, Acute urinary retention; RCEM",
  },
  "no-urine": {
    level: "emergency",
    wording: "you have passed no urine for 8 hours",
    pattern: /no urine (?:for|in|since)|not passed (?:any )?urine|hours go by without/i,
    source: "Healthwise, Dehydration; UK Sepsis Trust",
  },
  "no-urine-baby": {
    level: "emergency",
    wording: "a baby has had no wet nappy for 6 hours",
    pattern: /no wet (?:napp|diaper)|dry (?:napp|diaper)|(?:nappy|diaper) stays dry/i,
    source: "Healthwise, Dehydration in children; WHO and Government of India, IMNCI",
  },
  "leg-clot": {
    level: "urgent",
    wording:
      "one leg or arm swells, or a calf turns warm or sore, which may be a clot (with chest pain or hard breathing, call 112 or 108)",
    pattern:
      /\bcal(?:f|ves)\b|\b(?:leg|arm)\b.{0,20}(?:swell|swollen|sore|hurts)|swollen leg|swelling of (?:one|a) leg|clot in (?:the|a|one) leg/i,
    source: "NHS, DVT (deep vein thrombosis); NICE NG158",
    notOn: pregnancyPages,
  },
  "leg-clot-pregnancy": {
    level: "emergency",
    wording: "one leg swells, or a calf turns warm or sore, in pregnancy or after birth",
    pattern:
      /\bcal(?:f|ves)\b|\b(?:leg|arm)\b.{0,20}(?:swell|swollen|sore|hurts)|swollen leg|swelling of (?:one|a) leg|clot in (?:the|a|one) leg/i,
    source: "NICE CG37 and NG194, Postnatal care",
    on: pregnancyPages,
  },
  "vaginal-bleeding": {
    level: "emergency",
    wording:
      "blood from the vagina fills a pad within an hour, comes with large clots or makes you faint",
    pattern:
      /\bpad\b|soak\w* .{0,8}pads|heavy (?:bleeding from the vagina|vaginal bleeding)|bleed heavily from (?:the vagina|below)|(?:faint|dizzy|weak) from (?:heavy )?bleeding/i,
    source: "NHS, Heavy periods; RCOG, Heavy bleeding after birth",
    notOn: ["/Haemorrhoidectomy", "/ProstateSurgery"],
  },
  "pregnancy-bleeding": {
    level: "emergency",
    wording: "you are pregnant and bleed heavily, or bleed more than a smear after 20 weeks",
    pattern:
      /bleed\w*.{0,40}(?:in pregnancy|while pregnant|20 weeks|second half|last months)|blood from the vagina.{0,20}pregnan|more than a (?:smear|small show)|heavily at any stage/i,
    source: "NHS, Vaginal bleeding in pregnancy; Tommy's",
  },
  "early-spotting": {
    level: "urgent",
    wording: "you may be pregnant and have spots of blood without pain",
    pattern: /spot\w* .{0,30}pregnan|bleeding and might be pregnant/i,
    source: "NHS, Vaginal bleeding in pregnancy; NICE NG126",
  },
  ectopic: {
    level: "emergency",
    wording:
      "you could be pregnant and have sharp pain low in the belly or at the tip of the shoulder, or faint",
    pattern:
      /tip of the shoulder|shoulder tip|shoulder pain|(?:could|may|might) be pregnant.{0,20}pain/i,
    source: "NHS, Ectopic pregnancy; NICE NG126",
    notOn: ["/DilationAndCurettage"],
  },
  "waters-break": {
    level: "urgent",
    now: true,
    wording: "your water breaks or leaks, at any week of pregnancy",
    pattern:
      /waters? (?:breaks?|bursts?|leaks|leaking)|bag of water|leak\w* water|(?:water|fluid) leaks from the vagina/i,
    source: "Tommy's, Signs and symptoms of premature labour; NHS, Premature labour and birth",
  },
  "early-labour": {
    level: "urgent",
    now: true,
    wording: "before 37 weeks, pains come regularly, or a new backache comes and goes",
    pattern:
      /before 37 weeks|(?:labour|pains) (?:come|comes|starts?|begins?) (?:too )?early|pains (?:come |start )?before the due date/i,
    source: "Tommy's, Signs and symptoms of premature labour; NHS, Premature labour and birth",
  },
  "waters-stained": {
    level: "emergency",
    wording: "your water is green, brown or bloody",
    pattern: /water.{0,30}(?:green|brown)/i,
    source: "Tommy's, Signs and symptoms of premature labour",
  },
  "cord-first": {
    level: "emergency",
    wording: "the cord, or the baby's hand or foot, comes first",
    pattern: /\bcord\b.{0,20}(?:hand|foot|vagina)/i,
    source: "RCOG, Umbilical cord prolapse in late pregnancy",
  },
  "pregnancy-pain": {
    level: "emergency",
    wording:
      "in pregnancy, strong pain in the belly or under the ribs does not let up, or the belly stays hard",
    pattern:
      /(?:strong|severe|bad) pain (?:in the belly|under the ribs)|belly that stays hard|belly (?:stays|is|turns) hard/i,
    source: "WHO, Pregnancy, childbirth, postpartum and newborn care; NHS, Placental abruption",
    on: pregnancyPages,
  },
  "baby-moves-less": {
    level: "emergency",
    wording: "your baby moves less than usual, or has stopped moving",
    pattern:
      /baby(?:'s)? (?:moves|moving|stops moving|movements|kicks)|(?:has )?stopped moving|feel (?:the|your) baby less|(?:fewer|less) (?:movements|kicks)/i,
    source: "NHS, Your baby's movements; Tommy's",
  },
  "pre-eclampsia": {
    level: "emergency",
    wording:
      "in pregnancy or the weeks after birth you have a very bad headache, blurred sight, or sudden swelling of the face or hands",
    pattern:
      /headache|head aches|blurred|flashing lights|spots before|(?:face|hands).{0,10}(?:swell|puff)|swollen face|puffy (?:face|hands)/i,
    source: "NICE NG133, Hypertension in pregnancy; NHS, Pre-eclampsia",
    on: pregnancyPages,
  },
  "pregnancy-pressure-severe": {
    level: "emergency",
    wording: "your BP in pregnancy is 160/110 or more, even if you feel well",
    pattern: /160\s?\/\s?110/,
    source: "NICE NG133, Hypertension in pregnancy",
  },
  "pregnancy-pressure": {
    level: "urgent",
    wording: "your BP in pregnancy is 140/90 or more",
    pattern: /140\s?\/\s?90/,
    source: "NICE NG133, Hypertension in pregnancy",
  },
  "pressure-crisis": {
    level: "emergency",
    wording:
      "BP is 180/120 or more with chest pain, a bad headache, blurred sight, confusion or hard breathing",
    pattern: /180\s?\/\s?120/,
    source: "NICE NG136, Hypertension in adults",
  },
  "pressure-high": {
    level: "urgent",
    wording: "BP is 180/120 or more on two readings, even if you feel well",
    pattern: /180\s?\/\s?120/,
    source: "NICE NG136, Hypertension in adults",
  },
  "baby-feeding": {
    level: "emergency",
    wording: "a newborn feeds poorly, or a child cannot drink at all",
    pattern:
      /feeds poorly|not (?:feed|feeding)\b|refuses (?:the breast|feeds|milk)|(?:child|baby) (?:cannot|will not|does not) drink|cannot drink/i,
    source: "WHO and Government of India, IMNCI; HBNC danger signs",
  },
  "baby-limp": {
    level: "emergency",
    wording: "a baby or child is limp, or very sleepy and hard to wake",
    pattern: /\blimp\b|\bfloppy\b|very sleepy|weak and sleepy/i,
    source: "WHO and Government of India, IMNCI; NICE NG143",
  },
  "baby-breathing": {
    level: "emergency",
    wording:
      "a baby or child breathes very fast or hard (60 or more breaths a minute in a newborn), grunts, turns blue or stops breathing for moments",
    pattern:
      /\bgrunts?\b|breathes (?:very )?fast|fast or hard breathing|turns? blue|pauses in breathing|chest (?:pulls|sucks) in/i,
    source: "WHO and Government of India, IMNCI; NICE NG143",
    on: ["/AntenatalAndPostnatal", "/FeverInChildren", "/Pediatrics"],
  },
  "baby-temperature": {
    level: "emergency",
    wording:
      "a baby under 3 months feels hot or cold, or measures 38 °C (100.4 °F) or more, or below 35.5 °C (95.9 °F)",
    pattern:
      /(?:hot or )?cold to (?:the )?touch|baby (?:under|of) (?:(?:two|three|[123]) months|a (?:few )?(?:weeks?|month)\b)|is under (?:three|3) months|newborn.{0,30}(?:fever|cold)/i,
    source: "NICE NG143, Fever in under 5s; WHO and Government of India, IMNCI",
  },
  "fever-infant": {
    level: "urgent",
    wording: "a baby of 3 to 6 months measures 39 °C (102.2 °F) or more",
    pattern: /(?:three to six|3 to 6) months.{0,30}(?:39|fever)/i,
    source: "NICE NG143, Fever in under 5s",
  },
  "baby-yellow": {
    level: "emergency",
    wording: "a newborn turns yellow in the first 24 hours, or yellow on the palms and soles",
    pattern:
      /yellow (?:in|on) the first|yellow on (?:the )?palms|jaundice (?:on|in) (?:the first )?day/i,
    source: "NICE CG98, Jaundice in newborn babies; Government of India, HBNC danger signs",
  },
  "baby-jaundice": {
    level: "urgent",
    wording: "a baby's jaundice spreads to the legs, or lasts beyond 2 weeks",
    pattern: /jaundice/i,
    source: "NICE CG98, Jaundice in newborn babies",
  },
  "cord-stump": {
    level: "emergency",
    wording: "a newborn's cord stump is red or oozes pus",
    pattern: /\bcord\b.{0,20}(?:red|pus)|pus.{0,15}\b(?:cord|navel)|navel\b.{0,15}(?:red|pus)/i,
    source: "Government of India, HBNC danger signs",
  },
  "sunken-eyes": {
    level: "urgent",
    wording:
      "a child has sunken eyes, or passes much less urine than usual (if the child is drowsy or cannot drink, call 112 or 108)",
    pattern: /sunken eyes|urine much less than usual/i,
    source: "NHS, Dehydration; WHO and Government of India, IMNCI",
  },
  "fever-two-days": {
    level: "urgent",
    wording: "fever lasts more than 2 days",
    pattern: /fever (?:lasts|for|goes on)\b.{0,12}(?:more than|\d|two|three|four|days)/i,
    source: "NICE NG143; NCVBDC, dengue guidelines",
  },
  "fever-cancer": {
    level: "emergency",
    wording:
      "your temperature is 38 °C (100.4 °F) or more, or you shiver, by day or night, while on cancer treatment",
    pattern: /\bfever|temperature|38 °C|shiver|chills/i,
    source: "UKONS 24-hour triage tool, version 3; NICE CG151, Neutropenic sepsis",
    on: cancerMedicinePages,
  },
  "fever-radiation": {
    level: "urgent",
    wording:
      "you have radiation alone and a temperature of 38 °C or more (if you also have any cancer medicine, call 112 or 108 within the hour)",
    pattern: /\bfever|temperature|38 °C|shiver|chills/i,
    source: "UKONS 24-hour triage tool, version 3; NICE CG151, Neutropenic sepsis",
    on: ["/RadiationTherapy"],
  },
  "fever-urinary": {
    level: "emergency",
    wording:
      "your temperature is 38 °C (100.4 °F) or more after an operation or a test on the urine passages",
    pattern: /\bfever\b|temperature/i,
    source: "EAU Guidelines on Urological Infections, urosepsis; UK Sepsis Trust",
    on: urineOperationPages,
  },
  "fever-shaking": {
    level: "emergency",
    wording: "fever comes with shaking chills",
    pattern: /shiver|\bchills\b|\brigors?\b|fever.{0,15}shak|shak\w+ with cold/i,
    source: "UK Sepsis Trust, extreme shivering; NHS, Sepsis",
    notOn: [...cancerMedicinePages, ...feverPages, "/RadiationTherapy"],
  },
  "fever-extreme-shaking": {
    level: "emergency",
    wording: "fever comes with shaking that you cannot stop, and you feel very ill",
    pattern:
      /\brigors?\b|shak(?:es|ing)?\b.{0,20}cannot (?:stop|control)|(?:cannot|unable to) stop shak|(?:extreme|violent)(?:ly)? shiver/i,
    source: "UK Sepsis Trust, Spot the signs: extreme shivering",
    on: feverPages,
  },
  "fever-after-birth": {
    level: "urgent",
    now: true,
    wording:
      "your temperature is 38 °C (100.4 °F) or more in the 6 weeks after a birth, a miscarriage or an abortion (with shivering, confusion or fast breathing, call 112 or 108)",
    pattern: /^(?!.*\b(?:pregnan|labour)).*(?:\bfever|temperature|38 °C)/is,
    source: "NICE NG194, Postnatal care; WHO, Pregnancy, childbirth, postpartum and newborn care",
    on: [...pregnancyPages, "/DilationAndCurettage"],
  },
  sepsis: {
    level: "emergency",
    wording: "an infection comes with confusion, fast breathing, or cold, mottled skin",
    pattern: /mottled|blotchy/i,
    source: "UK Sepsis Trust, Spot the signs; NHS, Sepsis",
  },
  "septic-joint": {
    level: "emergency",
    wording:
      "a joint is hot and swollen with fever, or a child with fever will not use an arm or leg",
    pattern:
      /(?:joint|knee|hip)\b(?=.{0,40}fever).{0,20}(?:hot|red|swollen|swells)|(?:hot|red|swollen) (?:joint|knee|hip)\b.{0,40}fever|fever\b.{0,40}(?:limps?\b|(?:use|move|weight on) (?:an? |the )?(?:arm|leg|limb))|limps?\b.{0,30}fever/i,
    source: "NICE NG143, Fever in under 5s; British Society for Rheumatology, Hot swollen joint",
  },
  "urine-clots": {
    level: "emergency",
    wording: "you pass clots bigger than a pea, or clots stop the urine",
    pattern: /(?<!\bsmall (?:blood )?)\bclots?\b/i,
    source: "NHS, Blood in urine; EAU Guidelines on Non-neurogenic Male LUTS, clot retention",
    on: urinePages,
  },
  "fast-heart": {
    level: "urgent",
    wording:
      "the heart beats very fast or unevenly (with faintness, chest pain or hard breathing, call 112 or 108)",
    pattern:
      /heart(?:beat)? (?:is |feels )?(?:races|racing|flutters|pounds|irregular)|heart beats (?:very )?(?:fast|uneven|hard|out of)|(?:racing|fast|uneven|irregular) (?:heart|pulse)|palpitation/i,
    source: "NHS, Heart palpitations",
  },
  testicle: {
    level: "emergency",
    wording: "a testicle hurts badly, above all if it began suddenly",
    pattern:
      /testicles?.{0,25}(?:hurt|pain|sore|ache)|pain\w*.{0,25}(?:testicle|scrotum)|painful testicle/i,
    source: "NHS, Testicle pain; GIRFT pathway for testicular torsion",
  },
  erection: {
    level: "emergency",
    wording: "an erection lasts more than 4 hours, with or without pain",
    pattern: /erection.{0,30}(?:four|4) hours|erection that will not/i,
    source: "NHS, Priapism; EAU Guidelines on Sexual and Reproductive Health",
  },
  "vomits-blood": {
    level: "emergency",
    wording: "you vomit blood, or the stool is black like tar",
    pattern:
      /(?:vomit|throw)\w* (?:up )?(?:green fluid or )?blood|blood in (?:the|your) vomit|coffee grounds|\btar\b|tar-like|black,? (?:sticky )?stools?|stools? (?:is|are|turns?) black/i,
    source: "NHS, Vomiting blood; Bleeding from the bottom",
  },
  "bleeding-wound": {
    level: "emergency",
    wording: "bleeding spurts, or does not stop after 10 minutes of firm pressure",
    pattern:
      /(?:not|never) stop with|blood (?:soaks|keeps)|soaks the dressing|bleed(?:s|ing)?\b.{0,20}(?:(?:does|will) not stop|cannot be stopped)|heavy bleeding from a wound|you bleed and it|spurts/i,
    source: "NHS, Cuts and grazes; St John Ambulance, Severe bleeding",
  },
  burn: {
    level: "emergency",
    wording:
      "a burn is large or deep, or on the face, hands, feet or private parts, or comes from electricity or a chemical",
    pattern: /\bburns? (?:is|are|comes?)\b|\ba (?:\w+ )?burn\b|burnt the skin/i,
    source: "NHS, Burns and scalds",
  },
  allergy: {
    level: "emergency",
    wording:
      "the lips, face or throat swell, or itchy lumps spread with wheezing, vomiting or faintness",
    pattern:
      /(?:lips|face|throat|tongue)\b.{0,20}\bswell|swollen (?:face|lips|throat|tongue)|swelling of the (?:face|lips|tongue|throat)|wheez|\bhives\b/i,
    source: "NHS, Anaphylaxis; Resuscitation Council UK",
    notOn: pregnancyPages,
  },
  suicide: {
    level: "emergency",
    wording:
      "someone thinks of ending their life or harming themselves: stay with them, and call 112, or Tele MANAS on 14416, free, day and night",
    pattern:
      /harm(?:ing)? (?:yourself|themselves)|self-harm|suicid|(?:end|ending) (?:your |their )?life|kill(?:ing)? (?:yourself|themselves)|want(?:ing)? to die|thoughts of death|worth living|dark thoughts|all hope/i,
    source: "Ministry of Health and Family Welfare, Tele MANAS; NHS, Help for suicidal thoughts",
  },
  poison: {
    level: "emergency",
    wording:
      "someone may have taken poison, pesticide, acid or too many tablets, even if they feel well",
    pattern:
      /poison|overdose|too many tablets|pesticide|(?:drank|drunk|swallowed) (?:acid|kerosene|bleach|tablets)/i,
    source: "WHO, Management of poisoning; NHS, Poisoning",
    explainedOn: ["/PoisoningAndDrug"],
  },
  battery: {
    level: "emergency",
    wording: "a child may have swallowed a button battery",
    pattern: /battery|button cell/i,
    source: "NHS England; National Capital Poison Center, Button battery guideline",
  },
  choking: {
    level: "emergency",
    wording: "someone is choking and cannot cough, speak or breathe",
    pattern: /\bchok(?:es|ing)\b|stuck in the (?:throat|windpipe)/i,
    source: "NHS, What should I do if someone is choking?; St John Ambulance",
  },
  "snake-bite": {
    level: "emergency",
    wording: "a snake has bitten, even without pain or swelling",
    pattern: /\bsnake/i,
    source: "Government of India, Standard treatment guidelines, Snake bite; WHO SEARO 2016",
  },
  "head-injury": {
    level: "emergency",
    wording: "a blow to the head is followed by drowsiness, vomiting, a fit or weakness",
    pattern:
      /(?:blow|knock|injury) to the head|knock on the head|head injury|hit on the head|headache after a fall/i,
    source: "NICE NG232, Head injury",
    explainedOn: ["/TraumaSurgery"],
  },
  "cancer-back-pain": {
    level: "emergency",
    wording: "you have new severe back pain",
    pattern: /back pain|pain in the (?:lower |upper )?back/i,
    source: "NICE NG234, Spinal metastases and metastatic cord compression",
    on: [...cancerMedicinePages, "/HormoneTherapy", "/PalliativeCare", "/RadiationTherapy"],
  },
  "skin-blisters": {
    level: "emergency",
    wording:
      "after a new medicine the skin blisters or peels, or sores appear in the mouth and eyes",
    pattern: /skin (?:that )?(?:blisters|peels)|rash\b.{0,15}(?:blisters|peels)|mouth and eyes/i,
    source: "NHS, Stevens-Johnson syndrome",
    notOn: ["/RadiationTherapy"],
  },
  "spinal-cord": {
    level: "emergency",
    wording:
      "the legs turn weak or numb, numbness spreads between the thighs, or you cannot hold urine or stool",
    pattern:
      /weak or numb legs|legs\b.{0,15}(?:weak|numb)|weak legs|between the (?:legs|thighs)|numb\w* (?:around|round) the (?:back passage|bottom)|(?:hold|control)(?:ling)? (?:or pass )?(?:urine|stool)|bladder control|control of (?:the |your )?(?:bladder|bowel)|wet yourself|wetting or soiling/i,
    source: "NICE NG234, Spinal metastases and metastatic cord compression; NHS, Cauda equina",
  },
  "hernia-stuck": {
    level: "emergency",
    wording: "a hernia turns hard, very sore or dark, or will not go back as it did before",
    pattern:
      /(?:hernia|bulge)\b.{0,10}(?:turns|becomes|is) (?:hard|sore|dark)|(?:hernia|bulge)\b.{0,10}turns|hernia (?:cannot be pushed|will not go) back|slipped back before/i,
    source: "NHS, Hernia",
  },
  "bowel-blocked": {
    level: "emergency",
    wording: "the belly swells, with vomiting, and neither wind nor stool passes",
    pattern:
      /(?:wind|gas)\b.{0,15}stool|stool\b.{0,5}(?:or|nor) (?:gas|wind)|(?:cannot pass|pass no) (?:wind|gas)/i,
    source: "NHS, Hernia; Bowel obstruction",
  },
  "belly-hard": {
    level: "emergency",
    wording: "belly pain is severe, or the belly turns hard",
    pattern:
      /belly\b.{0,25}\b(?:hard|rigid)\b|hard\b.{0,15}belly|(?:severe|bad|worst|unbearable) (?:belly pain|pain in the belly)|belly pain.{0,10}(?:sudden|severe)|sudden\b.{0,20}belly pain/i,
    source: "NHS, Stomach ache",
    notOn: pregnancyPages,
  },
  "pain-grows": {
    level: "urgent",
    wording: "belly pain grows from day to day instead of easing",
    pattern:
      /pain\b.{0,25}(?:instead of (?:better|easing)|grows day)|belly pain (?:that grows|gets worse)|pain in the belly grows/i,
    source: "RCOG, Recovering well: Laparoscopy; NHS, Appendicitis",
    notOn: ["/Haemorrhoidectomy"],
  },
  yellow: {
    level: "urgent",
    wording: "the skin or the whites of the eyes turn yellow",
    pattern: /yellow (?:eyes|skin)|(?:eyes|skin)\b.{0,20}yellow/i,
    source: "NHS, Jaundice",
  },
  "bile-infection": {
    level: "emergency",
    wording: "yellow eyes, or pain under the right ribs, come with fever, shivering or confusion",
    pattern: /right ribs/i,
    source: "NHS, Acute cholecystitis; Gallstones",
  },
  "foul-discharge": {
    level: "urgent",
    wording: "discharge from the vagina smells foul (with fever or shivering, call 112 or 108)",
    pattern: /\bfoul|(?:smelly|bad-smelling) discharge|discharge.{0,20}smells/i,
    source: "NICE NG194, Postnatal care",
  },
  "menopause-bleeding": {
    level: "soon",
    wording: "you bleed from the vagina after the menopause, even once",
    pattern: /menopause|periods (?:have|had) stopped for a year/i,
    source: "NICE NG12, Suspected cancer; NHS, Postmenopausal bleeding",
  },
  "blood-in-urine": {
    level: "urgent",
    wording: "you see blood in the urine, even once and without pain",
    pattern:
      /blood\b.{0,15}in (?:(?:the|your) )?urine|(?:red|bloody) urine|urine (?:is|turns|has) (?:red|blood)/i,
    source: "NHS, Blood in urine",
    notOn: ["/BloodTransfusion"],
    explainedOn: ["/OncologicalImagingBiopsy", "/ProstateSurgery"],
  },
  "diabetic-foot": {
    level: "urgent",
    wording:
      "a person with diabetes or a numb foot has a new sore, blister or colour change on it (with fever or black skin, call 112 or 108)",
    pattern: /diabetic foot|foot (?:sore|ulcer|wound)|numb foot|sore on the foot/i,
    source: "NICE NG19, Diabetic foot problems",
  },
  "low-sugar": {
    level: "emergency",
    wording: "sugar is low and the person is drowsy, has a fit or cannot swallow",
    pattern:
      /(?:low|drop in) sugar|sugar (?:is|falls|drops) (?:very |too )?low|sugar by mouth|hypoglyc/i,
    source: "NHS, Low blood sugar; RSSDI",
  },
  "high-sugar": {
    level: "emergency",
    wording: "sugar is high, with vomiting, deep fast breathing or drowsiness",
    pattern: /high sugar|sugar (?:is|rises|climbs) (?:very |too )?high|ketoacid/i,
    source: "NHS, Diabetic ketoacidosis; RSSDI",
  },
  gliflozin: {
    level: "emergency",
    wording:
      "you take a tablet whose name ends in -gliflozin and have vomiting, belly pain, fast breathing or drowsiness, even with nearly normal sugar",
    pattern: /gliflozin/i,
    source: "MHRA, SGLT2 inhibitors: risk of diabetic ketoacidosis, 2016",
  },
  "heat-stroke": {
    level: "emergency",
    wording:
      "someone is very hot and confused in hot weather (move them to shade and cool them with water while you wait)",
    pattern: /hot (?:day|weather)|heat ?stroke|in the heat/i,
    source: "NHS, Heat exhaustion and heatstroke; NCDC India, heat-related illness",
  },
  "catheter-blocked": {
    level: "emergency",
    wording: "the catheter drains nothing",
    pattern: /catheter\b.{0,15}(?:stops draining|blocked|drains nothing)|no urine in the bag/i,
    source: "NHS, Urinary catheter",
  },
  "catheter-leaks": {
    level: "urgent",
    wording: "the catheter leaks at the sides, slips or comes out",
    pattern: /catheter\b.{0,20}(?:leaks|slip|(?:comes|falls) out)|leaks round the catheter/i,
    source: "NHS, Urinary catheter",
  },
  "cannot-keep-fluids": {
    level: "urgent",
    wording: "you keep vomiting and cannot keep fluids down",
    pattern:
      /keep vomiting|keep\b.{0,15}\bdown\b|vomit(?:ing)? (?:everything|again and again|so often|so that|does not stop)|stays down/i,
    source: "NHS, Diarrhoea and vomiting",
  },
  "wound-infected": {
    level: "urgent",
    wording: "a wound turns red, hot or swollen, opens, smells or leaks pus",
    pattern:
      /\b(?:wound|cut)\b.{0,25}\b(?:red|hot|pus|opens?|opening|leaks?|leaking|smells?)\b|(?:pus|red\w*)\b.{0,15}\b(?:wound|cut)\b|stitches (?:open|come apart)/i,
    source: "NICE NG125, Surgical site infections",
  },
  "forced-sex": {
    level: "emergency",
    wording:
      "you have been forced into sex or hurt (you can also call the women's helpline on 181, day and night)",
    pattern: /forced into sex|forced sex|\braped?\b|sexual(?:ly)? assault/i,
    source:
      "Ministry of Women and Child Development, Women Helpline 181; POCSO and BNSS: free care",
  },
  dengue: {
    level: "emergency",
    wording: "in dengue there is bleeding, bad belly pain or constant vomiting",
    pattern: /dengue/i,
    source: "NCVBDC, dengue guidelines; WHO, Dengue",
  },
} as const satisfies Record<string, Symptom>;

export type SymptomName = keyof typeof symptoms;

const afterBirth = [
  "vaginal-bleeding",
  "pre-eclampsia",
  "fit",
  "chest-pain",
  "hard-breathing",
  "leg-clot-pregnancy",
  "fever-shaking",
  "suicide",
  "fever-after-birth",
] as const satisfies SymptomName[];

const pregnancy = [
  ...afterBirth,
  "pregnancy-bleeding",
  "ectopic",
  "pregnancy-pain",
  "waters-stained",
  "cord-first",
  "baby-moves-less",
  "pregnancy-pressure-severe",
  "waters-break",
  "early-labour",
] as const satisfies SymptomName[];

export const fullLists: Partial<Record<ArticlePath, readonly SymptomName[]>> = {
  "/ManagementHighRiskPregnancy": pregnancy,
  "/ObstetricGynaecology": pregnancy,
  "/Obstetrics": pregnancy,
  "/ObstetricsAndGynaecologyT": pregnancy,
  "/AntenatalAndPostnatal": afterBirth,
  "/CaesareanSection": afterBirth,
  "/NormalVaginalDelivery": afterBirth,
};

export const levelOfCard = lookupTable<Level>({
  emergency: "emergency",
  urgent: "urgent",
  nonurgent: "soon",
});
