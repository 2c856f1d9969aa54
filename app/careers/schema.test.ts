import { expect, test } from "vitest";
import { applicationSchema } from "./schema.ts";

const typed = {
  name: "Asha Verma",
  position: "Nurse",
  email: "asha@example.org",
  phone: "9876543210",
  resume_link: "https://example.org/resume",
};

/** The value that is kept of a field, or the text that rejects it. */
function outcome(field: keyof typeof typed, text: string): string | undefined {
  const result = applicationSchema.safeParse({ ...typed, [field]: text });
  return result.success ? result.data[field] : result.error.issues[0]?.message;
}

test("a phone number may be typed in all the usual ways", () => {
  const ways = [
    "9876543210",
    "+91 98765 43210",
    "+91-98765-43210",
    "(+91) 98765.43210",
    "0091 9876543210",
    "919876543210",
    "09876543210",
    " 98765–43210 ",
    "\u202a+91 98765 43210\u202c",
    "९८७६५४३२१०",
  ];
  expect(ways.map((way) => outcome("phone", way))).toEqual(ways.map(() => "9876543210"));
});

test("a phone number of another length is rejected", () => {
  for (const text of [
    "98765",
    "987654321",
    "98765432101",
    "+1 98765 43210",
    "phone",
    "98765x43210",
  ]) {
    expect(outcome("phone", text)).toBe("Phone must be 10 digits");
  }
});

test("a resume link without a scheme gets https", () => {
  expect(outcome("resume_link", "drive.example.com/x")).toBe("https://drive.example.com/x");
  expect(outcome("resume_link", "example.com:8080/x")).toBe("https://example.com:8080/x");
  expect(outcome("resume_link", "http://example.com/x")).toBe("http://example.com/x");
});

test("a resume link that is no web address is rejected", () => {
  const links = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "mailto:a@example.org",
    "httpx://example.org",
    "https:/\\example.org",
    "https://",
    "https://localhost/x",
    "https://name:word@example.org/",
    "https://example.org@evil.example/",
    "my resume",
  ];
  for (const link of links) expect(outcome("resume_link", link)).toMatch(/^Resume link must/);
});

test("names in Hindi are fine, and each text has its limit", () => {
  expect(outcome("name", " सुनीता रावत ")).toBe("सुनीता रावत");
  expect(outcome("name", "x".repeat(10_000))).toBe("Name must be at most 120 characters.");
  expect(outcome("resume_link", `https://example.org/${"x".repeat(2048)}`)).toBe(
    "Resume link must be at most 2,048 characters.",
  );
});

test("what is empty after trimming is missing, and all of it is told at once", () => {
  const result = applicationSchema.safeParse({ name: " ", position: "", email: "\t" });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([
    "Name is required",
    "Position is required",
    "Email is required",
    "Phone is required",
    "Resume link is required",
  ]);
  expect(outcome("email", "asha@example")).toBe("Invalid email format");
});
