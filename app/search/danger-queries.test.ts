import { join } from "node:path";
import { expect, test } from "vitest";
import { compileLibrary } from "#app/library/compile/compile.ts";
import { titlesIn } from "../../tests/pages/article-titles.ts";
import { createPageSearch } from "./page-search.ts";

/** Typed by people who had not seen the words and rules, with the mistakes of a hurried hand. */
const dangerous = `
पापा को सीने में दर्द
छाती मे भारीपन पसीना आ रहा
मुह टेढा हो गया
एक हाथ एक पैर नही चल रहा अचानक
दादी की आवाज लडखडा रही बोल नही पा रही
लकवा मार गया अभी
सांस नही आ रही
मम्मी की सास फूल रही लेटा नही जाता
दमा का दौरा पंप से आराम नही
आठवा महीना है खून आ रहा
बच्चे ने पॉइजन खा लिया
ओवरडोज ले ली
सिलेंडर फट गया
एसिड पी लिया
एलर्जी से गला सूज गया सांस नही आ रही
प्रेगनेंट बीवी को ब्लीडिंग
डिलीवरी के बाद खून रुक नही रहा
गर्भवती को सिर दर्द आखो के आगे अंधेरा
पेट में बच्चा हिल नही रहा
बच्चे की नाल बाहर आ गई पानी छूट गया
भाई ने सल्फास खा ली
बच्चे ने मिट्टी का तेल पी लिया
बहुत सारी नींद की गोली खा ली
साप ने काट लिया
खेत मे कीडे ने काटा आख नही खुल रही
बेटे को मिर्गी का दौरा रुक नही रहा
बच्चे को बुखार मे झटके आ रहे
हाथ पैर अकड गए मुह से झाग
नवजात दूध नही पी रहा सुस्त है
बच्चा नीला पड गया सास नही ले रहा
छोटा बच्चा तेज सास ले रहा पसली चल रही
जीने का मन नही करता
बहन मरने की बात कर रही है
गर्म पानी से बच्चा जल गया
करंट लग गया होश नही
गले मे सिक्का फस गया बच्चे के
छत से गिरा सिर मे चोट उल्टी हो रही
बाइक से एक्सीडेंट खून बंद नही हो रहा
तेज बुखार बहकी बहकी बाते हाथ पैर ठंडे
शुगर लो हो गई काप रहा है पसीना
शुगर वाले दादा जी उठ नही रहे
बेटे की गोली मे अचानक तेज दर्द सूजन
पेशाब बंद हो गया सुबह से पेट फूल गया
खून की उल्टी हो रही
कमर दर्द टांगे सुन्न पेशाब का पता नही चलता
ਪਾਪਾ ਦੀ ਛਾਤੀ ਚ ਦਰਦ
ਡੈਡੀ ਨੂੰ ਦਿਲ ਦਾ ਦੌਰਾ
ਹਿੱਕ ਤੇ ਭਾਰ ਖੱਬੀ ਬਾਂਹ ਦੁਖਦੀ
ਮੂੰਹ ਵਿੰਗਾ ਹੋ ਗਿਆ
ਬੇਬੇ ਦਾ ਇਕ ਪਾਸਾ ਮਾਰਿਆ ਗਿਆ
ਬਾਪੂ ਤੋ ਬੋਲਿਆ ਨੀ ਜਾਂਦਾ ਅਚਾਨਕ
ਅਧਰੰਗ ਹੋ ਗਿਆ ਹੁਣੇ
ਸਾਹ ਨੀ ਆ ਰਿਹਾ
ਮੰਮੀ ਨੂੰ ਸਾਹ ਚੜਿਆ ਬੁੱਲ ਨੀਲੇ
ਦਮੇ ਦਾ ਅਟੈਕ ਪੰਪ ਨਾਲ ਫਰਕ ਨੀ
ਗਰਭਵਤੀ ਨੂੰ ਖੂਨ ਪੈ ਰਿਹਾ
ਸੱਤਵਾ ਮਹੀਨਾ ਬਲੀਡਿੰਗ ਹੋ ਗੀ
ਜਣੇਪੇ ਤੋ ਬਾਦ ਖੂਨ ਬੰਦ ਨੀ ਹੁੰਦਾ
ਢਿੱਡ ਚ ਬੱਚਾ ਹਿਲਦਾ ਨੀ ਕੱਲ ਦਾ
ਭਾਬੀ ਪੇਟ ਤੋ ਆ ਦੌਰਾ ਪੈ ਗਿਆ
ਮਹੀਨਾ ਨੀ ਆਇਆ ਢਿੱਡ ਚ ਬਹੁਤ ਦਰਦ ਬੇਹੋਸ ਹੋ ਗੀ
ਮੁੰਡੇ ਨੇ ਸਪਰੇਅ ਪੀ ਲਈ
ਕਣਕ ਵਾਲੀ ਗੋਲੀ ਖਾ ਲਈ
ਬੱਚੇ ਨੇ ਤੇਜਾਬ ਪੀ ਲਿਆ
ਚਿੱਟਾ ਲਾ ਕੇ ਬੇਹੋਸ ਪਿਆ
ਸੱਪ ਲੜ ਗਿਆ
ਸਪ ਨੇ ਡੰਗ ਮਾਰਤਾ ਪੈਰ ਤੇ
ਮਿਰਗੀ ਦਾ ਦੌਰਾ ਹਟਦਾ ਨੀ
ਜਵਾਕ ਨੂੰ ਬੁਖਾਰ ਨਾਲ ਝਟਕੇ
ਦੰਦਲ ਪੈ ਗਈ ਮੂੰਹ ਚੋ ਝੱਗ
ਨਵਾ ਜੰਮਿਆ ਬੱਚਾ ਦੁਧ ਨੀ ਪੀਂਦਾ
ਬੱਚਾ ਸਾਹ ਨੀ ਲੈਂਦਾ
ਨਿਆਣਾ ਢਿੱਲਾ ਪੈ ਗਿਆ ਅੱਖਾਂ ਨੀ ਖੋਲਦਾ
ਮਰਨ ਨੂੰ ਜੀ ਕਰਦਾ
ਭਰਾ ਫਾਹਾ ਲੈਣ ਲੱਗਾ ਸੀ
ਚਾਹ ਡੁੱਲ ਗਈ ਬੱਚਾ ਸੜ ਗਿਆ
ਸਲੰਡਰ ਦੀ ਅੱਗ ਨਾਲ ਮੂੰਹ ਸੜ ਗਿਆ
ਗਲੇ ਚ ਮੂੰਗਫਲੀ ਫਸ ਗਈ ਸਾਹ ਘੁਟਦਾ
ਸਿਰ ਚ ਸੱਟ ਲੱਗੀ ਉਲਟੀਆ ਕਰਦਾ
ਟਰੈਕਟਰ ਥੱਲੇ ਆ ਗਿਆ
ਬੁਖਾਰ ਨਾਲ ਹੋਸ ਨੀ ਪੁੱਠੀਆ ਗੱਲਾਂ ਕਰਦਾ
ਸੂਗਰ ਘਟ ਗਈ ਕੰਬਦਾ ਪਸੀਨਾ
ਮੁੰਡੇ ਦੇ ਟੱਟੇ ਚ ਇਕਦਮ ਦਰਦ
ਬਾਪੂ ਦਾ ਪਿਸਾਬ ਬੰਦ ਹੋ ਗਿਆ ਰਾਤ ਦਾ
ਖੂਨ ਦੀਆ ਉਲਟੀਆ
papa ko seene me dard
muh tedha ho gaya
sans nahi aa rhi
mummy nu saah ni aa reha
8 mahine pregnant khoon aa raha
bhai ne sulfas kha li
saanp ne kaat liya
sapp lad gya
daura pad raha ruk nahi raha
chota bacha doodh nahi pee raha sust hai
marne ka mann karta hai
garam tel se jal gaya
gale me kuch fas gaya saans ruk rahi
sir pe chot lagi ulti ho rahi
sugar low ho gayi behosh
peshab band hai raat se
सीने में बायीं तरफ तेज दर्द
नवजात की आंखें पीली पड़ गई
पहले दिन बच्चा पीला
नवजात की हथेली पीली
प्रेगनेंसी में ब्लीडिंग
सातवां महीना खून आ रहा है
बीपी 200 सिर दर्द
papa ko lakwa mar gaya
पति को करंट मार गया
sapp ne dang maar ditta
ਗਰਭ ਵਿੱਚ ਖੂਨ ਪੈ ਰਿਹਾ
ਇੱਕ ਮਹੀਨੇ ਦੇ ਬੱਚੇ ਨੂੰ ਤੇਜ਼ ਬੁਖਾਰ
ਦਸ ਦਿਨ ਦੇ ਬੱਚੇ ਨੂੰ ਬੁਖਾਰ
ਦੋ ਦਿਨ ਦਾ ਬੱਚਾ ਪੀਲਾ ਸੁਸਤ
ਬੱਚਾ ਸੁਸਤ ਪਿਆ
ਬਿਜਲੀ ਦਾ ਕਰੰਟ`;

const queries = dangerous.trim().split("\n");
const articles = compileLibrary(join(import.meta.dirname, "../library/content"));
const findIn = {
  en: createPageSearch(articles),
  hi: createPageSearch(articles, "hi", new Map(), { titles: titlesIn("hi") }),
  pa: createPageSearch(articles, "pa", new Map(), { titles: titlesIn("pa") }),
};

test.each(["en", "hi", "pa"] as const)(
  "%s: whoever types a sign of danger in Hindi or Punjabi is shown whom to call",
  (locale) => {
    const find = findIn[locale];
    const calls = ["emergency", "suicide", "violence"];
    const missed = queries.filter((query) => !calls.includes(find(query).call ?? ""));
    expect(queries.length).toBeGreaterThan(90);
    expect(missed).toEqual([]);
  },
);

test("neither a gallstone nor a stroke, a shock or a bite is a beating", () => {
  expect(findIn.hi("पित्त की थैली मे पथरी").call).toBeUndefined();
  for (const query of [
    "papa ko lakwa mar gaya",
    "पति को करंट मार गया",
    "pati nu sapp ne dang maar ditta",
  ]) {
    expect([query, findIn.hi(query).call]).toEqual([query, "emergency"]);
  }
  expect(findIn.hi("pati ne mara").call).toBe("violence");
});

test("what only sounds like these raises no alarm", () => {
  const harmless = [
    "नवजात को पीलिया का इलाज",
    "pregnancy me khoon ki kami",
    "bp ki dawai",
    "diet chart",
  ];
  expect(harmless.filter((query) => findIn.hi(query).call)).toEqual([]);
});

test("in Hindi the everyday words of the English page find it beside those of its translation", () => {
  const own = { title: "", linkTitle: "", description: "", text: "", synonyms: ["अपना शब्द"] };
  const translations = new Map(articles.map((article) => [article.path, { ...article, ...own }]));
  const find = createPageSearch(articles, "hi", translations);
  const lost = articles.flatMap(({ path, synonyms: [word = path] }) => {
    const { pages } = find(word);
    return pages.some(({ document }) => document.path === path) ? [] : [`${path}: ${word}`];
  });
  expect(lost).toEqual([]);
});

test("in Hindi the title and the description of a result are Hindi", () => {
  const { pages } = findIn.hi("dil ka daura");
  const found = pages.slice(0, 2).map(({ document }) => document);
  expect(found.map(({ path }) => path)).toEqual(["/emergency", "/ChestPain"]);
  for (const { title, description } of found) {
    expect(title + description).not.toMatch(/[a-z\u0a00-\u0a7f]/i);
  }
});
