import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#runtime/project-root.ts";
import script from "./service-worker.js?raw";

// In development there are no built files.
const assets = join(projectRoot, "build/client/assets");

export function loader() {
  const files = existsSync(assets) ? readdirSync(assets).sort().join() : "";
  const version = createHash("sha256").update(files).digest("hex").slice(0, 12);
  return new Response(`const version = "${version}";\n${script}`, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      "Cache-Control": "no-cache",
    },
  });
}
