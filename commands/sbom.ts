import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledPackagesFile } from "./bundled-packages.ts";

interface Component {
  "bom-ref": string;
  properties?: { name: string; value: string }[];
}

const root = join(import.meta.dirname, "..");

/**
 * Writes build/sbom.cdx.json (CycloneDX): what runs, be it bundled or installed beside the bundle. Scanners that
 * look only at the installed packages see none of the first.
 */
function writeSbom(): void {
  const arguments_ = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const sbom = JSON.parse(execFileSync("npm", arguments_, { cwd: root, encoding: "utf8" }));
  const bundled = new Set(["client", "ssr"].flatMap(readBundled));
  const runs = (component: Component) =>
    bundled.has(component["bom-ref"]) || !isForDevelopment(component);
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

function readBundled(environment: string): string[] {
  return JSON.parse(readFileSync(bundledPackagesFile(environment), "utf8"));
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === "cdx:npm:package:development");
}

writeSbom();
