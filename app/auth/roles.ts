import type { Role } from "#db/schema.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  editor: "Editor",
  admin: "Administrator",
};

/**
 * Addresses as `routes.ts` has them, each with all that lies below it, unless a longer one stands here too.
 * What an editor may use; of the calls, those that anybody may make ask for no session themselves.
 */
const forEditors = [
  "/dashboard",
  "/dashboard/*",
  "/dashboard/AddDoctor",
  "/dashboard/Careers",
  "/dashboard/Closures",
  "/dashboard/Devices",
  "/dashboard/Find",
  "/dashboard/History",
  "/dashboard/Links",
  "/dashboard/News",
  "/dashboard/Notices",
  "/dashboard/SecondStep",
  "/dashboard/Trash",
  "/dashboard/Undo",
  "/api/v1/*",
  "/api/v1/absences",
  "/api/v1/available-doctors",
  "/api/v1/career",
  "/api/v1/careers",
  "/api/v1/closures",
  "/api/v1/doctor",
  "/api/v1/doctors",
  "/api/v1/login",
  "/api/v1/logout",
  "/api/v1/notices",
  "/api/v1/opd",
  "/api/v1/openapi.json",
  "/api/v1/sittings",
  "/api/v1/social-links",
];

/** What only an administrator may use, and what is done there. */
const forAdmins = lookupTable<string>({
  "/dashboard/Articles": "change articles",
  "/dashboard/Careers/:id/erase": "erase an application for good",
  "/dashboard/Careers/Unchecked/:id/erase": "erase an application for good",
  "/dashboard/Hospital": "change what the website says of the hospital",
  "/dashboard/News/Mail": "set up email",
  "/dashboard/Pages": "change pages of the website",
  "/dashboard/Pictures": "change the pictures of the website",
  "/dashboard/SetUp": "set up the website",
  "/dashboard/Staff": "look after staff accounts",
  "/dashboard/Trash/:id/erase": "delete something for good",
  "/dashboard/backup": "make and download backups",
});

/** Whom a route is for, and what is done there; undefined for one that stands in neither list. */
export function findRule(pattern: string): { role: Role; deed: string } | undefined {
  let path = `/${pattern.replace(/^\//, "")}`;
  for (;;) {
    const deed = forAdmins[path];
    if (deed) return { role: "admin", deed };
    if (forEditors.includes(path)) return { role: "editor", deed: "" };
    const parent = path.slice(0, path.lastIndexOf("/"));
    // What lies directly below these is named one by one.
    if (["", "/dashboard", "/api/v1"].includes(parent)) return undefined;
    path = parent;
  }
}

/** What is in neither list is for administrators. */
export function mayUse(role: Role, pattern: string): boolean {
  return role === "admin" || findRule(pattern)?.role === "editor";
}

/** Why an editor may not use a route, as a sentence. */
export function whyNotFor(pattern: string): string {
  return `Only an administrator can ${findRule(pattern)?.deed ?? "use this"}.`;
}
