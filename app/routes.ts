import { layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("site/layout.tsx", [route("*", "site/not-found.tsx")]),
  route("lite", "site/lite.ts"),
] satisfies RouteConfig;
