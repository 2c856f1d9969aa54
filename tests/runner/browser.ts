import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// Debian's Chromium without windows needs some two fifths less processor time for the same journeys.
const shellName = "chromium-headless-shell";
const chromiumNames = [shellName, "chromium", "chromium-browser", "google-chrome"];
const firefoxNames = ["firefox-esr", "firefox"];

// Without letters of Devanagari and Gurmukhi a browser draws boxes, which are wider.
const indicFonts = { "fonts-lohit-deva": "lohit-devanagari", "fonts-lohit-guru": "lohit-punjabi" };

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(chosen: string | undefined, names: string[]): string | undefined {
  if (chosen) return chosen;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function findChromium(): string | undefined {
  return find(process.env.CHROMIUM_PATH, chromiumNames);
}

export function findFirefox(): string | undefined {
  return find(process.env.FIREFOX_PATH, firefoxNames);
}

/** Installs missing browsers and fonts where it can; throws with advice when there is no browser to use. */
export function requireBrowsers(): void {
  const missing = [
    ...(find(process.env.CHROMIUM_PATH, [shellName]) ? [] : [shellName]),
    ...(findFirefox() ? [] : ["firefox-esr"]),
    ...Object.entries(indicFonts)
      .filter(([, folder]) => !existsSync(join("/usr/share/fonts/truetype", folder)))
      .map(([name]) => name),
  ];
  if (missing.length > 0 && process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get")) {
    try {
      install(missing);
    } catch (error) {
      console.error((error as Error).message);
    }
  }
  if (findChromium() && findFirefox()) return;
  throw new Error(
    "The journeys need Chromium and Firefox. Install them, or set CHROMIUM_PATH and FIREFOX_PATH.",
  );
}

function install(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update"], { stdio: "inherit", env });
  execFileSync("apt-get", ["install", "-y", ...packages], { stdio: "inherit", env });
}
