import { expect, test } from "vitest";
import { meaningfulWords, wordsOf } from "./words.ts";

test("punctuation parts words, and words in Hindi and Punjabi stay whole", () => {
  expect(wordsOf('x-ray, "D&C"')).toEqual(["x", "ray", "d", "c"]);
  expect(wordsOf("पेट दर्द, खून चढ़ाना?")).toHaveLength(4);
  expect(wordsOf("ਖੂਨ ਚੜ੍ਹਾਉਣਾ।")).toHaveLength(2);
});

test.each([
  ["हिन्दी", "हिंदी"],
  ["साँप", "सांप"],
  ["ज़हर", "जहर"],
  ["एन्टीबायोटिक", "एंटीबायोटिक"],
  ["क्\u200dया", "क्या"],
  ["पढ़ाई", "प\u095dाई"],
  ["ਪੱਥਰੀ", "ਪਥਰੀ"],
  ["ਜ਼ਹਿਰ", "ਜਹਿਰ"],
  ["ਗੰਢ", "ਗਂਢ"],
  ["१०८", "108"],
  ["੧੧੨", "112"],
  ["CAFÉ", "cafe"],
  ["bachcha", "baccha"],
  ["haath", "hath"],
])("%s and %s are one word", (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

test("words that differ by a vowel sign stay different", () => {
  expect(wordsOf("खून")).not.toEqual(wordsOf("खाना"));
  expect(wordsOf("ਖੂਨ")).not.toEqual(wordsOf("ਖਾਣਾ"));
});

test.each([
  ["how many days in hospital after hernia surgery", "days hospital after hernia surgery"],
  ["kya pathri ka ilaj ho sakta hai", "pathri ilaj"],
  ["बुखार में क्या करना चाहिए", "बुखार"],
  ["ਬੁਖਾਰ ਵਿੱਚ ਕੀ ਕਰੀਏ", "ਬੁਖਾਰ"],
])("of “%s” only “%s” counts", (question, words) => {
  expect(meaningfulWords(wordsOf(question))).toEqual(wordsOf(words));
});
