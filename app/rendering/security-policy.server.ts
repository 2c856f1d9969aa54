import { createHash, randomBytes } from "node:crypto";

/** For one rendering: nobody can know it before, so nothing that was typed anywhere carries it. */
export function newMark(): string {
  return randomBytes(16).toString("hex");
}

/**
 * The Content-Security-Policy of a rendered page, and the page without its marks. It names inline scripts and
 * styles by their hashes, and not by a nonce, so that the page can be cached. A script without the mark of
 * this rendering is not ours, and not named.
 */
export function securityPolicy(
  marked: string,
  { hasScript, mark }: { hasScript: boolean; mark: string },
): { html: string; policy: string } {
  const own = new RegExp(
    `<script(?=[^>]* nonce="${mark}")(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  const scripts = hashes(marked, own);
  const html = marked.replaceAll(` nonce="${mark}"`, "");
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const policy = [
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
  return { html, policy };
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [...new Set(found)];
}
