import { normalizeForSearch } from "#db/normalize-for-search.ts";

const smallWords = new Set(
  `a an and are at be been by can could did do does for from get gets had has have how i if in is it its
  just many may me much my near no not of on or our please should since so some take taken tell than that
  the their them there these they this to too us was we were what when where which while who whom whose why
  will with without would you your
  aur bahut bhi bina bataiye batao chahiye di diya gai gaya gayi ha hai hain hi ho hoga hogi hona hone hota hote
  hoti hua hui iska jata jati ji ka kab karta karte karti kahan kaha kaise kaisa kaisi kar kare karein karen karna karne karo kaun
  kaunsa kaunse kaunsi ke ki kis kitna kitne kitni ko koi kon konsa kya kyu kyun kyon lag laga lage liye mai main me mein
  mera mere meri mujhe na nahi nahin ne par pe raha rahe rahi sakta samay sakte sakti se tha thi to toh us vala vale
  wala wale wali ya yeh
  da de dee di dian kidan kihne kinne kithe kiven mainu mera meri ne nu nun si tusi vich vichon
  आई आए आया आप और इस उस एक कब कर करता करती करते करना करने करें करे कहाँ का कि किस किसी की कितना कितनी कितने के कैसा कैसी
  कैसे को कोई कौन कौनसा क्या क्यों गई गए गया गयी चाहिए जाए जाता जाती जाते जी तक तो था थी थे न नहीं ना ने पर
  बताइए बताएं बताओ बिना बहुत भी मुझे में मेरा मेरी मेरे मैं या यह रहा रही रहे लगा लगी लग लिए लिया ले वाला वाली वाले वो सकता
  सकती सकते से ही हुआ हुई हुए है हैं हो होता होती होते होना होने हम
  ਉਹ ਅਤੇ ਇਹ ਇੱਕ ਸਕਦਾ ਸਕਦੀ ਸਕਦੇ ਸੀ ਹਨ ਹਾਂ ਹੀ ਹੁੰਦਾ ਹੁੰਦੀ ਹੈ ਹੋ ਹੋਇਆ ਕਦੋਂ ਕਰ ਕਰਨਾ ਕਰੀਏ ਕਿ ਕਿਉਂ ਕਿਹੜਾ ਕਿੱਥੇ ਕਿਵੇਂ
  ਕਿੰਨਾ ਕਿੰਨੇ ਕੀ ਕੌਣ ਕੋਈ ਗਈ ਗਿਆ ਚਾਹੀਦਾ ਜਾਂ ਜੀ ਤਾਂ ਤੋਂ ਦਾ ਦੀ ਦੇ ਨਹੀਂ ਨਾ ਨਾਲ ਨੂੰ ਨੇ ਬਹੁਤ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਮੈਂ ਮੈਨੂੰ ਰਹੀ ਰਿਹਾ
  ਲਈ ਵਾਲਾ ਵਾਲੀ ਵਿੱਚ ਵੀ`
    .split(/\s+/)
    .map(foldSpelling),
);

/** Such as "बी.पी.", which people also type as "बीपी". */
const abbreviations = /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*\.){2,}/gu;

function withoutDots(text: string): string {
  return text.replaceAll(".", "");
}

/** The words of a text, regardless of case, accents and the ways to spell Hindi and Punjabi. */
export function wordsOf(text: string): string[] {
  return (
    foldSpelling(text)
      .replace(abbreviations, withoutDots)
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

export function spellingsOf(text: string): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const [typed] of text.matchAll(/(?:\p{L}\p{M}*\.){2,}|[\p{L}\p{M}\p{N}\u200c\u200d]+/gu)) {
    for (const word of wordsOf(typed)) if (!spellings.has(word)) spellings.set(word, typed);
  }
  return spellings;
}

export function isSmallWord(word: string): boolean {
  return smallWords.has(word);
}

export function meaningfulWords(words: string[]): string[] {
  const meaningful = words.filter((word) => !smallWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Hindi has हिंदी and हिन्दी, साँप and सांप, bachcha and baccha; Punjabi leaves out ੱ at will. */
function foldSpelling(text: string): string {
  return normalizeForSearch(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c\u0a3c\u0a71\u0903\u200c\u200d]/g, "")
    .replace(/[\u0901]|ङ्(?=[क-घ])|ञ्(?=[च-झ])|[णन]्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, "\u0902")
    .replace(/[\u0a01\u0a70]/g, "\u0a02")
    .replace(/[\u0966-\u096f\u0a66-\u0a6f]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
    .replace(/aa+/g, "a")
    .replace(/chch|cch/g, "ch")
    .normalize("NFC");
}
