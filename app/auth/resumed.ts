const name = "resumed";

/** Remembers in this tab that the form of an ended session goes on its way again, by the form's path. */
export function noteResumed(path: string): void {
  try {
    sessionStorage.setItem(name, path);
  } catch {
    // Then its draft is offered once more.
  }
}

/** The path of the form that went on its way again before this page was loaded, told once. */
export function takeResumed(): string | undefined {
  try {
    const path = sessionStorage.getItem(name) ?? undefined;
    sessionStorage.removeItem(name);
    return path;
  } catch {
    return undefined;
  }
}
