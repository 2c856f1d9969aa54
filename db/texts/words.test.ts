import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { findWords, saveWords } from "./words.ts";

const desk = { id: "d".repeat(24), email: "desk@example.org" };
const of = { subject: "notice", subject_id: "a".repeat(24), locale: "hi" } as const;

beforeAll(() => {
  migrateDataDirectory();
});
afterAll(closeDatabase);

function save(text: string, version: number) {
  return saveWords(of, version, text ? { text: { text, of: "x" } } : {}, desk);
}

test("who opened a translation before it was cleared and written anew does not overwrite the new one", () => {
  save("लिफ़्ट बंद है", 0);
  const opened = findWords(of)?.version ?? 0;
  save("", opened);
  expect(findWords(of)).toBeUndefined();
  save("लिफ़्ट चालू है", 0);
  const anew = findWords(of);
  expect(save("लिफ़्ट ख़राब है", opened)).toMatchObject({ conflict: true, current: anew });
  expect(findWords(of)).toEqual(anew);
  expect(save("", opened)).toMatchObject({ conflict: true });
  expect(save("लिफ़्ट ख़राब है", anew?.version ?? 0)).toEqual({ conflict: false });
});
