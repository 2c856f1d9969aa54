import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Beside the server build; in development there are no built files, and nothing is inlined.
const clientDirectory = join(import.meta.dirname, "../client");
const stylesheets = new Map<string, string | undefined>();

function readStylesheet(href: string): string | undefined {
  if (!stylesheets.has(href)) {
    const file = join(clientDirectory, href);
    stylesheets.set(href, existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
  }
  return stylesheets.get(href);
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = html.matchAll(pattern);
  return [...new Set([...found].map(([, text = ""]) => hashSource(text)))];
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function contentSecurityPolicy(html: string, interactive: boolean): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src ${[...(interactive ? ["'self'"] : []), ...scripts].join(" ") || "'none'"}`,
    `style-src 'self' ${styles.join(" ")}`.trim(),
    // Mantine writes sizes into style attributes; other pages have none.
    ...(/ style="/.test(html) ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://www.instagram.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/**
 * Finishes a rendered page and completes its headers: pages without script get their CSS inlined, so
 * that one response paints; module preloads wait behind what paints; the security policy names each
 * inline script and style by its hash, so that a page can be cached.
 */
export function finishDocument(html: string, headers: Headers, status: number): string {
  const interactive = html.includes("<script>window.__reactRouterContext");
  const finished = interactive
    ? html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    : html.replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, (link, href: string) => {
        const css = readStylesheet(href);
        return css === undefined ? link : `<style>${css}</style>`;
      });
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    headers.set("Content-Security-Policy", contentSecurityPolicy(finished, interactive));
  }
  if (!headers.has("Cache-Control")) {
    headers.set(
      "Cache-Control",
      status === 200 ? "public, max-age=0, must-revalidate" : "no-store",
    );
  }
  return finished;
}
