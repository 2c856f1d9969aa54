import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const fast = [
  "commands/export-rows.test.ts",
  "app/**/{aadhaar,age,attempts,attributes,authenticator,calendar,changed-lines,changed-words,closest-word,compile,compile-own,conditions,content,csv-file,decode,drafts,excerpt,fill-in,foreign-sheets,hydration,in-thread,keep-addresses,messages,name-key,opd-hours,page-index,paper,pasted,phone,phone-number,photos,pictures,preview-picture,read-upload,real-queries,reel,schema,send-waiting,sheets,shown-text,styles,terms,text-rules,tidy,times,title-of,today,translation-problems,triage-lines,typed-numbers,upkeep-times,urgent,without-hidden-links,words}.test.ts",
  "db/**/*.test.ts",
  "media/**/*.test.ts",
  "runtime/**/*.test.ts",
  "server/**/{admission,cache-store,data-folder,page-cache,places}.test.ts",
  "deploy/*.test.ts",
  "tests/{architecture,asvs,emergency-words}.test.ts",
];

/** What they set before they read a module holds for the whole process, so each has one of its own. */
const fastAlone = globSync(fast, { cwd: import.meta.dirname }).filter((file) =>
  /temporary-data|process\.env/.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")),
);

const everywhere = ["node_modules", "build", "tests/e2e"];

/** They measure time or memory, so they run when no others do. */
const timed = [
  "server/**/{large-forms,memory,staff-first,storage,writes}.test.ts",
  "tests/costly-inputs.test.ts",
];

const isAll = process.env.JOURNEYS === "all";

const long = isAll
  ? []
  : [
      ...["tests/specification/firefox.test.ts", "tests/new-route.test.ts"],
      ...["server/**/{preview,render-ahead}.test.ts"],
    ];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/tests\/(?:specification\/|hostile-|crawl)|\/server\/worker\.|\/commands\/(?:backup|moving)\.|\/(?:roles|second-factor|visitors|payments)\.test/.test(
        moduleId,
      );
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig({
  test: {
    // All rounds take several times as long.
    testTimeout: isAll ? 900_000 : 180_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    // Two cores carry servers, browsers and tests: what came too late once is tried again, and named at the end.
    retry: 1,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 8000 } },
    tags: [{ name: "long", description: "For `npm run test:all`." }],
    projects: [
      {
        extends: true,
        test: {
          name: "fast",
          include: fast,
          exclude: [...everywhere, ...fastAlone],
          isolate: false,
        },
      },
      { extends: true, test: { name: "fast-alone", include: fastAlone } },
      {
        extends: true,
        test: {
          name: "app",
          include: ["**/*.test.ts"],
          exclude: [...everywhere, ...fast, ...timed, ...long],
          globalSetup: "tests/runner/prepare.ts",
          // They look at the app from outside, and keep nothing in their modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "timed",
          include: timed,
          globalSetup: "tests/runner/prepare.ts",
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
