import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { test as base } from "./test.ts";

export const test = base.extend<{ way: FaultyProxy }>({
  way: async ({ app }, use) => {
    await using way = await startFaultyProxy(app.origin);
    await use(way);
  },
  baseURL: ({ way }, use) => use(way.origin),
});
