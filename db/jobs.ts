import type { Rights } from "./schema.ts";

/** What an account is there for, as people choose it. */
export const jobs = ["editor", "editor-desk", "desk", "admin"] as const;

export type Job = (typeof jobs)[number];

export function jobOf({ role, desk, website }: Rights): Job {
  if (role === "admin") return "admin";
  if (website === 0) return "desk";
  return desk === "no" ? "editor" : "editor-desk";
}

/** Of an account of which nothing else is said: an editor keeps the website alone. */
export const usualRights = { desk: "no", website: 1 } as const;

export function rightsOf(job: Job): Rights {
  return {
    role: job === "admin" ? "admin" : "editor",
    desk: job === "desk" || job === "editor-desk" ? "register" : "no",
    website: job === "desk" ? 0 : 1,
  };
}
