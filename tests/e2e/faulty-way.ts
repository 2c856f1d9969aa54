import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { test as base } from "./test.ts";

/** A journey on a way to the app on which requests go wrong while `way.fault` is set. */
export const test = base.extend<{ way: FaultyProxy }>({
  way: async ({ app }, use) => {
    await using way = await startFaultyProxy(app.origin);
    await use(way);
  },
  baseURL: ({ way }, use) => use(way.origin),
});
