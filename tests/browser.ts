import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser for the journeys: CHROMIUM_PATH, else one that is installed; undefined when there is none. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  const folders = ["/usr/bin", ...PATH.split(delimiter)];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [CHROMIUM_PATH ?? "", ...installed].find(isExecutable);
}

/** The same, but installs one where that is possible. Throws with advice where it is not. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get")) {
    execFileSync("apt-get", ["update"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "inherit" });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error("No browser was found. Install Chromium, or set CHROMIUM_PATH to one.");
}
