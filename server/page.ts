import { createHash } from "node:crypto";
import { compressFully, compressQuickly } from "./compress.ts";
import { hasSame } from "./conditional.ts";
import { type Encoding, pickEncoding } from "./encoding.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { sendComplete } from "./send.ts";
import type { Visit } from "./visit.ts";

/** One encoding of a page, with headers that are complete. */
interface Variant {
  headers: string[];
  body: Buffer;
}

/** A finished public page as it is kept in memory. */
export interface Page {
  /** Of the database when the page was last known to be right. */
  version: number;
  /** Grows with each use; the page with the smallest number goes first. */
  usedAt: number;
  etag: string;
  html: Buffer;
  variants: Partial<Record<Encoding, Variant>>;
  /** Headers of the answer "you have it already". */
  unchanged: string[];
  /** Headers that all variants share. */
  shared: string[];
  isRefined: boolean;
}

/** Is this an answer that everybody may get? */
export function isStorable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get("Content-Type") ?? "").startsWith("text/html") &&
    /\bpublic\b/.test(headers.get("Cache-Control") ?? "") &&
    !headers.has("Set-Cookie")
  );
}

/** Makes a page of a storable answer. */
export async function toPage(response: Response, origin: string, version: number): Promise<Page> {
  const html = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  for (const name of ["Accept-Encoding", "Cookie", "Save-Data"]) headers.append("Vary", name);
  headers.delete("Content-Length");
  const shared = withSecurityHeaders([...headers].flat(), origin);
  const digest = createHash("sha256").update(html).update(shared.join("\n")).digest("base64url");
  const etag = `W/"${digest.slice(0, 22)}"`;
  shared.push("ETag", etag);
  headers.delete("Content-Type");
  const unchanged = [...withSecurityHeaders([...headers].flat(), origin), "ETag", etag];
  return {
    version,
    usedAt: 0,
    etag,
    html,
    variants: {},
    unchanged,
    shared,
    isRefined: false,
  };
}

/** Sends a page, or only that the visitor has it already. */
export function sendCached(visit: Visit, page: Page): void {
  const { headers } = visit.request;
  if (hasSame(headers["if-none-match"], page.etag)) {
    sendComplete(visit, 304, page.unchanged, undefined);
    return;
  }
  const encoding = pickEncoding(headers["accept-encoding"] as string | undefined);
  page.variants[encoding] ??= toVariant(page, encoding, compressQuickly(page.html, encoding));
  const variant = page.variants[encoding];
  sendComplete(visit, 200, variant.headers, variant.body);
}

/** Replaces what was compressed in a hurry by the smallest there is. */
export async function refine(page: Page): Promise<void> {
  page.isRefined = true;
  for (const encoding of ["br", "gzip"] as const) {
    const body = await compressFully(page.html, encoding);
    page.variants[encoding] = toVariant(page, encoding, body);
  }
}

function toVariant(page: Page, encoding: Encoding, body: Buffer): Variant {
  const headers = [...page.shared, "Content-Length", String(body.length)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  return { headers, body };
}
