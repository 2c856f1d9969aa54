import { expect, test } from "vitest";
import { linkSchema } from "./schema.ts";

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
