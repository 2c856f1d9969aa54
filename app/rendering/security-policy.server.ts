import { createHash } from "node:crypto";

/** Hashes, not a nonce, so that the page can be cached. A script that is not `known` does not run. */
export function securityPolicy(
  html: string,
  { hasScript, known }: { hasScript: boolean; known: readonly string[] },
): string {
  const found = known.filter((text) => html.includes(`>${text}</script>`));
  // Rules for prefetching run nothing. Their keyword is half as long as a hash, beside which Chromium ignores it.
  const rules = `<script type="speculationrules">${found[0]}</script>`;
  const onlyRules = found.length === 1 && html.includes(rules);
  const scripts = onlyRules ? ["'inline-speculation-rules'"] : found.map(toSource);
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src ${[...(hasScript ? ["'self'"] : []), ...scripts].join(" ") || "'none'"}`,
    `style-src 'self' ${styles.join(" ")}`.trim(),
    // Mantine writes sizes into style attributes.
    ...(/ style="/.test(html) ? ["style-src-attr 'unsafe-inline'"] : []),
    // The form of a doctor shows a photo before it is sent.
    `img-src 'self' data:${hasScript ? " blob:" : ""}`,
    ...(hasScript || html.includes("<video") ? ["media-src 'self'"] : []),
    // The service worker, also on pages whose own scripts are inline.
    "worker-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The reviews, and posters of reels, which then lead to Instagram.
    ...(hasScript || html.includes("<iframe") ? ["frame-src 'self' www.instagram.com"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(";");
}

function hashes(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, text = ""]) => toSource(text)))];
}

function toSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
