import type { Rights } from "#db/schema.ts";

export const jobs = ["editor", "editor-desk", "editor-cash", "desk", "cash", "admin"] as const;

export type Job = (typeof jobs)[number];

export function jobOf({ role, desk, website }: Rights): Job {
  if (role === "admin") return "admin";
  if (website === 0) return desk === "cash" ? "cash" : "desk";
  if (desk === "no") return "editor";
  return desk === "cash" ? "editor-cash" : "editor-desk";
}

export const usualRights = { desk: "no", website: 1 } as const;

const rights: Readonly<Record<Job, Rights>> = {
  editor: { role: "editor", desk: "no", website: 1 },
  "editor-desk": { role: "editor", desk: "register", website: 1 },
  "editor-cash": { role: "editor", desk: "cash", website: 1 },
  desk: { role: "editor", desk: "register", website: 0 },
  cash: { role: "editor", desk: "cash", website: 0 },
  admin: { role: "admin", desk: "no", website: 1 },
};

export function rightsOf(job: Job): Rights {
  return rights[job];
}
