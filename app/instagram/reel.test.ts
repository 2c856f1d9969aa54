import { expect, test } from "vitest";
import { reelId } from "./reel.ts";

test("the identifier of a reel is found after /reel/ or as the fifth segment", () => {
  const links = [
    "https://www.instagram.com/reel/C1a_b-2/",
    "https://www.instagram.com/reel/C1a_b-2?igsh=abc",
    "http://instagram.com/p/C1a_b-2",
    "https://www.instagram.com/reels/C1a_b-2/",
    "https://www.instagram.com/tv/C1a_b-2/embed",
    "https://www.instagram.com/hospital/reel/C1a_b-2/",
  ];
  expect(links.map(reelId)).toEqual(links.map(() => "C1a_b-2"));
});

test("a link to anything else has no identifier", () => {
  const links = [
    "https://www.instagram.com/hospital",
    "https://www.instagram.com/explore/hospital/",
    "https://www.instagram.com/reel/",
    "https://www.instagram.com/share/reel/BAbc12_xyz/",
    "https://www.instagram.com/share/BAbc12_xyz",
    "https://www.instagram.com/reel/ab/",
    `https://www.instagram.com/reel/${"a".repeat(31)}/`,
    'https://www.instagram.com/reel/"><img/src=x>',
    "https://www.instagram.com/reel/abc%22def/",
    "https://evil.example/reel/C1a_b-2/",
    "https://instagram.com.evil.example/reel/C1a_b-2/",
    "https://evilinstagram.com/reel/C1a_b-2/",
    "javascript:/reel/C1a_b-2/",
    "reel/C1a_b-2",
    "",
  ];
  expect(links.map(reelId)).toEqual(links.map(() => undefined));
});
