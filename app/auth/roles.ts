import type { Job } from "#db/accounts/jobs.ts";
import type { Rights } from "#db/schema.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

export const jobLabels: Readonly<Record<Job, string>> = {
  editor: "Editor",
  "editor-desk": "Editor and front desk",
  "editor-cash": "Editor, front desk and cash",
  desk: "Front desk",
  cash: "Front desk and cash",
  admin: "Administrator",
};

/** Addresses as `routes.ts` has them, each with all that lies below it, unless a longer one is in a list too. */
const forEverybody = [
  "/dashboard",
  "/dashboard/*",
  "/dashboard/Closures",
  "/dashboard/Devices",
  "/dashboard/Notices",
  "/dashboard/SecondStep",
  "/dashboard/Undo",
  "/api/v1/*",
  "/api/v1/available-doctors",
  "/api/v1/doctors",
  "/api/v1/login",
  "/api/v1/logout",
  "/api/v1/opd",
  "/api/v1/openapi.json",
];

/** What keeps the website; of the calls, those that anybody may make ask for no session themselves. */
const forEditors = [
  "/dashboard/AddDoctor",
  "/dashboard/Careers",
  "/dashboard/Closures/:id/delete",
  "/dashboard/Closures/:id/edit",
  "/dashboard/Closures/holidays",
  "/dashboard/Closures/:id/words",
  "/dashboard/Closures/new",
  "/dashboard/Find",
  "/dashboard/History",
  "/dashboard/Links",
  "/dashboard/News",
  "/dashboard/Translations",
  "/dashboard/Trash",
  "/dashboard/Visits",
  "/api/v1/absences",
  "/api/v1/career",
  "/api/v1/careers",
  "/api/v1/closures",
  "/api/v1/doctor",
  "/api/v1/notices",
  "/api/v1/sittings",
  "/api/v1/social-links",
];

const forDesk = lookupTable<string>({
  "/dashboard/Patients": "look after patients",
  "/dashboard/Register": "look after appointments",
  "/api/v1/appointments": "look after appointments",
  "/api/v1/doctor/:id/appointments": "look after appointments",
  "/api/v1/hospital-visits": "look after appointments",
  "/api/v1/patients": "look after patients",
  "/api/v1/queues": "look after appointments",
});

const forCash = lookupTable<string>({
  "/dashboard/Payments": "take payments",
  "/api/v1/cash-counts": "take payments",
  "/api/v1/payments": "take payments",
});

const forAdmins = lookupTable<string>({
  "/dashboard/Articles": "change articles",
  "/dashboard/Careers/:id/erase": "erase an application for good",
  "/dashboard/Careers/Unchecked/:id/erase": "erase an application for good",
  "/dashboard/Hospital": "change what the website says of the hospital",
  "/dashboard/News/Mail": "set up email",
  "/dashboard/Pages": "change pages of the website",
  "/dashboard/Patients/:id/erase": "erase a patient for good",
  "/dashboard/Patients/:id/merge": "merge the cards of a patient",
  "/dashboard/Payments/case-register.xlsx": "export payments",
  "/dashboard/Payments/export.csv": "export payments",
  "/dashboard/Payments/export.xlsx": "export payments",
  "/dashboard/Payments/lost": "record lost numbers",
  "/dashboard/Pictures": "change the pictures of the website",
  "/dashboard/Register/doctor/:doctor": "change how a doctor gives tokens",
  "/dashboard/Register/export.csv": "download the register",
  "/dashboard/SetUp": "set up the website",
  "/dashboard/Staff": "look after staff accounts",
  "/dashboard/Trash/:id/erase": "delete something for good",
  "/dashboard/backup": "make and download backups",
});

interface Rule {
  needs: "nothing" | "website" | "desk" | "cash" | "admin";
  deed: string;
}

export function findRule(pattern: string): Rule | undefined {
  let path = `/${pattern.replace(/^\//, "")}`;
  for (;;) {
    const rule = ruleOf(path);
    if (rule) return rule;
    const parent = path.slice(0, path.lastIndexOf("/"));
    // What lies directly below these is named one by one.
    if (["", "/dashboard", "/api/v1"].includes(parent)) return undefined;
    path = parent;
  }
}

function ruleOf(path: string): Rule | undefined {
  const [admin, desk, cash] = [forAdmins[path], forDesk[path], forCash[path]];
  if (admin) return { needs: "admin", deed: admin };
  if (desk) return { needs: "desk", deed: desk };
  if (cash) return { needs: "cash", deed: cash };
  if (forEditors.includes(path)) return { needs: "website", deed: "use this" };
  return forEverybody.includes(path) ? { needs: "nothing", deed: "" } : undefined;
}

export function isOfDesk(pattern: string): boolean {
  const parts = pattern.replace(/^\//, "").split("/");
  return parts.some((_, at) => {
    const path = `/${parts.slice(0, at + 1).join("/")}`;
    return forDesk[path] !== undefined || forCash[path] !== undefined;
  });
}

/** What is in no list is for administrators. */
export function mayUse({ role, desk, website }: Rights, pattern: string): boolean {
  if (role === "admin") return true;
  switch (findRule(pattern)?.needs) {
    case "nothing":
      return true;
    case "website":
      return website === 1;
    case "desk":
      return desk !== "no";
    case "cash":
      return desk === "cash";
    default:
      return false;
  }
}

export function keepsWebsite({ role, website }: Pick<Rights, "role" | "website">): boolean {
  return role === "admin" || website === 1;
}

export function whoMayUse(pattern: string): string {
  switch (findRule(pattern)?.needs) {
    case "website":
      return "an editor";
    case "desk":
      return "the front desk";
    case "cash":
      return "who keeps the cash";
    default:
      return "an administrator";
  }
}

export function whyNotFor(pattern: string): string {
  return `Only ${whoMayUse(pattern)} can ${findRule(pattern)?.deed ?? "use this"}.`;
}
