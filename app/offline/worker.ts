import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { type Locale, locales } from "#app/language/locale.ts";
import { readSetting } from "#db/settings/settings.ts";
import { settingIn } from "#db/texts/words.ts";
import { projectRoot } from "#runtime/project-root.ts";
import script from "./service-worker.js?raw";

/** Their names have hashes of what they contain. In development there are none. */
const builtFiles = ["client", "server"]
  .map((side) => join(projectRoot, "build", side, "assets"))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).sort());

/** With each new version browsers store the pages anew: it changes with the program and with the facts on them. */
export function loader() {
  const contents = JSON.stringify([builtFiles, locales.map(readFacts)]);
  const version = createHash("sha256").update(contents).digest("hex").slice(0, 12);
  return new Response(`const version = "${version}";\n${script}`, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      "Cache-Control": "no-cache",
    },
  });
}

function readFacts(locale: Locale) {
  return [readHospital(locale), settingIn("hours", readSetting("hours").value, locale)];
}
