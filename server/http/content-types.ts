import { extname } from "node:path";
import { lookupTable } from "#runtime/lookup-table.ts";

// Scripts, SVG and style sheets are UTF-8 by default.
const types = lookupTable<string>({
  ".avif": "image/avif",
  ".css": "text/css",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
});

export function contentTypeOf(file: string): string {
  return types[extname(file)] ?? "application/octet-stream";
}
