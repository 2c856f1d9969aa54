import { expect, test } from "vitest";
import type { z } from "zod";
import { optionalLine, typedEmail, typedLine, typedText, webAddress } from "./text-rules.ts";

const about = typedText("About", 20);
const name = typedLine("Name", 20);

/** The text that is kept, or the words that reject it. */
function outcome(schema: z.ZodType<string>, text: string): string | undefined {
  const result = schema.safeParse(text);
  return result.success ? result.data : result.error.issues[0]?.message;
}

test.each([
  ["as browsers send it", "\r\n"],
  ["as Unix writes it", "\n"],
  ["as old Macs wrote it", "\r"],
  ["as a word processor breaks a line", "\v"],
  ["as a word processor breaks a page", "\f"],
  ["as mainframes wrote it", "\u0085"],
  ["as Unicode separates lines", "\u2028"],
  ["as Unicode separates paragraphs", "\u2029"],
])("a line break %s is kept as one, and in a line becomes a space", (_, lineBreak) => {
  expect(outcome(about, `One${lineBreak}two`)).toBe("One\ntwo");
  expect(outcome(about, `One${lineBreak}${lineBreak}two${lineBreak}`)).toBe("One\n\ntwo");
  expect(outcome(name, `Asha${lineBreak}Verma`)).toBe("Asha Verma");
  expect(outcome(name, `Asha ${lineBreak}${lineBreak} Verma${lineBreak}`)).toBe("Asha Verma");
});

test("tabs stay, and so do the joiners and direction marks that names are written with", () => {
  const texts = ["A\tB", "क्\u200dष", "क्\u200cष", "\u200fabc", "a\u200bb"];
  expect(texts.map((text) => outcome(about, text))).toEqual(texts);
  expect(texts.map((text) => outcome(name, text))).toEqual(texts);
});

test.each([..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"])(
  "what turns other text around is left out",
  (character) => {
    expect(outcome(about, `One\n${character}two`)).toBe("One\ntwo");
    expect(outcome(name, `${character}Asha ${character}Verma${character}`)).toBe("Asha Verma");
    expect(outcome(name, ` ${character} `)).toBe("Name is required.");
  },
);

test.each([
  "http://127.1/",
  "http://127.0.0.1:8080/x",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://10.0.0.5/",
  "https://192.168.1.1/admin",
  "https://8.8.8.8/",
  "http://127.0.0.1./",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://localhost./",
  "https://router.local/",
  "https://nas.lan/",
  "https://wiki.internal/x",
  "https://printer.home.arpa/",
  "https://a.localhost/",
])("%s is no address on the web: it leads into somebody's own network", (address) => {
  expect(webAddress(address)).toBeUndefined();
});

test("names on the web are addresses, also with a number in them", () => {
  for (const address of ["https://example.org/cv", "http://cv.1mg.com", "https://उदाहरण.भारत/"]) {
    expect(webAddress(address)).toBeDefined();
  }
});

test("what is no text is rejected, in a text and in a line", () => {
  for (const character of [
    "\0",
    "\u0007",
    "\b",
    "\u001b",
    "\u007f",
    "\u0080",
    "\u009f",
    "\ud800",
  ]) {
    for (const text of [`a${character}b`, `a\r\n${character}`]) {
      expect(outcome(about, text)).toBe("About contains characters that cannot be stored.");
      expect(outcome(name, text)).toBe("Name contains characters that cannot be stored.");
    }
  }
});

test("a line break counts as one character, however it was sent", () => {
  expect(outcome(about, `${"x".repeat(9)}\r\n\r\n${"y".repeat(9)}`)).toHaveLength(20);
  expect(outcome(about, `${"x".repeat(10)}\r\n\r\n${"y".repeat(9)}`)).toBe(
    "About must be at most 20 characters.",
  );
});

test("line breaks alone are nothing", () => {
  for (const lineBreaks of ["\r\n", "\n\n", "\u2029", "\v"]) {
    expect(outcome(about, lineBreaks)).toBe("About is required.");
    expect(outcome(name, lineBreaks)).toBe("Name is required.");
  }
});

test("a line that is optional may be empty or missing, and follows the other rules", () => {
  const languages = optionalLine("Languages", 5);
  expect(languages.parse(undefined)).toBeUndefined();
  expect(languages.parse(" \n ")).toBe("");
  expect(languages.parse(" Hindi ")).toBe("Hindi");
  expect(languages.parse("a\nb")).toBe("a b");
  expect(languages.safeParse("Punjabi").success).toBe(false);
  expect(languages.safeParse("\u0000").success).toBe(false);
  expect(languages.safeParse(5).success).toBe(false);
});

test("a text of a million blanks is read in one go", () => {
  const text = `a${" \n".repeat(3)}${" ".repeat(1_000_000)}b`;
  expect(outcome(name, text)).toBe("a b");
  expect(outcome(typedLine("Name", 2_000_000), `a${" ".repeat(1_000_000)}b`)).toHaveLength(
    1_000_002,
  );
});
const email = typedEmail("Email", 254, "bad");

test.each([
  ["asha@example.org", "asha@example.org"],
  ["as\u200bha@exam\u00adple.org\ufeff", "asha@example.org"],
  ["asha@अस्पताल.भारत", "asha@अस्पताल.भारत"],
  ["asha@xn--example-9d0.xn--h2brj9c", "asha@xn--example-9d0.xn--h2brj9c"],
  ["asha@care.अस्पताल.co.in", "asha@care.अस्पताल.co.in"],
])("%j is the email address %s", (typed, kept) => expect(outcome(email, typed)).toBe(kept));

test.each([
  "asha",
  "asha@",
  "@अस्पताल.भारत",
  "asha@भारत",
  "asha@a b.in",
  "a@b@c.in",
  "asha@1.2.3.4",
])("%j is no email address", (typed) => expect(outcome(email, typed)).toBe("bad"));
test.each(["asha@अस्पताल/.भारत", "asha@x:80.in", "asha@x.in?y", "asha@-.भारत", "<a>@अस्पताल.भारत"])(
  "%j is no email address",
  (typed) => expect(outcome(email, typed)).toBe("bad"),
);
