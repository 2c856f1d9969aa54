import type { Config } from "@react-router/dev/config";

export default {
  // The whole manifest at once: no /__manifest endpoint to answer or to defend.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
