import type { Resume } from "./resume.server.ts";

const name = "resumed";

/** Remembers in this tab what is sent again after its session had ended. */
export function noteResumed(resume: Resume): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(resume));
  } catch {
    // Then the draft of it is offered once more.
  }
}

/** What was sent again before this page was loaded, told once. */
export function takeResumed(): Resume | undefined {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
