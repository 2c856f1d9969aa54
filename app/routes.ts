import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articleLinks } from "./articles/groups.ts";

export default [
  layout("site/layout.tsx", [
    route("about", "site/about.tsx"),
    route("management", "site/management.tsx"),
    route("doctors", "doctors/list.tsx"),
    route("doctor/:id", "doctors/show.tsx"),
    route("signin", "auth/sign-in.tsx"),
    route("setup", "auth/set-up.tsx"),
    ...articleLinks.map(({ path }) => route(path, "articles/show.tsx", { id: path })),
    route("a-z", "articles/list.tsx"),
    route("search", "search/list.tsx"),
    route("*", "site/not-found.tsx"),
  ]),
  route("lite", "site/lite.ts"),
  route("sitemap.xml", "site/sitemap.ts"),
  route("robots.txt", "site/robots.ts"),
  route("signout", "auth/sign-out.ts"),
  route("dashboard", "dashboard/layout.tsx", [
    index("dashboard/overview.tsx"),
    route("AddDoctor", "doctors/staff-list.tsx", [
      route("new", "doctors/staff-new.tsx"),
      route(":id/edit", "doctors/staff-edit.tsx"),
      route(":id/delete", "doctors/staff-delete.tsx"),
    ]),
    route("AddDoctor/:id/availability", "doctors/staff-availability.ts"),
  ]),
] satisfies RouteConfig;
