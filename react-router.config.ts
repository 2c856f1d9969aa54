import type { Config } from "@react-router/dev/config";

export default {
  // The whole manifest at once: no /__manifest endpoint to answer or to defend.
  routeDiscovery: { mode: "initial" },
  // What a page does when the connection is gone comes with the page, not in a file of its own.
  splitRouteModules: false,
} satisfies Config;
