import { expect, test } from "vitest";
import { readPhone, readPostalCode, readRupees, readYears } from "./typed-numbers.ts";

test.each([
  "9876543210",
  " 98765 43210 ",
  "+91 98765 43210",
  "+91-98765-43210",
  "(+91) 98765 43210",
  "+91 (0) 98765 43210",
  "0091 9876543210",
  "919876543210",
  "098765 43210",
  "98765-43210",
  "98765–43210",
  "98765.43210",
  "\u202a+91 98765 43210\u202c",
  "98765\u00a043210",
  "98765\t43210",
  "Mob: 98765 43210",
  "Ph. 098765 43210",
  "tel:+919876543210",
  "९८७६५ ४३२१०",
  "+९१ ९८७६५-४३२१०",
  "੯੮੭੬੫੪੩੨੧੦",
  "۹۸۷۶۵۴۳۲۱۰",
  "９８７６५४३२१०",
  "9876543210.0",
  "9876543210.000",
  "+919876543210.0",
  "919876543210.0",
  "09876543210.0",
  "९८७६५४३२१०.०",
  "9,876,543,210",
  "9,876,543,210.00",
  "98.76.54.32.10",
])("the phone number %j is 9876543210", (typed) => {
  expect(readPhone(typed)).toBe("9876543210");
});

test.each([
  "",
  "98765",
  "987654321",
  "98765432101",
  "+1 98765 43210",
  "98123x5678",
  "98765 43210 / 98765 43211",
  "98765 43210, 98765 43211",
  "9876543210 9876543211",
  "98765 43210 ext. 12",
  "98765 43210 x2",
  "987654321.0",
  "987654321.00",
  "98765432.10",
  "987654321.5",
  "987654.3210",
  "98765.00000",
  "9876543210.5",
  "987,654,321.0",
  "98765432.1",
  "९८७६५४३२१.०",
  "9.87654321E9",
  "9.876543210E+09",
  "987654321²",
  "987654321 ①",
  "call me",
])("%j is no phone number, and stays as it is", (typed) => {
  expect(readPhone(typed)).toBe(typed);
});

test("a number that begins like India's prefix keeps its ten digits", () => {
  expect(readPhone("91123 45678")).toBe("9112345678");
});

test.each([
  ["1000", "1000"],
  ["₹1,000", "1000"],
  ["₹ 1 000", "1000"],
  ["Rs 1000/-", "1000"],
  ["Rs.1,000/- only", "1000"],
  ["INR 1000", "1000"],
  ["1000 rupees", "1000"],
  ["₨ 500", "500"],
  ["500.00", "500"],
  ["1,50,000", "150000"],
  ["150,000", "150000"],
  ["रु. ५००", "500"],
  ["१,०००", "1000"],
  ["0", "0"],
  ["800.0", "800"],
])("the fee %j is %s", (typed, understood) => {
  expect(readRupees(typed)).toBe(understood);
});

test.each([
  "",
  "many",
  "-5",
  "1,5",
  "1,00",
  "500.50",
  "500-700",
  "1.000",
  "500 + 200",
  "1e3",
  "500 600",
  "80¹",
])("%j is no fee, and stays as it is", (typed) => {
  expect(readRupees(typed)).toBe(typed);
});

test.each([
  ["15", "15"],
  ["15 years", "15"],
  ["15+ yrs", "15"],
  ["15 yrs.", "15"],
  ["15yrs+", "15"],
  ["15+", "15"],
  ["1 year", "1"],
  ["15 years of experience", "15"],
  ["15 yrs exp.", "15"],
  ["१५ साल", "15"],
  ["१५ वर्ष", "15"],
  ["੧੫ ਸਾਲ", "15"],
  ["15.0", "15"],
  ["15.00 years", "15"],
])("the experience %j is %s years", (typed, understood) => {
  expect(readYears(typed)).toBe(understood);
});

test.each([
  "",
  "long",
  "-3",
  "10.5 years",
  "5-6 years",
  "15 months",
  "since 2005",
  "1.5",
  "5²",
  "10½",
])("%j is no experience, and stays as it is", (typed) => {
  expect(readYears(typed)).toBe(typed);
});

test.each([
  ["160055", "160055"],
  ["160 055", "160055"],
  ["160055.0", "160055"],
  ["16005.0", "16005"],
  ["16005.5", "16005.5"],
])("the postal code %j is %s", (typed, understood) => {
  expect(readPostalCode(typed)).toBe(understood);
});

test.each([
  `${"only".repeat(250_000)}x`,
  `1${" 23".repeat(250_000)}x`,
  `1${" +".repeat(400_000)}x`,
])("a text of a million letters comes back as it is, at once", (typed) => {
  for (const read of [readPhone, readRupees, readYears]) expect(read(typed)).toBe(typed);
});
