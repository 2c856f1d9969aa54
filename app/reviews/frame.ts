import { createHash } from "node:crypto";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { env } from "#runtime/env.ts";
import { escapeXml } from "#runtime/escape-xml.ts";

// The sandbox prevents new windows and top-level navigation; this, navigation of the frame itself.
const blockLinks = `addEventListener("click", (event) => { if (event.target.closest("a, area")) event.preventDefault(); }, true);`;

export function loader() {
  const widget = orNotFound(env.REVIEWS_WIDGET_URL);
  return new Response(page(widget, readHospital().name), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy(new URL(widget).origin),
      "Cache-Control": "no-cache",
    },
  });
}

function page(widget: string, hospital: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Reviews of ${escapeXml(hospital)}</title>
<base target="_blank">
<style>body { margin: 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #26404f; }</style>
<script>${blockLinks}</script>
</head>
<body>
<p>Here an outside service shows what patients wrote. If nothing follows, it cannot be reached.</p>
<script src="${escapeXml(widget)}"></script>
</body>
</html>
`;
}

function policy(origin: string): string {
  const hash = createHash("sha256").update(blockLinks).digest("base64");
  return [
    "default-src 'none'",
    `script-src ${origin} 'sha256-${hash}'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data:`,
    `font-src ${origin} data:`,
    `connect-src ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; ");
}
