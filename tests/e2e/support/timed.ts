import { test as base } from "./test.ts";

/** A journey in an app of its own, on a Monday morning: a timetable changes what all doctors' cards show. */
export const test = base.extend({ app: ({ timed }, use) => use(timed.app) });
