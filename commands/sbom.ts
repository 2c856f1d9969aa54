import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameAndVersion, readBuiltFrom } from "./bundled-packages.ts";
import { listInstalledPackages } from "./installed-packages.ts";

interface Component {
  "bom-ref": string;
}

const root = join(import.meta.dirname, "..");

/** Bundled packages too: scanners that look at the installed packages of an image see none of them. */
function writeSbom(): void {
  const version = runNpm("--version").trim();
  if (Number.parseInt(version, 10) < 10) {
    console.log(`npm ${version} writes no list of what runs (build/sbom.cdx.json); npm 10 does`);
    return;
  }
  const sbom = JSON.parse(runNpm("sbom", "--sbom-format", "cyclonedx", "--package-lock-only"));
  const installed = listInstalledPackages().map((folder) => nameAndVersion(join(root, folder)));
  const running = new Set([...readBuiltFrom().bundled, ...installed]);
  const runs = (component: Component) => running.has(component["bom-ref"]);
  sbom.components = sbom.components.filter(runs);
  const kept = new Set([
    sbom.metadata.component["bom-ref"],
    ...sbom.components.map((component: Component) => component["bom-ref"]),
  ]);
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }: { ref: string }) => kept.has(ref))
    .map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => ({
      ref,
      dependsOn: dependsOn.filter((one) => kept.has(one)),
    }));
  writeFileSync(join(root, "build/sbom.cdx.json"), `${JSON.stringify(sbom, null, 2)}\n`);
}

function runNpm(...args: string[]): string {
  return execFileSync("npm", args, { cwd: root, encoding: "utf8" });
}

writeSbom();
