import { expect, test } from "vitest";
import { nameKey } from "./name-key.ts";

test.each([
  ["Harpreet", "हरप्रीत", "ਹਰਪ੍ਰੀਤ"],
  ["Gurmeet", "गुरमीत", "ਗੁਰਮੀਤ"],
  ["Singh", "सिंह", "ਸਿੰਘ"],
  ["Harjinder", "हरजिंदर", "ਹਰਜਿੰਦਰ"],
  ["Sharma", "शर्मा", "ਸ਼ਰਮਾ"],
  ["Baldev", "बलदेव", "ਬਲਦੇਵ"],
])("%s, %s and %s are one name", (latin, hindi, punjabi) => {
  expect([nameKey(hindi), nameKey(punjabi)]).toEqual([nameKey(latin), nameKey(latin)]);
});

test("other names are other names, and a short word tells nothing", () => {
  const names = ["Karan", "Kiran", "Meena", "Manju", "Suresh", "Ramesh", "Sunita", "Savita"];
  expect(new Set(names.map(nameKey)).size).toBe(names.length);
  expect(nameKey("Om")).toBe("");
});
