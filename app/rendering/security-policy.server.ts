import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of a rendered page. It names inline scripts and styles by their hashes, and not
 * by a nonce, so that the page can be cached. Of the scripts it names those that are `known`: one that got into
 * the page any other way does not run.
 */
export function securityPolicy(
  html: string,
  { hasScript, known }: { hasScript: boolean; known: readonly string[] },
): string {
  const scripts = known.filter((text) => html.includes(`>${text}</script>`)).map(toSource);
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src ${[...(hasScript ? ["'self'"] : []), ...scripts].join(" ") || "'none'"}`,
    `style-src 'self' ${styles.join(" ")}`.trim(),
    // Mantine writes sizes into style attributes.
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

function hashes(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = ""]) => toSource(text)))];
}

function toSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
