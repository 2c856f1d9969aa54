import { afterAll, beforeEach, expect, test, vi } from "vitest";
import {
  draftKey,
  type Entry,
  forgetDraftsOf,
  forgetSentDrafts,
  listDrafts,
  saveDraft,
} from "./drafts.ts";

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

test("a draft is offered in its own form to its own account alone, the oldest first", () => {
  keep(2, ["name", "Dr Second"]);
  keep(1, ["name", "Dr First"]);
  saveDraft(draftKey("staff-2", path, 3), { entries: [["name", "Of a colleague"]] });
  saveDraft(draftKey(owner, "/dashboard/Notices/new", 4), { entries: [["text", "A notice"]] });
  expect(listDrafts(owner, path).map(({ started }) => started)).toEqual([1, 2]);
  forgetDraftsOf(owner);
  expect(listDrafts(owner, path)).toEqual([]);
  expect(listDrafts("staff-2", path).map(({ started }) => started)).toEqual([3]);
  forgetDraftsOf(undefined);
  expect(listDrafts("staff-2", path)).toEqual([]);
});

test("a draft is kept for a day, and not for longer where the clock was set back", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const now = Date.now();
  const hour = 3600_000;
  const isKept = (at: number) => {
    keep(1, ["name", "Dr Kept"]);
    vi.setSystemTime(now + at);
    const kept = listDrafts(owner, path).length === 1;
    vi.setSystemTime(now);
    return kept;
  };
  expect([23, 25, -1].map((hours) => isKept(hours * hour))).toEqual([true, false, false]);
  vi.useRealTimers();
});
