import { wordsOf } from "#app/spelling/words.ts";

/**
 * What people call a speciality, and what they go to it for, in English, Hindi and Punjabi. Staff type a
 * doctor's speciality freely, so its words are recognized by how they begin.
 */
const specialities: [RegExp, Set<string>][] = [
  [
    /\b(?:obst|gyna?e)/i,
    toWords(`obstetrician gynaecologist gynecologist gynae gynaec lady ladies women woman female mahila stri
      aurat pregnancy pregnant delivery labour maternity garbh garbhavastha garbhwati prasav prasuti mahwari
      mahvari periods masik uterus womb bachedani ovary pcod pcos fibroid menopause abortion miscarriage
      garbhpat infertility janani
      महिला स्त्री औरत गर्भ गर्भवती गर्भावस्था प्रसव प्रसूति डिलीवरी माहवारी मासिक बच्चेदानी गर्भपात बांझपन
      ਔਰਤ ਔਰਤਾਂ ਇਸਤਰੀ ਜਨਾਨਾ ਗਰਭ ਗਰਭਵਤੀ ਜਣੇਪਾ ਮਾਹਵਾਰੀ ਬੱਚੇਦਾਨੀ`),
  ],
  [
    /\borthop/i,
    toWords(`orthopedic orthopaedic orthopedics orthopedician orthopaedician orthopedist ortho bone bones haddi
      haddiyan joint joints jod knee ghutna ghutne hip kulha back backache kamar spine reedh shoulder kandha
      neck gardan leg foot arm elbow ankle heel edi fracture plaster ligament arthritis gathiya sciatica slip
      disc sports injury moch replacement godda godde lakk
      हड्डी जोड़ घुटना कूल्हा कमर रीढ़ कंधा गर्दन एड़ी फ्रैक्चर प्लास्टर गठिया मोच
      ਹੱਡੀ ਹੱਡੀਆਂ ਜੋੜ ਗੋਡਾ ਚੂਲਾ ਲੱਕ ਮੋਢਾ ਗਰਦਨ ਗਠੀਆ ਮੋਚ`),
  ],
  [
    /\b(?:pa?ediat|child(?!.*psych)|kids?\b)/i,
    toWords(`pediatric paediatric pediatrics pediatrician paediatrician child children childrens kid kids baby
      babies newborn infant neonatal nicu bachcha bachche baccha bacha shishu bal baal vaccination vaccine tika
      tikakaran nyana niana
      बच्चा शिशु नवजात बाल टीका टीकाकरण
      ਬੱਚਾ ਬੱਚੇ ਨਿਆਣਾ ਨਵਜੰਮਿਆ ਟੀਕਾ ਟੀਕਾਕਰਨ`),
  ],
  [
    /\burolog/i,
    toWords(`urologist urine urinary peshab mutra kidney kidneys gurda gurde stone stones pathri prostate gadood
      bladder testicle hydrocele phimosis circumcision catheter uti vasectomy nasbandi sperm shukranu erection
      impotence namardi mardana kamzori andrologist
      पेशाब मूत्र गुर्दा पथरी प्रोस्टेट नसबंदी शुक्राणु नामर्दी मर्दाना
      ਪਿਸ਼ਾਬ ਗੁਰਦਾ ਪੱਥਰੀ ਗਦੂਦ ਨਸਬੰਦੀ`),
  ],
  [
    /\bneurolog/i,
    toWords(`neurologist neuro brain nerve nerves nervous nas naso dimag head headache sir sar migraine stroke lakwa
      paralysis falij adhrang epilepsy mirgi fits seizure seizures daura parkinson parkinsons tremor numbness
      jhunjhuni sunn memory yaddasht chakkar vertigo
      दिमाग नस नसों सिर माइग्रेन लकवा मिर्गी दौरा झुनझुनी याददाश्त चक्कर
      ਦਿਮਾਗ ਨਸ ਨਸਾਂ ਸਿਰ ਅਧਰੰਗ ਮਿਰਗੀ ਦੌਰਾ ਚੱਕਰ`),
  ],
  [
    /\bgeneral surge/i,
    toWords(`surgeon operation hernia appendix appendicitis gallbladder gall bladder gallstone stone pathri pitta
      pitte piles bawasir haemorrhoids hemorrhoids fissure fistula bhagandar lump gaanth thyroid breast abscess
      phoda wound ghav laparoscopy laparoscopic keyhole doorbeen intestine aant
      सर्जन ऑपरेशन हर्निया अपेंडिक्स पित्त पथरी बवासीर भगंदर गांठ फोड़ा घाव दूरबीन आंत
      ਸਰਜਨ ਅਪਰੇਸ਼ਨ ਹਰਨੀਆ ਪਿੱਤਾ ਪੱਥਰੀ ਬਵਾਸੀਰ ਗੰਢ ਫੋੜਾ ਜ਼ਖ਼ਮ`),
  ],
  [
    /\b(?:general|internal) medicine|\bphysician/i,
    toWords(`physician general md family fever bukhar viral sugar diabetes diabetic madhumeh shakkar bp blood
      pressure hypertension thyroid typhoid dengue malaria infection jaundice piliya cough khansi cold zukam
      asthma dama saans stomach pet gas acidity weakness kamzori poisoning tap
      बुखार शुगर मधुमेह बीपी ब्लड प्रेशर टाइफाइड डेंगू मलेरिया पीलिया खांसी जुकाम दमा सांस पेट गैस कमजोरी
      ਬੁਖਾਰ ਤਾਪ ਸ਼ੂਗਰ ਬੀਪੀ ਟਾਈਫਾਈਡ ਡੇਂਗੂ ਪੀਲੀਆ ਖੰਘ ਜ਼ੁਕਾਮ ਦਮਾ ਸਾਹ ਪੇਟ ਢਿੱਡ ਗੈਸ ਕਮਜ਼ੋਰੀ`),
  ],
  [
    /\bonco/i,
    toWords(`oncologist oncology cancer cancers tumour tumor kainsar chemo chemotherapy kemo gaanth lump palliative
      कैंसर कीमो कीमोथेरेपी गांठ ट्यूमर
      ਕੈਂਸਰ ਕੀਮੋ ਗੰਢ`),
  ],
  [
    /\bonco ?surge|surgical onco/i,
    toWords("surgeon surgery operation breast सर्जन ऑपरेशन ਸਰਜਨ ਅਪਰੇਸ਼ਨ"),
  ],
];

/** A set for each speciality that the text names. */
export function everydayWordsFor(specialization: string): ReadonlySet<string>[] {
  return specialities.flatMap(([pattern, words]) => (pattern.test(specialization) ? [words] : []));
}

/** Whether each word of a text is one that people use for the speciality. */
export function isCalled(specialization: string, text: string): boolean {
  const known = everydayWordsFor(specialization);
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => known.some((set) => set.has(word)));
}

function toWords(text: string): Set<string> {
  return new Set(wordsOf(text));
}
