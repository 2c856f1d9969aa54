import { wordsOf } from "#app/words.ts";

/** What a query needs beside pages: a number to call. */
export type Call = "emergency" | "suicide" | "appointment" | "reception";

// Words between two marks belong together: all of them must be in the query, in any order.
const emergencies = `
emergency; casualty; ambulance; 112; 108; icu emergency; first aid; serious patient
heart attack; chest pain; chest hurt; chest hurts; chest hurting; chest tight; chest tightness; chest pressure; chest heavy; seene dard; sine dard; chhati dard; chaati dard; dil daura; dil dora
stroke; lakwa; paralysis; paralysed; brain attack; falij; adhrang; muh tedha; ek taraf kaam
poison; poisoning; zeher; zahar; jahar; sulphas; pesticide; keetnashak; overdose; phenyl; acid pee; acid pi; drank acid
snake; saanp; sanp; sapp; scorpion; bichhu
choking; choke; gale atak; gale phas; unconscious; fainted; behosh; behoshi
breathless; not breathing; breathing difficulty; breathing problem; breathing trouble; shortness breath; saans phool; saans dikkat
saans takleef; saans aa; saans ruk; khoon band; bleeding stop; bleeding stopping; accident; durghatna
not responding; no response; unresponsive; collapsed; no pulse; not waking; heavy bleeding; severe bleeding; bleeding not stop; khoon ruk; khoon beh
fell roof; chhat gir; chat gir; acid attack; gas leak; faansi; phansi; loo lag; heat stroke; heatstroke; anaphylaxis; allergic face swelling
bijli jhatka; bijli current; haath dard pasina; hath dard pasina; baby blue; bachcha neela; bacha neela; head injury; sir chot; seizure; fits; daura; burn; burns; burnt; jal gaya; jal gayi; jal gaye; electric shock; current lag; current laga; drowning; doob
आपातकाल; इमरजेंसी; एंबुलेंस; हार्ट अटैक; दिल दौरा; सीने दर्द; छाती दर्द; लकवा; फालिज; मुंह टेढ़ा; ज़हर; सल्फास; कीटनाशक
सांप; बिच्छू; गले अटक; गले फंस; बेहोश; बेहोशी; सांस फूल; सांस तकलीफ; सांस दिक्कत; सांस रुक; खून बंद; दुर्घटना; एक्सीडेंट
सिर चोट; दौरा; जल गया; जल गई; करंट; डूब
ਐਮਰਜੈਂਸੀ; ਐਂਬੂਲੈਂਸ; ਹਾਰਟ ਅਟੈਕ; ਦਿਲ ਦੌਰਾ; ਛਾਤੀ ਦਰਦ; ਛਾਤੀ ਪੀੜ; ਅਧਰੰਗ; ਲਕਵਾ; ਜ਼ਹਿਰ; ਸੱਪ; ਬੇਹੋਸ਼; ਸਾਹ ਔਖਾ; ਸਾਹ ਰੁਕ
ਖੂਨ ਬੰਦ; ਹਾਦਸਾ; ਦੌਰਾ; ਸੜ ਗਿਆ; ਸੜ ਗਈ; ਕਰੰਟ; ਡੁੱਬ`;
const suicide = `
suicide; suicidal; kill myself; killing myself; kill himself; kill herself; want die; wants die; end my life; ending my life
not want live; don t want live; dont want live; no reason live; self harm; harm myself; hurt myself; cut myself; cutting myself; hang myself
khudkushi; khudkhushi; atmahatya; aatmahatya; marna chahta; marna chahti; mujhe marna; mar jana; mar jaun; jeena nahi; jina nahi; jeene nahi; jine nahi
zindagi khatam; jindagi khatam; jaan dena; jaan de; apni jaan
आत्महत्या; खुदकुशी; मरना चाहता; मरना चाहती; मुझे मरना; मर जाना; जीना नहीं; जीने नहीं; जान देना; जान दे; ज़िंदगी खत्म
ਖ਼ੁਦਕੁਸ਼ੀ; ਆਤਮਹੱਤਿਆ; ਮਰਨਾ ਚਾਹੁੰਦਾ; ਮਰਨਾ ਚਾਹੁੰਦੀ; ਮਰ ਜਾਣਾ; ਜੀਣਾ ਨਹੀਂ; ਜਾਨ ਦੇਣੀ`;
const appointments = `
opd; appointment; appoinment; booking; book doctor; timing; timings; doctor time; doctor fees; fees; consultation
ओपीडी; अपॉइंटमेंट; डॉक्टर समय; फीस; ਓਪੀਡੀ; ਅਪਾਇੰਟਮੈਂਟ; ਡਾਕਟਰ ਸਮਾਂ; ਫੀਸ`;
const reception = `
visiting hours; visiting time; visitor; visitors; milne samay; milne time; parking; contact; phone number; mobile number
telephone; helpline; reception; enquiry; inquiry; address; direction; directions; location; admission; billing
मिलने समय; पार्किंग; फोन नंबर; भर्ती; ਮਿਲਣ ਸਮਾਂ; ਪਾਰਕਿੰਗ; ਫ਼ੋਨ ਨੰਬਰ; ਦਾਖ਼ਲਾ`;

const calls: [Call, string[][]][] = [
  ["suicide", toLines(suicide)],
  ["emergency", toLines(emergencies)],
  ["appointment", toLines(appointments)],
  ["reception", toLines(reception)],
];

/** A misspelt word is taken for one of these; for a word of suicide only if it says so alone. */
export const emergencyWords: readonly string[] = [
  ...toLines(emergencies).flat(),
  ...toLines(suicide)
    .filter((line) => line.length === 1)
    .flat(),
];

/** The call that words ask for: the most urgent one, or none. */
export function callFor(words: readonly string[]): Call | undefined {
  const asked = new Set(words.flatMap((word) => [word, word.replace(/s$/, "")]));
  return calls.find(([, lines]) =>
    lines.some((line) => line.every((word) => asked.has(word))),
  )?.[0];
}

function toLines(text: string): string[][] {
  return text
    .split(/[;\n]/)
    .map(wordsOf)
    .filter((line) => line.length > 0);
}
