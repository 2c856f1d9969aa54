import { expect, test } from "vitest";
import { reportSources } from "./check-sources.ts";
import { compileArticle } from "./compile.ts";

const page = `---
title: Fluids through a vein
description: Why a doctor may give you fluid through a vein, how it is done and what you may feel.
hero: medicine
written: 2026-06-30
sources:
  - { title: Old guideline, publisher: NICE, year: 2020, url: "https://nice.org.uk/old", checked: 2026-06-30 }
  - { title: Fresh guideline, publisher: WHO, year: 2021, url: "https://who.int/fresh", checked: 2024-12-31 }
  - { title: Series, publisher: Council, url: "https://council.example/series", checked: 2026-06-30 }
  - { title: A book, publisher: Press, year: 2025, printed: true, indian: true }
---

A drip gives you water.
`;

test("whoever keeps the articles sees which sources are old, undated, long not looked up or printed", () => {
  const link = { path: "/IVfluids", title: "IV Fluids" } as const;
  const { article, problems } = compileArticle(link, page, "2026-06-30");
  expect(problems).toEqual([]);
  if (!article) throw new Error("There is no article");
  expect(reportSources([article], 2026)).toEqual([
    { reason: "Older than five years", lines: ["2020 Old guideline (NICE): /IVfluids"] },
    { reason: "Without a year", lines: ["no year Series (Council): /IVfluids"] },
    { reason: "Looked up before last year", lines: ["2021 Fresh guideline (WHO): /IVfluids"] },
    { reason: "Printed", lines: ["2025 A book (Press): /IVfluids"] },
  ]);
});
