import { meaningfulWords, wordsOf } from "#app/spelling/words.ts";
import { specialityIn } from "#app/words/typed.ts";

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
    /\bneurolog|\bneuro(?!.*psych)/i,
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
  [
    /\bneuro[- ]?surg/i,
    toWords("surgeon surgery operation spine reedh सर्जन ऑपरेशन रीढ़ ਸਰਜਨ ਅਪਰੇਸ਼ਨ ਰੀੜ੍ਹ"),
  ],
  [
    /\bplastic|\bcosmetic surg/i,
    toWords("surgeon surgery operation plastic cosmetic सर्जन ऑपरेशन प्लास्टिक ਸਰਜਨ ਅਪਰੇਸ਼ਨ ਪਲਾਸਟਿਕ"),
  ],
  [
    /\bcardi(?!.*ana?esth)|\bheart/i,
    toWords(`cardiologist cardiology cardiac heart dil hriday hridya angiography bypass
      दिल हार्ट हृदय हृदयरोग
      ਦਿਲ ਹਾਰਟ`),
  ],
  [
    /\be\.?n\.?t\b|\boto|\bears?\b/i,
    toWords(`ent otolaryngologist ear ears nose throat kan kann kanna nak nakk gala galla gal tonsil tonsils sinus
      hearing behrapan nakseer
      कान नाक गला ईएनटी टॉन्सिल बहरापन
      ਕੰਨ ਨੱਕ ਗਲਾ ਗਲ ਈਐਨਟੀ ਟੌਂਸਿਲ`),
  ],
  [
    /\bderm|\bskin/i,
    toWords(`dermatologist dermatology skin chamdi chamri charm charma twacha tvacha khujli khaj daad eczema acne
      pimple pimples muhase psoriasis fungal hair leprosy vitiligo
      चमड़ी त्वचा चर्म खुजली दाद मुहांसे कुष्ठ
      ਚਮੜੀ ਚਮੜੇ ਖੁਜਲੀ ਖਾਜ ਦੱਦ`),
  ],
  [
    /\b(?:ophthal|opthal|eyes?\b|retina)/i,
    toWords(`ophthalmologist eye eyes ankh ankhen akh akhan akha netra nazar cataract motiyabind motia chashma glasses
      retina
      आंख आंखें नेत्र नजर मोतियाबिंद चश्मा
      ਅੱਖ ਨਜ਼ਰ ਮੋਤੀਆ ਐਨਕ`),
  ],
  [
    /\bdent|odont|maxillo/i,
    toWords(`dentist dental tooth teeth toothache dant dand gums masude rct braces cavity
      दांत दंत मसूड़े डेंटिस्ट
      ਦੰਦ ਮਸੂੜੇ`),
  ],
  [
    /psych/i,
    toWords(`psychiatrist psychiatry psychologist mental mansik mann manorog manochikitsak depression anxiety
      udasi tension addiction deaddiction nasha
      मन मानसिक मनोरोग मनोचिकित्सक डिप्रेशन उदासी नशा
      ਮਨ ਮਾਨਸਿਕ ਮਨੋਰੋਗ ਡਿਪਰੈਸ਼ਨ ਉਦਾਸੀ ਨਸ਼ਾ`),
  ],
  [
    /\bneph|\bkidney/i,
    toWords(`nephrologist nephrology kidney kidneys gurda gurde dialysis creatinine
      गुर्दा किडनी डायलिसिस
      ਗੁਰਦਾ ਕਿਡਨੀ ਡਾਇਲਸਿਸ`),
  ],
  [
    /\bgastro|\bhepat|\bliver/i,
    toWords(`gastroenterologist gastro stomach pet dhid dhidd liver jigar gas acidity ulcer jaundice piliya hepatitis
      endoscopy
      पेट जिगर लिवर गैस पीलिया
      ਪੇਟ ਢਿੱਡ ਜਿਗਰ ਲਿਵਰ ਗੈਸ ਪੀਲੀਆ`),
  ],
  [
    /\bpulmo|\bchest|\brespirat|\btubercul/i,
    toWords(`pulmonologist pulmonology chest lung lungs fefde chhati seena sans saans sah saah dama asthma tb cough
      khansi khang breathing copd
      छाती सीना सांस फेफड़े दमा खांसी टीबी
      ਛਾਤੀ ਸਾਹ ਫੇਫੜੇ ਦਮਾ ਖੰਘ ਟੀਬੀ`),
  ],
  [
    /\bendocrin|\bdiabet|\bthyroid/i,
    toWords(`endocrinologist diabetologist sugar diabetes diabetic madhumeh shakkar thyroid hormone hormones
      शुगर मधुमेह थायराइड हार्मोन
      ਸ਼ੂਗਰ ਥਾਇਰਾਇਡ ਹਾਰਮੋਨ`),
  ],
  [
    /\bdiet|\bnutrition/i,
    toWords(`dietician dietitian dietetics nutritionist diet nutrition khurak weight vajan wajan motapa obesity
      डाइट खुराक आहार वजन मोटापा
      ਡਾਈਟ ਖੁਰਾਕ ਭਾਰ ਮੋਟਾਪਾ`),
  ],
  [
    /\bphysio(?!log)/i,
    toWords(`physiotherapist physiotherapy physio fizio fiziotherapy kasrat vyayam exercise exercises rehab
      rehabilitation
      फिजियो फिजियोथेरेपी कसरत व्यायाम
      ਫਿਜ਼ੀਓ ਫਿਜ਼ੀਓਥੈਰੇਪੀ ਕਸਰਤ`),
  ],
  [
    /\brheum/i,
    toWords(`rheumatologist gathiya arthritis joint joints jod lupus
      गठिया जोड़
      ਗਠੀਆ ਜੋੜ`),
  ],
  [/\bana?esth/i, toWords("anaesthetist anesthetist anesthesia anaesthesia behoshi बेहोशी ਬੇਹੋਸ਼ੀ")],
  [
    /\bradio(?:log|diag)|\bsonolog/i,
    toWords(`radiologist x ray xray ultrasound sonography scan scans mri ct
      एक्स रे एक्सरे अल्ट्रासाउंड स्कैन
      ਐਕਸ ਰੇ ਐਕਸਰੇ ਅਲਟਰਾਸਾਊਂਡ ਸਕੈਨ`),
  ],
  [
    /\bcritical care|\bintensiv|\bicu\b/i,
    toWords("icu intensivist critical intensive ventilator आईसीयू ਆਈਸੀਯੂ"),
  ],
  [/\bemergency|\bcasualty/i, toWords("emergency casualty trauma accident इमरजेंसी ਐਮਰਜੈਂਸੀ")],
];

/** A set for each speciality that the text names, and one of what its name is in Hindi and Punjabi. */
export function everydayWordsFor(specialization: string): ReadonlySet<string>[] {
  const named = [specialityIn("hi", specialization), specialityIn("pa", specialization)];
  return [
    ...specialities.flatMap(([pattern, words]) => (pattern.test(specialization) ? [words] : [])),
    new Set(meaningfulWords(wordsOf(named.join(" ")))),
  ];
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
