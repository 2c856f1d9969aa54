import { expect, test } from "vitest";
import { startAppForFile } from "../../tests/app.ts";

/** What worried people type, and the page that each must find among the first three. */
const queries: Record<`/${string}`, string[]> = {
  "/doctors": ["OPD timing", "doctor appointment", "consultation fees", "doctor ki fees kitni hai"],
  "/about": [
    "cashless insurance",
    "ayushman card chalta hai kya",
    "hospital address",
    "room charges",
  ],
  "/careers": ["nurse job", "naukri", "नौकरी"],
  "/pictures": ["photos of hospital rooms"],
  "/KidneyStoneTreatment": [
    "kidney stone pain",
    "8 mm stone in kidney operation needed",
    "pathri ka ilaj",
    "kya pathri bina operation nikal sakti hai",
    "gurde di pathri",
    "kidny ston",
    "पथरी का इलाज",
    "गुर्दे की पथरी",
    "ਪੱਥਰੀ",
  ],
  "/GallbladderSurgery": [
    "gallbladder operation how many days stay",
    "galbladder stone",
    "pitte ki pathri",
    "gall stone",
    "पित्त की पथरी",
    "ਪਿੱਤੇ ਦੀ ਪੱਥਰੀ",
  ],
  "/HerniaRepair": [
    "hernia operation recovery",
    "how many days rest after hernia surgery",
    "hernea",
    "हर्निया",
    "ਹਰਨੀਆ",
  ],
  "/Appendectomy": [
    "appendix pain which side",
    "pet mein dard right side",
    "appendics operation",
    "अपेंडिक्स का दर्द",
  ],
  "/Haemorrhoidectomy": [
    "piles bleeding what to do",
    "bawasir ka ilaj bina operation",
    "hemorhoids",
    "बवासीर",
    "ਬਵਾਸੀਰ",
  ],
  "/ColonAndRectalSurgery": ["stoma bag care", "bhagandar ka operation", "भगंदर"],
  "/ThyroidSurgery": [
    "thyriod operation",
    "swelling in neck",
    "gale mein gaanth",
    "थायराइड का ऑपरेशन",
  ],
  "/BreastSurgery": [
    "breast lump",
    "stan mein gaanth",
    "is every lump in breast cancer",
    "स्तन में गांठ",
  ],
  "/TraumaSurgery": ["road accident what to do", "sir mein chot lag gayi", "दुर्घटना"],
  "/WoundCareDrainage": [
    "diabetic foot wound not healing",
    "haath jal gaya",
    "phoda",
    "जल गया",
    "फोड़ा",
  ],
  "/NormalVaginalDelivery": [
    "signs of labour pain",
    "normal delivery kaise hoti hai",
    "नॉर्मल डिलीवरी",
  ],
  "/EpiduralAnaesthesia": ["painless delivery", "how is epidural given", "bina dard ke delivery"],
  "/CaesareanSection": [
    "c section stitches pain",
    "how long to stay in hospital after cesarean",
    "ceserian",
    "bada operation se delivery",
    "सिजेरियन ऑपरेशन",
  ],
  "/AntenatalAndPostnatal": [
    "pregnancy mein kya khana chahiye",
    "delivery ke baad dekhbhal",
    "breast feeding problem",
    "गर्भावस्था में जांच",
  ],
  "/Obstetrics": ["pregnent", "garbhavastha", "ਗਰਭ ਅਵਸਥਾ"],
  "/ManagementHighRiskPregnancy": [
    "high bp in pregnancy",
    "sugar in pregnancy",
    "judwa bacche pregnancy",
    "baby moving less in womb",
  ],
  "/Ultrasound": [
    "ultrasound in pregnancy when",
    "ladka ya ladki",
    "can i eat before sonography",
    "सोनोग्राफी",
  ],
  "/DilationAndCurettage": ["abortion", "bachedani ki safai", "miscarriage", "गर्भपात"],
  "/Hysterectomy": ["uterus removal", "utrus removal", "bachedani nikalwana", "बच्चेदानी का ऑपरेशन"],
  "/Gynaecology": [
    "irregular periods",
    "safed pani",
    "pcod",
    "माहवारी नहीं आई",
    "सफेद पानी",
    "ਮਾਹਵਾਰੀ",
  ],
  "/HormonalTherapy": ["menopause hot flushes", "period delay tablet", "मेनोपॉज"],
  "/PapSmears": ["cervical cancer test", "bachedani ke muh ka cancer test"],
  "/TreatmentForSTI": ["gupt rog", "hiv test", "private part itching sore", "गुप्त रोग"],
  "/InfertilityTreatment": [
    "not able to conceive",
    "infertilty",
    "bachcha nahi ho raha",
    "ivf success rate",
    "बांझपन",
  ],
  "/LaparoscopyAndHysteroscopy": [
    "doorbeen wala operation",
    "difference between laparoscopy and hysteroscopy",
    "दूरबीन ऑपरेशन",
  ],
  "/MaleInfertility": ["low sperm count", "shukranu kam", "शुक्राणु की कमी"],
  "/ErectileDysfunction": ["erection problem", "mardana kamzori", "नामर्दी"],
  "/Vasectomy": ["nasbandi kaise hoti hai", "family planning operation for men", "नसबंदी"],
  "/ProstateSurgery": [
    "old man urine at night prostate",
    "gadood ka operation",
    "peshab ruk gaya",
    "protate",
    "प्रोस्टेट",
  ],
  "/UrinaryTractInfection": [
    "burning urine",
    "peshab mein jalan",
    "urine infacton",
    "पेशाब में जलन",
    "ਪਿਸ਼ਾਬ ਵਿੱਚ ਜਲਣ",
  ],
  "/BladderCancer": ["blood in urine", "peshab mein khoon", "पेशाब में खून"],
  "/Cystoscopy": ["camera test of bladder", "stent removal"],
  "/StrokeManagement": ["paralysis one side face", "lakwa", "paralisis", "adhrang", "लकवा", "ਅਧਰੰਗ"],
  "/AntiEpilepticDrugs": [
    "mirgi ka daura",
    "epilepsi",
    "fits",
    "can epilepsy be cured",
    "मिर्गी",
    "ਮਿਰਗੀ",
  ],
  "/MigraineChronicHeadache": [
    "migrane",
    "aadhe sir mein dard",
    "one side headache",
    "सिर दर्द",
    "ਸਿਰ ਦਰਦ",
  ],
  "/ParkinsonDisease": ["shaking of hands in old age", "haath kaanpna", "हाथ कांपना"],
  "/NeuropathyAndMyopathy": [
    "tingling in feet",
    "pairon mein jalan",
    "haath pair sunn",
    "हाथ पैर सुन्न होना",
  ],
  "/MultipleSclerosis": ["multiple sclerosis"],
  "/Neuroimaging": ["mri scan", "dimag ka ct scan"],
  "/LumbarPuncture": ["spinal tap", "reedh ki haddi se pani nikalna"],
  "/BotoxTherapy": ["botox", "aankh phadakna"],
  "/Oncology": ["cancer specialist", "cancar", "कैंसर", "ਕੈਂਸਰ"],
  "/OncologyT": ["cancer ka ilaj"],
  "/Chemotherapy": ["does chemotherapy cause hair loss", "chimotherapy", "कीमोथेरेपी"],
  "/RadiationTherapy": ["radiation for cancer", "cancer ki sikai"],
  "/BoneMarrow": ["bone marrow transplant", "thalassemia"],
  "/PalliativeCare": ["last stage cancer pain", "aakhri stage cancer dard"],
  "/OncologicalImagingBiopsy": ["is biopsy painful", "gaanth ki jaanch", "बायोप्सी"],
  "/ManagementInfections": [
    "typhoid",
    "tyfoid",
    "bukhar nahi utar raha",
    "kitne din mein theek hota hai typhoid",
    "tb symptoms",
    "बुखार",
    "ਬੁਖਾਰ",
    "tap chad gaya",
  ],
  "/BloodTransfusion": [
    "low haemoglobin",
    "who can donate blood",
    "khoon chadhana",
    "khoon ki kami",
    "खून चढ़ाना",
    "ਖੂਨ ਚੜ੍ਹਾਉਣਾ",
  ],
  "/IVfluids": ["glucose drip", "loose motion", "dast lag gaye", "ग्लूकोज चढ़ाना"],
  "/NonInvasiveDiagnostic": ["ecg", "xray", "heart test", "ईसीजी"],
  "/AntibioticTherapy": ["antibotic for cold", "antibiotic course adhura chhod diya", "एंटीबायोटिक"],
  "/LifestyleCounselling": ["quit smoking", "weight loss diet", "sharab chhudana", "मोटापा"],
  "/MedicationForChronic": ["sugar ki dawai", "bp tablet missed dose", "शुगर की दवा"],
  "/Vaccinations": [
    "dog bite injection",
    "kutte ne kaat liya",
    "when should my baby get first vaccine",
    "vaccinaton",
    "टीकाकरण",
    "कुत्ते ने काटा",
    "ਕੁੱਤੇ ਨੇ ਵੱਢ ਲਿਆ",
    "ਟੀਕਾਕਰਨ",
  ],
  "/PoisoningAndDrug": [
    "snake bite",
    "rat poison",
    "saanp ne kaat liya",
    "zeher kha liya",
    "phenyl pee liya",
    "सांप ने काट लिया",
    "ज़हर",
    "ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ",
  ],
  "/Pediatrics": [
    "child specialist",
    "bacche ko bukhar hai",
    "newborn jaundice",
    "pediatrition",
    "बच्चों का डॉक्टर",
    "ਬੱਚਿਆਂ ਦਾ ਡਾਕਟਰ",
  ],
  "/Orthopaedic": [
    "knee pain",
    "ghutne ka dard",
    "haddi ka doctor",
    "slip disc",
    "fracture plaster",
    "kamar dard",
    "orthopadic",
    "घुटने का दर्द",
    "ਗੋਡੇ ਦਾ ਦਰਦ",
    "godde da dard",
  ],
  "/Urology": ["hydrocele", "urologist", "पेशाब का डॉक्टर"],
  "/ObstetricGynaecology": ["lady doctor", "gynocologist", "महिला डॉक्टर"],
  "/NeurologyT": ["brain doctor", "nurology", "dimag ka doctor"],
};

const app = await startAppForFile({ RATE_LIMITS: "off" });

async function pathsFound(query: string): Promise<string[]> {
  const html = await (await app.get(`/search?q=${encodeURIComponent(query)}`)).text();
  const [, hits = ""] = /<h2>Pages<\/h2><ul[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
  return [...hits.matchAll(/<li><a href="(\/[^"/]+)"/g)].map(([, path = ""]) => path);
}

test("what people type finds the right page among the first three", async () => {
  const ranks = new Map<string, number>();
  const missed: string[] = [];
  for (const [path, texts] of Object.entries(queries)) {
    for (const text of texts) {
      const found = await pathsFound(text);
      const place = found.indexOf(path) + 1;
      const rank = place === 0 || place > 3 ? "later or never" : `rank ${place}`;
      ranks.set(rank, (ranks.get(rank) ?? 0) + 1);
      if (place === 0 || place > 3)
        missed.push(`${text} → ${path}: ${found.slice(0, 3).join(" ")}`);
    }
  }
  const total = [...ranks.values()].reduce((sum, count) => sum + count, 0);
  console.info(`${total} queries:`, Object.fromEntries([...ranks].sort()), missed);
  expect(total).toBeGreaterThanOrEqual(150);
  expect(missed.length / total, missed.join("\n")).toBeLessThanOrEqual(0.05);
});
