import { startTimedApp } from "../timed-app.ts";
import { test as base } from "./test.ts";

type TimedApp = Awaited<ReturnType<typeof startTimedApp>>;

/** A journey in an app of its own, on a Monday morning: a timetable changes what all doctors' cards show. */
export const test = base.extend<object, { timed: TimedApp }>({
  timed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const timed = await startTimedApp("2026-11-23T10:20:00");
      await use(timed);
      await timed.app.stop();
    },
    { scope: "worker" },
  ],
  app: [({ timed }, use) => use(timed.app), { scope: "worker" }],
});
