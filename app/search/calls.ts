import { type UrgentCall, urgentCallFor } from "#app/danger/urgent.ts";
import { wordsOf } from "#app/spelling/words.ts";

export type Call = UrgentCall | "appointment" | "reception";

// Words between two marks belong together: all of them must be in the query, in any order.
const appointments = `
opd; appointment; appoinment; booking; book doctor; timing; timings; doctor time; doctor fees; fees; consultation
ओपीडी; अपॉइंटमेंट; डॉक्टर समय; फीस; ਓਪੀਡੀ; ਅਪਾਇੰਟਮੈਂਟ; ਡਾਕਟਰ ਸਮਾਂ; ਫੀਸ`;
const reception = `
visiting hours; visiting time; visitor; visitors; milne samay; milne time; milan time; parking; contact; phone number; mobile number
where hospital; hospital kahan; hospital kithe; haspatal kahan; haspatal kithe; hospital rasta; haspatal rasta; pahunche; kitni dur; kitni door; kinni door; kinni dur; rasta bata; raah daso; gaddi lauan; gadi khadi
telephone; helpline; reception; enquiry; inquiry; address; direction; directions; location; admission; billing
pharmacy; chemist; medical store; dawai dukan; dava dukan; canteen; complaint; complain; feedback; suggestion; shikayat; shikayet; lost found
अस्पताल कहां; हॉस्पिटल कहां; ਹਸਪਤਾਲ ਕਿੱਥੇ; अस्पताल रास्ता; ਹਸਪਤਾਲ ਰਾਹ
मिलने समय; पार्किंग; फोन नंबर; भर्ती; शिकायत; कैंटीन; दवाई दुकान; मेडिकल स्टोर
ਮਿਲਣ ਸਮਾਂ; ਪਾਰਕਿੰਗ; ਫ਼ੋਨ ਨੰਬਰ; ਦਾਖ਼ਲਾ; ਸ਼ਿਕਾਇਤ; ਕੰਟੀਨ; ਦਵਾਈਆਂ ਦੁਕਾਨ; ਮੈਡੀਕਲ ਸਟੋਰ`;

const calls: [Call, string[][]][] = [
  ["appointment", toLines(appointments)],
  ["reception", toLines(reception)],
];

export function callFor(query: string, isKnown: (word: string) => boolean): Call | undefined {
  return urgentCallFor(query, isKnown) ?? callTheHospital(wordsOf(query));
}

export function isUrgent(call: Call): call is UrgentCall {
  return call !== "appointment" && call !== "reception";
}

function callTheHospital(words: readonly string[]): Call | undefined {
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
