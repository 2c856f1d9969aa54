import type { Resume } from "#app/auth/resume.server.ts";

const name = "resumed";

export function noteResumed(resume: Resume): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(resume));
  } catch {
    // Without storage, the draft is offered once more.
  }
}

export function takeResumed(): Resume | undefined {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
