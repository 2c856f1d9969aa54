import { expect, test } from "vitest";
import { tidyCells } from "./tidy.ts";

test.each([
  ["Dr Asha Verma, MBBS, MD", "Dr Asha Verma", "MBBS, MD"],
  ["Dr Rakesh Kumar (M.S. Ortho)", "Dr Rakesh Kumar", "M.S. Ortho"],
  ["Dr Neha Gill Md", "Dr Neha Gill", "Md"],
  ["DR SUNITA RANI MD MEDICINE", "Dr Sunita Rani", "MD MEDICINE"],
  ["Prof Md Ali", "Prof Md Ali", undefined],
  ["Dr A. Md Khan, MBBS", "Dr A. Md Khan", "MBBS"],
  ["Dr. Mohd. Md. Rafi", "Dr. Mohd. Md. Rafi", undefined],
  ["Dr Md Salim", "Dr Md Salim", undefined],
])("%s is a name and perhaps a qualification", (typed, name, qualification) => {
  expect(tidyCells({ name: typed }).cells).toEqual({
    name,
    ...(qualification && { qualification }),
  });
});

test("a qualification with a column of its own stays there", () => {
  const cells = { name: "Dr Asha Verma, MBBS", qualification: "MD" };
  expect(tidyCells(cells).cells).toEqual(cells);
});
