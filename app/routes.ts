import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { articleLinks } from "./articles/groups.ts";

export default [
  layout("site/layout.tsx", [
    route("doctors", "doctors/list.tsx"),
    route("doctor/:id", "doctors/show.tsx"),
    route("careers", "careers/apply.tsx", [route("applied", "careers/applied.tsx")]),
    route("Instagram", "instagram/list.tsx"),
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
    route("Careers", "careers/staff-list.tsx", [route(":id/delete", "careers/staff-delete.tsx")]),
    route("Careers/export.csv", "careers/staff-export.ts"),
    route("Links", "links/staff-list.tsx", [
      route("new", "links/staff-new.tsx"),
      route(":id/delete", "links/staff-delete.tsx"),
    ]),
    route("Devices", "auth/staff-devices.tsx", [route("password", "auth/staff-password.tsx")]),
    route("Devices/:id/sign-out", "auth/staff-device-end.ts"),
  ]),
  ...prefix("api/v1", [
    route("openapi.json", "api/openapi.ts"),
    route("login", "auth/api-login.ts"),
    route("logout", "auth/api-logout.ts"),
    route("doctors", "doctors/api-list.ts"),
    route("available-doctors", "doctors/api-list-available.ts"),
    route("doctor", "doctors/api-create.ts"),
    route("doctor/:id", "doctors/api-show.ts"),
    route("doctor/:id/availability", "doctors/api-availability.ts"),
    route("social-links", "links/api-list.ts"),
    route("social-links/:id", "links/api-delete.ts"),
    route("career", "careers/api-create.ts"),
    route("careers", "careers/api-list.ts"),
    route("career/:id", "careers/api-show.ts"),
    route("*", "api/not-found.ts"),
  ]),
] satisfies RouteConfig;
