import { expect, test } from "vitest";
import { linkFormSchema, linkSchema } from "./schema.ts";

function urlOf(url: string) {
  return linkSchema.safeParse({ category: "mediainsta", url }).data?.url;
}

test.each([
  [
    "https://www.instagram.com/reel/C1a_b-2/?igsh=x",
    "https://www.instagram.com/reel/C1a_b-2/?igsh=x",
  ],
  ["instagram.com/reel/C1a_b-2", "https://instagram.com/reel/C1a_b-2"],
  ["Look at this https://instagram.com/p/C1a_b-2", "https://instagram.com/p/C1a_b-2"],
  [
    "https://www.instagram.com/share/reel/BAbc12_xyz/",
    "https://www.instagram.com/share/reel/BAbc12_xyz/",
  ],
])("%j is the address %s", (typed, url) => expect(urlOf(typed)).toBe(url));

test.each([
  "https://a.example.org https://b.example.org",
  "https://www.instagram.com/reel/ C1a_b-2/",
  "javascript:alert(1)",
  "Look at //instagram.com/reel/x",
  "instagram.com.evil/reel/x y",
])("%j is no address", (typed) => expect(urlOf(typed)).toBeUndefined());

function pasted(url: string) {
  return linkFormSchema.safeParse({ category: "mediainsta", url });
}

test.each([
  ["https://www.instagram.com/reel/C1a_b-2/?igsh=MzRl", "https://www.instagram.com/reel/C1a_b-2/"],
  ["www.instagram.com/reel/C1a_b-2/?utm_source=qr", "https://www.instagram.com/reel/C1a_b-2/"],
  ["https://youtu.be/abc123?si=xYz&t=30", "https://youtu.be/abc123?t=30"],
  ["example.org/a?si=kept", "https://example.org/a?si=kept"],
  ["https://example.org/a?b=1&fbclid=x", "https://example.org/a?b=1"],
  ["https://example.org/a?b=%20c", "https://example.org/a?b=%20c"],
])("%j is stored as %s, without the mark of who shared it", (typed, url) =>
  expect(pasted(typed).data?.url).toBe(url),
);

test("for a sharing link of Instagram, the form says what to copy in its place", () => {
  const { error } = pasted("https://www.instagram.com/share/reel/BAbc12_xyz/");
  expect(error?.issues[0]?.message).toContain("copy the address of the reel");
});

test.each(["httpx://a.example", "javascript:alert(1)", "ftp://a.b", "//example.org", "instagram"])(
  "%j is no address in the form either",
  (typed) => expect(pasted(typed).success).toBe(false),
);
