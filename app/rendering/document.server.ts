import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#runtime/project-root.ts";

// In development there are no built files, and nothing is inlined.
const clientDirectory = join(projectRoot, "build/client");
const stylesheets = new Map<string, string | undefined>();

/** A page carries its CSS, so that one response paints. */
export function inlineStyles(html: string): string {
  // React Router marks a sheet that a dynamic import needs too with "#".
  return html.replace(/<link rel="stylesheet" href="([^"#]+)#?"[^>]*>/g, (link, href: string) => {
    const css = readStylesheet(href);
    return css === undefined ? link : `<style>${css}</style>`;
  });
}

export function appendToBody(html: string, end: string): string {
  const at = html.lastIndexOf("</body>");
  return html.slice(0, at) + end + html.slice(at);
}

function readStylesheet(href: string): string | undefined {
  if (!stylesheets.has(href)) {
    const file = join(clientDirectory, href);
    stylesheets.set(href, existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
  }
  return stylesheets.get(href);
}
