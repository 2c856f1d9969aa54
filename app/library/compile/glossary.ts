import type { Locale, OtherLocale } from "#app/language/locale.ts";

type Patterns = Readonly<Record<Locale, RegExp>>;

export const units: readonly Patterns[] = [
  { en: /\bminutes?\b/i, hi: /मिनट/, pa: /ਮਿੰਟ/ },
  { en: /\bhours?\b/i, hi: /घंट/, pa: /ਘੰਟ/ },
  { en: /(?<!same |every |each )\bdays?\b/i, hi: /दिन/, pa: /ਦਿਨ/ },
  { en: /\bweeks?\b/i, hi: /हफ्त/, pa: /ਹਫ਼ਤ/ },
  { en: /\bmonths?\b/i, hi: /महीन/, pa: /ਮਹੀਨ/ },
  { en: /\byear/i, hi: /साल/, pa: /ਸਾਲ/ },
  { en: /°C/, hi: /°C/, pa: /°C/ },
  { en: /°F/, hi: /°F/, pa: /°F/ },
  { en: /%/, hi: /%/, pa: /%/ },
];

/** "The right side", but neither "the right time" nor "a piece left inside". */
function sideOf(word: "left" | "right"): RegExp {
  const parts =
    "arm|breast|ear|eye|foot|groin|half|hand|kidney|leg|lower|lung|ribs?|shoulder|side|upper";
  return new RegExp(`\\b${word}(?:-| (?:${parts})\\b)|\\bon the ${word}\\b`, "i");
}

export const pairs: readonly (Patterns & { name: string })[] = [
  {
    name: "a negation",
    en: /\b(?:no|nobody|not|nor|neither|nothing|never|without|cannot|infertility|non-invasive)\b/i,
    hi: /(?<![\p{L}\p{M}])(?:न|ना|नहीं|मत|बिना)(?![\p{L}\p{M}])/u,
    pa: /(?<![\p{L}\p{M}])(?:ਨਾ|ਨਹੀਂ|ਬਿਨਾਂ)(?![\p{L}\p{M}])/u,
  },
  { name: "the left side", en: sideOf("left"), hi: /(?<![\p{L}\p{M}])बा(?:एं|ईं|यां)/u, pa: /ਖੱਬ/ },
  {
    name: "the right side",
    en: sideOf("right"),
    hi: /(?<![\p{L}\p{M}])दा(?:एं|ईं|यां)/u,
    pa: /ਸੱਜ/,
  },
  { name: "“at once”", en: /\b(?:at once|straight away|immediate)\b/i, hi: /तुरंत/, pa: /ਤੁਰੰਤ/ },
  { name: "“now”", en: /\bnow\b/i, hi: /अभी|अब/, pa: /ਹੁਣ/ },
  { name: "“the same day”", en: /\b(?:same day|today)\b/i, hi: /आज ही/, pa: /ਅੱਜ ਹੀ/ },
  {
    name: "“by day or night”",
    en: /\bby day or night\b/i,
    hi: /दिन हो या रात/,
    pa: /ਦਿਨ ਹੋਵੇ ਜਾਂ ਰਾਤ/,
  },
  { name: "“day and night”", en: /\bday and night\b/i, hi: /दिन-रात/, pa: /ਦਿਨ-ਰਾਤ/ },
  {
    name: "a call in brackets",
    en: /\([^()]*\b112\b[^()]*\)/,
    hi: /\([^()]*\b112\b[^()]*\)/,
    pa: /\([^()]*\b112\b[^()]*\)/,
  },
];

export const terms: readonly Patterns[] = [
  { en: /\bsudden/i, hi: /अचानक/, pa: /ਅਚਾਨਕ/ },
  { en: /\beven (?:if|once|with|without)\b/i, hi: /चाहे/, pa: /ਭਾਵੇਂ/ },
  { en: /\b(?:may|could)\b/i, hi: /शायद|सकत/, pa: /ਸ਼ਾਇਦ|ਸਕਦ/ },
  { en: /\bwithin (?!the last)/i, hi: /के अंदर/, pa: /ਦੇ ਅੰਦਰ/ },
  { en: /\b(?:more than|or more|over|beyond)\b/i, hi: /ज्यादा|के बाद/, pa: /ਵੱਧ|ਤੋਂ ਬਾਅਦ/ },
  { en: /\b(?:less than|below|under \d)/i, hi: /कम|छोट/, pa: /ਘੱਟ|ਛੋਟ/ },
  { en: /\bvery\b/i, hi: /बहुत/, pa: /ਬਹੁਤ/ },
  { en: /\b(?:severe|very bad|worst)\b/i, hi: /(?:बहुत|सबसे) तेज/, pa: /(?:ਬਹੁਤ|ਸਭ ਤੋਂ) ਤੇਜ਼/ },
  { en: /\bnew\b/i, hi: /नया|नई|नए/, pa: /ਨਵਾਂ|ਨਵੀਂ/ },
  { en: /\bnewborn/i, hi: /नया जन्मा|नए जन्मे/, pa: /ਨਵਜੰਮ/ },
  { en: /\b(?:bab(?:y|ies)|child)/i, hi: /बच्च/, pa: /ਬੱਚ/ },
  { en: /\bpregnan/i, hi: /गर्भ/, pa: /ਗਰਭ/ },
  { en: /\bafter (?:a )?birth\b/i, hi: /डिलीवरी/, pa: /ਜਣੇਪ/ },
  { en: /\bmiscarriage\b/i, hi: /अपने आप (?:बच्चा|गर्भ) गिर/, pa: /ਆਪਣੇ ਆਪ (?:ਬੱਚਾ|ਗਰਭ) ਡਿੱਗ/ },
  { en: /\babortion\b/i, hi: /गर्भपात करा/, pa: /ਗਰਭਪਾਤ ਕਰਾ/ },
  { en: /\b(?:vagina|from the vagina)\b/i, hi: /योनि/, pa: /ਯੋਨੀ/ },
  { en: /\b(?:blood(?! pressure)|bleed)/i, hi: /खून/, pa: /ਖੂਨ/ },
  { en: /\bclots?\b/i, hi: /थक्क/, pa: /ਗਤਲ/ },
  { en: /\bpus\b/i, hi: /मवाद/, pa: /ਪੀਕ/ },
  { en: /\bwound\b/i, hi: /जख्म|घाव/, pa: /ਜ਼ਖਮ/ },
  { en: /\bfever\b/i, hi: /बुखार/, pa: /ਬੁਖਾਰ/ },
  { en: /\b(?:chills|shiver|shaking)/i, hi: /कंपकंपी/, pa: /ਕਾਂਬਾ/ },
  { en: /\binfection\b/i, hi: /इन्फेक्शन/, pa: /ਇਨਫੈਕਸ਼ਨ/ },
  { en: /\bconfus/i, hi: /बहकी बातें|होश.{0,12}(?:ठीक न|बिगड़)|उल्टी-सीधी बातें/, pa: /ਬਹਿਕੀਆਂ ਗੱਲਾਂ|ਸੁਰਤ/ },
  { en: /\b(?:drows|sleepy)/i, hi: /नींद|सुस्त/, pa: /ਨੀਂਦ|ਸੁਸਤ/ },
  { en: /\bhard to wake\b/i, hi: /मुश्किल से जाग/, pa: /ਮਸਾਂ ਜਾਗ/ },
  { en: /\bfaint/i, hi: /बेहोश/, pa: /ਬੇਹੋਸ਼/ },
  { en: /\b(?:a fit|fits)\b(?! in)/i, hi: /झटकों वाल/, pa: /ਝਟਕਿਆਂ ਵਾਲ/ },
  { en: /\bnumb(?!er)/i, hi: /सुन्न/, pa: /ਸੁੰਨ/ },
  { en: /\bweak/i, hi: /कमजोर/, pa: /ਕਮਜ਼ੋਰ/ },
  { en: /\bheadache\b/i, hi: /सिर दर्द/, pa: /ਸਿਰ ਦਰਦ/ },
  { en: /\bbreath/i, hi: /सांस/, pa: /ਸਾਹ/ },
  { en: /\bwheez/i, hi: /सांस में सीटी/, pa: /ਸਾਹ ਵਿੱਚ ਸੀਟੀ/ },
  { en: /\bvomit/i, hi: /उल्टी/, pa: /ਉਲਟੀ/ },
  { en: /\burine\b/i, hi: /पेशाब/, pa: /ਪਿਸ਼ਾਬ/ },
  { en: /\bstool\b/i, hi: /टट्टी/, pa: /ਟੱਟੀ/ },
  { en: /\bcatheter\b/i, hi: /पेशाब.* नली \(कैथेटर\)/, pa: /ਪਿਸ਼ਾਬ ਵਾਲੀ ਨਾਲੀ \(ਕੈਥੀਟਰ\)/ },
  { en: /\bchest\b/i, hi: /सीन/, pa: /ਛਾਤੀ/ },
  { en: /\bbelly\b/i, hi: /पेट/, pa: /ਢਿੱਡ/ },
  { en: /\bribs\b/i, hi: /पसलिय/, pa: /ਪਸਲੀ/ },
  { en: /\barms?\b/i, hi: /बांह/, pa: /ਬਾਂਹ/ },
  { en: /\blegs?\b/i, hi: /टांग/, pa: /ਲੱਤ/ },
  { en: /\bcalf\b/i, hi: /पिंडली/, pa: /ਪਿੰਜਣੀ/ },
  { en: /\bhands?\b/i, hi: /हाथ/, pa: /ਹੱਥ/ },
  { en: /\b(?:foot|feet)\b/i, hi: /पैर/, pa: /ਪੈਰ/ },
  { en: /\bface\b/i, hi: /चेहर/, pa: /ਚਿਹਰ/ },
  { en: /\beyes?\b/i, hi: /आंख/, pa: /ਅੱਖ/ },
  { en: /\blips?\b/i, hi: /होंठ/, pa: /ਬੁੱਲ੍ਹ/ },
  { en: /\bskin\b/i, hi: /चमड़ी/, pa: /ਚਮੜੀ/ },
  { en: /\btesticle/i, hi: /अंडकोष/, pa: /ਪਤਾਲੂ/ },
  { en: /\bswell/i, hi: /सूज|पेट फूल/, pa: /ਸੁੱਜ|ਸੋਜ|ਢਿੱਡ ਫੁੱਲ/ },
  { en: /\b(?:yellow|jaundice)\b/i, hi: /पील/, pa: /ਪੀਲ/ },
  { en: /\brash\b/i, hi: /दाने|चकत्ते/, pa: /ਦਾਣੇ|ਧੱਫੜ/ },
  { en: /\bBP\b/, hi: /बी\.पी\./, pa: /ਬੀ\.ਪੀ\./ },
  { en: /\b(?:sugar|diabetes)\b/i, hi: /शुगर/, pa: /ਸ਼ੂਗਰ/ },
  { en: /\bcancer\b/i, hi: /कैंसर/, pa: /ਕੈਂਸਰ/ },
  { en: /\bburn\b/i, hi: /जला|जल/, pa: /ਸੜ/ },
  { en: /\bsnake\b/i, hi: /सांप/, pa: /ਸੱਪ/ },
  { en: /\bpoison/i, hi: /जहर/, pa: /ਜ਼ਹਿਰ/ },
];

/** Words of books where people say others, promises, words that shame, and “kal”: both yesterday and tomorrow. */
export const avoided: Readonly<Record<OtherLocale, RegExp>> = {
  hi: /चिकित्स|रोगी|परिचारक|आपातकाल|शुल्क|परीक्षण|(?<![\p{L}\p{M}])यदि(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])पीड़ा|वेदना|ज्वर|श्वास|वमन|अतिसार|मूत्र|रक्त|मूर्छ|भ्रमित|मासिक धर्म|हृदय|उदर|वृक्क|यकृत|पित्ताशय|गुदा|गर्भाशय|मस्तिष्क|त्वचा|मधुमेह|पक्षाघात|क्षय रोग|संक्रमण|अर्बुद|(?<![\p{L}\p{M}])विष(?![\p{L}\p{M}])|सर्पदंश|आत्महत्या|प्रसव|भ्रूण|बांझ|नामर्द|पागल|संभोग|औषधि|प्रतिजैविक|शल्य|दुष्प्रभाव|स्रोत|गृह पृष्ठ|गारंटी|पक्का इलाज|100 ?%|सबसे अच्छ|बिना दर्द|(?<![\p{L}\p{M}])कल(?![\p{L}\p{M}])/u,
  pa: /ਚਿਕਿਤਸ|ਰੋਗੀ|ਆਪਾਤ|ਸ਼ੁਲਕ|(?<![\p{L}\p{M}])ਯਦਿ(?![\p{L}\p{M}])|ਵੇਦਨਾ|ਮੂਤਰ|ਰਕਤ|(?<![\p{L}\p{M}])ਹਿਰਦ|ਮਧੂਮੇਹ|ਸੰਕਰਮਣ|ਗਰਭਾਸ਼ਯ|ਦਿਮਾਗੀ ਦੌਰਾ|ਆਤਮਹੱਤਿਆ|ਖੁਦਕੁਸ਼ੀ|ਭਰੂਣ|ਬਾਂਝ|ਨਾਮਰਦ|ਪਾਗਲ|ਸੰਭੋਗ|ਗਰੰਟੀ|ਪੱਕਾ ਇਲਾਜ|100 ?%|ਸਭ ਤੋਂ ਵਧੀਆ|ਬਿਨਾਂ ਦਰਦ|(?<![\p{L}\p{M}])ਕੱਲ੍ਹ(?![\p{L}\p{M}])/u,
};

/** Newspapers write Hindi with no nukta but in ड़ and ढ़, and no chandrabindu; Punjabi never ਖ਼ or ਗ਼. */
export const misspelt: Readonly<Record<OtherLocale, RegExp>> = {
  hi: /(?<![डढ])\u093c|\u0901/,
  pa: /[ਖਗ]\u0a3c/,
};

export const orders: readonly (Patterns & { name: string })[] = [
  { name: "“before”", en: /\bbefore\b/i, hi: /पहले/, pa: /ਪਹਿਲਾਂ/ },
  { name: "“after”", en: /\bafter\b/i, hi: /बाद/, pa: /ਬਾਅਦ|ਪਿੱਛੋਂ|ਮਗਰੋਂ/ },
  { name: "“more”", en: /\bmore\b/i, hi: /ज्यादा|और|अधिक/, pa: /ਵੱਧ|ਜ਼ਿਆਦਾ|ਹੋਰ/ },
  { name: "“less”", en: /\bless\b/i, hi: /कम/, pa: /ਘੱਟ/ },
  { name: "“over”", en: /\bover \d/i, hi: /ज्यादा|ऊपर|बड़/, pa: /ਵੱਧ|ਉੱਪਰ|ਵੱਡ/ },
  { name: "“under”", en: /\bunder \d/i, hi: /कम|छोट/, pa: /ਘੱਟ|ਛੋਟ/ },
];

/** Boys and girls, of whom no page may speak as if the sex of an unborn child could be asked. */
export const sexes: Patterns = {
  en: /\b(?:boys?|girls?|sons?|daughters?|sex|penis|erect\w+|foreskin|circumcision)\b/i,
  hi: /लड़क|(?<![\p{L}\p{M}])बेट[ाीे]|(?<![\p{L}\p{M}])लिंग/u,
  pa: /ਮੁੰਡ[ਾੇ]|ਕੁੜੀ|(?<![\p{L}\p{M}])(?:ਪੁੱਤ|ਧੀ)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])ਲਿੰਗ/u,
};

export const latin =
  /°[CF]|mg\/dL|mm ?Hg|g\/kg|(?<=\d ?)(?:cm|mm|km|kg|mg|mcg|ml|g)\b|\(-gliflozin\)|\b(?:AED|BE[ -]FAST|BRAF|CAR-T|CPR|CT|D&C|ECG|EGFR|ELISA|ER|FAST|FNAC|HbA1c|HER2|HIV|HPV|HSG|ICSI|ICTC|ICU|IgG|IgM|IUI|IVF|KRAS|MRI|NRAS|NS1|OHSS|PCOS|PCPNDT|PD-L1|PEP|PR|PSA|STI|TMT|TURBT|TURP)\b|(?<![A-Za-z])[BEFAST](?![A-Za-z])/g;

/** Numbers that English writes as words, and translations in digits if they like. */
export const numberWords: ReadonlyMap<string, string> = new Map([
  ["one", "1"],
  ["once", "1"],
  ["two", "2"],
  ["twice", "2"],
  ["second", "2"],
  ["three", "3"],
  ["four", "4"],
  ["five", "5"],
  ["six", "6"],
  ["seven", "7"],
  ["eight", "8"],
  ["nine", "9"],
  ["ten", "10"],
  ["twelve", "12"],
]);
