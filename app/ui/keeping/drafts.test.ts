import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { draftKey, type Entry, forgetSentDrafts, listDrafts, saveDraft } from "./drafts.ts";

/** As browsers have it: what is kept are its own properties. */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

beforeEach(() => vi.stubGlobal("localStorage", Object.create(methods)));
afterAll(() => vi.unstubAllGlobals());

const [owner, path] = ["staff-1", "/dashboard/AddDoctor/new"];

function keep(started: number, ...entries: Entry[]): void {
  expect(saveDraft(draftKey(owner, path, started), { entries })).toBe(true);
}

test("what was sent is forgotten, also in lines that end as forms send them, and a draft with more stays", () => {
  keep(1, ["name", "Dr Kept"], ["about", "First line.\nSecond line."]);
  keep(2, ["name", "Dr Kept"], ["about", "Another text."]);
  forgetSentDrafts(owner, path, [
    ["name", "Dr Kept"],
    ["about", "First line.\r\nSecond line."],
    ["fees", "800"],
  ]);
  expect(listDrafts(owner, path).map(({ started }) => started)).toEqual([2]);
});
