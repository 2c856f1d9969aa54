import { expect, test } from "vitest";
import { languageTags, type locales } from "#app/language/locale.ts";
import { aboutWords } from "./about.ts";
import { accessibilityWords } from "./accessibility.ts";
import { alphabetWords } from "./alphabet.ts";
import { appointmentMessageWords } from "./appointment-messages.ts";
import { articleWords } from "./article.ts";
import { capabilityWords } from "./capabilities.ts";
import { cardWords } from "./cards.ts";
import { careersWords } from "./careers.ts";
import { chargesWords } from "./charges.ts";
import { contactWords } from "./contact.ts";
import { doctorCardWords } from "./doctor-card.ts";
import { doctorWords } from "./doctors.ts";
import { emergencyWords } from "./emergency.ts";
import { emergencyHoursWords } from "./emergency-hours.ts";
import { fallbackWords } from "./fallback.ts";
import { galleryWords } from "./gallery.ts";
import { homeWords } from "./home.ts";
import { instagramWords } from "./instagram.ts";
import { insuranceWords } from "./insurance.ts";
import { legalWords } from "./legal.ts";
import { offlineWords } from "./offline.ts";
import { opdWords } from "./opd.ts";
import { linkWords, pageWords } from "./pages.ts";
import { privacyWords } from "./privacy.ts";
import { searchWords } from "./search.ts";
import { shellWords } from "./shell.ts";
import { termsWords } from "./terms.ts";
import { timeWords } from "./times.ts";
import { specialityIn, spokenIn } from "./typed.ts";

const dictionaries = {
  aboutWords,
  accessibilityWords,
  careersWords,
  appointmentMessageWords,
  alphabetWords,
  cardWords,
  chargesWords,
  contactWords,
  doctorCardWords,
  doctorWords,
  emergencyWords,
  emergencyHoursWords,
  galleryWords,
  homeWords,
  instagramWords,
  fallbackWords,
  insuranceWords,
  legalWords,
  offlineWords,
  opdWords,
  searchWords,
  shellWords,
  termsWords,
  timeWords,
};

/** Without the tests of sentences. */
const longer = { articleWords, capabilityWords, privacyWords };

type Words = string | readonly string[] | { readonly [key: string]: Words };

interface Pair {
  key: string;
  english: string;
  translated: string;
}

function pairsOf(key: string, english: Words, translated: Words): Pair[] {
  if (typeof english === "string") return [{ key, english, translated: String(translated) }];
  const others = new Map<string, Words>(Object.entries(translated));
  return Object.entries(english).flatMap(([name, words]) =>
    pairsOf(`${key}.${name}`, words, others.get(name) ?? ""),
  );
}

function keysOf(words: Words): string[] {
  if (typeof words === "string") return [""];
  return Object.entries(words).flatMap(([name, part]) => keysOf(part).map((key) => name + key));
}

function pairsIn(
  locale: (typeof locales)[number],
  from: typeof dictionaries | typeof longer = dictionaries,
): Pair[] {
  return Object.entries(from).flatMap(([name, { en, ...others }]) =>
    pairsOf(name, en, locale === "en" ? en : others[locale]),
  );
}

/** The keys of what differs from English in `read`, with both findings. */
function differing(pairs: Pair[], read: (text: string) => unknown): string[] {
  return pairs
    .map(({ key, english, translated }) => [key, read(english), read(translated)] as const)
    .filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
    .map(
      ([key, one, other]) => `${key}: ${JSON.stringify(one)} in English, ${JSON.stringify(other)}`,
    );
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found).sort();
}

const englishNumbers: Readonly<Record<string, string>> = { nine: "9", five: "5" };

function figuresOf(text: string): string[] {
  return all(
    text
      .replaceAll(/nine|five/g, (word) => englishNumbers[word] ?? word)
      .replaceAll(/\d(?:st|nd|rd|th)/g, ""),
    /\d+/g,
  );
}

const negations = {
  en: /\b(?:no|nobody|not|nothing|invalid|never|unavailable|without|cannot)\b/i,
  hi: /(?<![\p{L}\p{M}])(?:न|नहीं|मत|बिना)(?![\p{L}\p{M}])/u,
  pa: /(?<![\p{L}\p{M}])(?:ਨਾ|ਨਹੀਂ|ਬਿਨਾਂ)(?![\p{L}\p{M}])/u,
};

/** Words that are easily exchanged, where it matters. */
const meanings = {
  earlier: { hi: /पहले/, pa: /ਪਹਿਲਾਂ/ },
  "later than": { hi: /देर/, pa: /ਦੇਰ/ },
  today: { hi: /आज/, pa: /ਅੱਜ/ },
  tomorrow: { hi: /कल/, pa: /ਭਲਕੇ/ },
  open: { hi: /खुल|खोल|समय/, pa: /ਖੁੱਲ੍ਹ|ਖੋਲ੍ਹ|ਸਮਾਂ/ },
  closed: { hi: /बंद|छुट्टी/, pa: /ਬੰਦ|ਛੁੱਟੀ/ },
  before: { hi: /पहले/, pa: /ਪਹਿਲਾ/ },
  after: { hi: /बाद/, pa: /ਬਾਅਦ|ਅਗਲਾ/ },
  ambulance: { hi: /एंबुलेंस/, pa: /ਐਂਬੂਲੈਂਸ/ },
  doctor: { hi: /डॉक्टर/, pa: /ਡਾਕਟਰ/ },
  fee: { hi: /फीस/, pa: /ਫ਼ੀਸ/ },
  phone: { hi: /फोन/, pa: /ਫ਼ੋਨ/ },
  email: { hi: /ईमेल/, pa: /ਈਮੇਲ/ },
  photo: { hi: /फोटो/, pa: /ਫ਼ੋਟੋ/ },
  emergency: { hi: /इमरजेंसी/, pa: /ਐਮਰਜੈਂਸੀ/ },
  token: { hi: /टोकन/, pa: /ਟੋਕਨ/ },
  year: { hi: /साल/, pa: /ਸਾਲ/ },
  month: { hi: /महीन/, pa: /ਮਹੀਨ/ },
  english: { hi: /अंग्रेजी/, pa: /ਅੰਗਰੇਜ਼ੀ/ },
} as const;

const scripts = {
  hi: /^[\p{Script=Devanagari}\p{P}\p{N}\s]*$/u,
  pa: /^[\p{Script=Gurmukhi}।\p{P}\p{N}\s]*$/u,
};

/** For how long something is kept, by the word for the unit. */
const spans = {
  minute: { hi: /मिनट/, pa: /ਮਿੰਟ/ },
  day: { hi: /दिन/, pa: /ਦਿਨ/ },
  month: { hi: /महीन/, pa: /ਮਹੀਨ/ },
  year: { hi: /साल/, pa: /ਸਾਲ/ },
} as const;

/** English tells whether a linked page was checked, a translation that it was not. */
const otherwise = "emergencyWords.aboutLinks";

/** "Whether we have them or not", and "against loss" as "so that nothing is lost". */
const saidOtherwise = ["articleWords.unstated", "privacyWords.jobs.until.text"];

/** English shortens the question for a title. */
const titlesAlike = ["opdWords.token.title", "opdWords.token.which"];

/** What a capability, or a way on, is called, by words that no other has. */
const called = {
  "articleWords.previous": { hi: /पीछे|पिछ/, pa: /ਪਿੱਛੇ|ਪਿਛ/ },
  "articleWords.next": { hi: /आगे|अगल/, pa: /ਅੱਗੇ|ਅਗਲ/ },
  "capabilityWords.titles.ct": { hi: /सी\.टी\./, pa: /ਸੀ\.ਟੀ\./ },
  "capabilityWords.titles.mri": { hi: /एम\.आर\.आई\./, pa: /ਐਮ\.ਆਰ\.ਆਈ\./ },
  "capabilityWords.titles.ventilator": { hi: /वेंटिलेटर/, pa: /ਵੈਂਟੀਲੇਟਰ/ },
  "capabilityWords.titles.dialysis": { hi: /डायलिसिस/, pa: /ਡਾਇਲਸਿਸ/ },
  "capabilityWords.titles.blood-bank": { hi: /ब्लड/, pa: /ਬਲੱਡ/ },
  "capabilityWords.titles.antivenom": { hi: /सांप/, pa: /ਸੱਪ/ },
  "capabilityWords.titles.rabies-immunoglobulin": { hi: /रेबीज/, pa: /ਰੇਬੀਜ਼/ },
  "capabilityWords.titles.nicu": { hi: /बच्च/, pa: /ਬੱਚ/ },
  "capabilityWords.titles.icu": { hi: /^आई\.सी\.यू\.$/, pa: /^ਆਈ\.ਸੀ\.ਯੂ\.$/ },
  "capabilityWords.titles.chemotherapy": { hi: /कीमो/, pa: /ਕੀਮੋ/ },
  "capabilityWords.titles.radiotherapy": { hi: /रेडि/, pa: /ਰੇਡੀ/ },
  "capabilityWords.titles.ambulance": { hi: /एंबुलेंस/, pa: /ਐਂਬੂਲੈਂਸ/ },
} as const;

const specialities = {
  Paediatrics: { hi: /बच्च/, pa: /ਬੱਚ/ },
  Gynaecology: { hi: /महिला/, pa: /ਔਰਤ/ },
  Orthopaedics: { hi: /हड्डी/, pa: /ਹੱਡੀ/ },
  Urology: { hi: /पेशाब/, pa: /ਪਿਸ਼ਾਬ/ },
  Nephrology: { hi: /किडनी/, pa: /ਕਿਡਨੀ/ },
  Neurology: { hi: /दिमाग/, pa: /ਦਿਮਾਗ/ },
  Oncology: { hi: /कैंसर/, pa: /ਕੈਂਸਰ/ },
  "Onco Surgery": { hi: /कैंसर.*ऑपरेशन/, pa: /ਕੈਂਸਰ.*ਅਪਰੇਸ਼ਨ/ },
  ENT: { hi: /कान/, pa: /ਕੰਨ/ },
  Dermatology: { hi: /चमड़ी/, pa: /ਚਮੜੀ/ },
  Cardiology: { hi: /दिल/, pa: /ਦਿਲ/ },
  Psychiatry: { hi: /मन/, pa: /ਮਨ/ },
  Dentistry: { hi: /दांत/, pa: /ਦੰਦ/ },
  Ophthalmology: { hi: /आंख/, pa: /ਅੱਖ/ },
  Radiology: { hi: /एक्स-रे/, pa: /ਐਕਸ-ਰੇ/ },
  Pulmonology: { hi: /सांस/, pa: /ਸਾਹ/ },
} as const;

const spoken = {
  Hindi: "hi",
  English: "en",
  Punjabi: "pa",
  Urdu: "ur",
  Dogri: "doi",
  Bengali: "bn",
  Tamil: "ta",
  Telugu: "te",
  Malayalam: "ml",
  Kannada: "kn",
  Marathi: "mr",
  Gujarati: "gu",
  Nepali: "ne",
  Kashmiri: "ks",
} as const;

/** There are two spellings with the dots below letters. */
function withoutDots(name: string): string {
  return name.normalize("NFD").replaceAll(/[\u093c\u0a3c]/g, "");
}

/** There are two spellings of what follows. */
function beginningOf(name: string): string {
  return withoutDots(name).slice(0, 2);
}

/** Of which the menu says something else than the page. */
const menusSayOtherwise = ["/", "/management"];

/** Places, and words that stand in Latin letters on a strip of tablets or in a course of first aid. */
const latin = /\{\w+\}|aspirin|CPR|A4|Ctrl\+P|https:\/\/example\.com\/resume/g;

/** Such as "ओ.पी.डी.", the only words with points. */
const abbreviations = /(?:(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,3}\.){2,}/gu;

test("Hindi and Punjabi forbid and deny equally often, so that neither has lost one of several", () => {
  const punjabi = pairsIn("pa");
  const differing = pairsIn("hi").filter(({ translated }, at) => {
    const other = punjabi[at]?.translated ?? "";
    return translated.split(negations.hi).length !== other.split(negations.pa).length;
  });
  expect(differing.map(({ key }) => key)).toEqual([]);
});

for (const locale of ["hi", "pa"] as const) {
  const pairs = pairsIn(locale);

  test(`${locale}: no words are left that English has no more`, () => {
    for (const words of Object.values({ ...dictionaries, ...longer })) {
      expect(keysOf(words[locale]).sort()).toEqual(keysOf(words.en).sort());
    }
  });

  test(`${locale}: no place, figure or emphasis is lost or added`, () => {
    expect(pairs.length).toBeGreaterThan(40);
    expect(differing(pairs, (text) => all(text, /\{\w+\}/g))).toEqual([]);
    expect(differing(pairs, figuresOf)).toEqual([]);
    expect(differing(pairs, (text) => all(text, /\*\*/g).length)).toEqual([]);
  });

  test(`${locale}: a sentence forbids or denies where the English one does`, () => {
    const wrong = pairs.filter(
      ({ english, translated }) =>
        negations.en.test(english) !== negations[locale].test(translated),
    );
    expect(wrong.map(({ key }) => key)).toEqual([otherwise]);
  });

  test(`${locale}: words beside each other, such as the states of a doctor, differ where the English ones do`, () => {
    const groups = Map.groupBy(
      pairs.filter(({ key }) => !key.endsWith(".one")),
      ({ key, translated }) => `${key.replace(/\.\w+$/, "")}: ${translated}`,
    );
    const alike = [...groups.values()].filter(
      (group) => new Set(group.map(({ english }) => english)).size > 1,
    );
    expect(alike.flat().map(({ key }) => key)).toEqual(titlesAlike);
  });

  test(`${locale}: everything is in its own letters, with the digits of telephones`, () => {
    const own = pairs.map(
      ({ key, translated }) => [key, translated.replaceAll(latin, "")] as const,
    );
    expect(own.filter(([, text]) => !scripts[locale].test(text))).toEqual([]);
    expect(own.filter(([, text]) => /[०-९੦-੯\u200c\u200d]/.test(text))).toEqual([]);
    expect(own.filter(([, text]) => text.normalize("NFC") !== text)).toEqual([]);
  });

  test.each(Object.entries(meanings))(
    `${locale}: “%s” is said where English says it`,
    (word, own) => {
      const said = new RegExp(`\\b${word}\\b`, "i");
      const missing = pairs.filter(({ english, translated }) => {
        return said.test(english.replaceAll(/\{\w+\}/g, "")) && !own[locale].test(translated);
      });
      expect(missing.map(({ key, translated }) => `${key}: ${translated}`)).toEqual([]);
    },
  );

  test(`${locale}: sentences are short, and end as its sentences do`, () => {
    for (const { key, english, translated } of pairs) {
      for (const sentence of translated.split(/[।?:;]/)) {
        expect([key, sentence.trim().split(/\s+/).length <= 20]).toEqual([key, true]);
      }
      const ends = (text: string, mark: string) => text.replaceAll("*", "").trim().endsWith(mark);
      expect([key, ends(translated, "।")]).toEqual([key, ends(english, ".")]);
      expect(translated.replaceAll(latin, "").replaceAll(abbreviations, "")).not.toContain(".");
    }
  });

  const ofArticles = pairsIn(locale, longer);

  test(`${locale}: articles, and what is done here, forbid and deny where English does`, () => {
    const wrong = ofArticles.filter(
      ({ english, translated }) =>
        negations.en.test(english) !== negations[locale].test(translated),
    );
    const unexpected = wrong.map(({ key }) => key).filter((key) => !saidOtherwise.includes(key));
    expect(unexpected).toEqual([]);
  });

  test(`${locale}: the page on privacy names minutes, days, months and years where English does`, () => {
    const units = Object.entries(spans);
    const wrong = ofArticles
      .filter(({ key }) => key.startsWith("privacyWords."))
      .filter(({ english, translated }) => {
        const own = units.filter(([, word]) => word[locale].test(translated));
        const wanted = units.filter(([unit]) => new RegExp(`\\b${unit}s?\\b`).test(english));
        return String(own.map(([unit]) => unit)) !== String(wanted.map(([unit]) => unit));
      });
    expect(wrong.map(({ key, translated }) => `${key}: ${translated}`)).toEqual([]);
  });

  test(`${locale}: the ways on from an article and what is done here are not exchanged`, () => {
    const wrong = Object.entries(called).filter(([wanted, own]) => {
      const pair = ofArticles.find(({ key }) => key === wanted);
      return !pair || !own[locale].test(pair.translated);
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test(`${locale}: a check says first when it was, then by whom, then when the next is due`, () => {
    for (const words of [articleWords[locale].checked, articleWords[locale].overdue]) {
      expect(words.match(/\{\w+\}/g)).toEqual(["{date}", "{doctor}", "{due}"]);
    }
  });

  test(`${locale}: the days of the week and the months have their names, in their order`, () => {
    const { weekdays, months } = timeWords[locale];
    const nameOf = (part: "weekday" | "month", month: number, day: number) =>
      new Intl.DateTimeFormat(languageTags[locale], { [part]: "long", timeZone: "UTC" }).format(
        Date.UTC(2024, month, day),
      );
    // The first day of 2024 was a Monday.
    const wanted = weekdays.map((_, at) => nameOf("weekday", 0, 1 + at));
    expect(weekdays.map(withoutDots)).toEqual(wanted.map(withoutDots));
    const wantedMonths = months.map((_, at) => nameOf("month", at, 1));
    expect(months.map(withoutDots)).toEqual(wantedMonths.map(withoutDots));
  });

  test(`${locale}: a doctor's speciality and languages are those that staff have typed`, () => {
    const wrong = Object.entries(specialities).filter(
      ([typed, own]) => !own[locale].test(specialityIn(locale, typed)),
    );
    expect(wrong.map(([typed]) => typed)).toEqual([]);
    const names = new Intl.DisplayNames(languageTags[locale], { type: "language" });
    for (const [typed, code] of Object.entries(spoken)) {
      const wanted = names.of(code) ?? "";
      expect([typed, beginningOf(spokenIn(locale, typed))]).toEqual([typed, beginningOf(wanted)]);
    }
    expect(spokenIn(locale, "Hindi, English").split(", ")).toHaveLength(2);
  });

  test(`${locale}: a menu calls a page by a word of its title`, () => {
    const wordsOf = (text: string) => text.split(/[\s,:]+/).filter((word) => word.length > 2);
    const strange = Object.entries(linkWords[locale] ?? {}).filter(([path, link]) => {
      const title = pageWords[locale]?.[path]?.title;
      const known = wordsOf(title ?? link);
      return (
        !menusSayOtherwise.includes(path) && !wordsOf(link).some((word) => known.includes(word))
      );
    });
    expect(strange.map(([path]) => path)).toEqual([]);
  });
}
