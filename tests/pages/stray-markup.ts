import { parse } from "node-html-parser";
import type { Visited } from "./visit-all.ts";

const loading = ["href", "src", "action", "formaction", "poster", "data", "xlink:href"];

/** What hostile texts have made of a page or a file, and of its headers, with its address. */
export function breaksOf(visited: Visited): string[] {
  const { address, headers, body, status } = visited;
  const type = headers.get("Content-Type") ?? "";
  const problems = /html/.test(type) ? strayMarkup(body) : brokenFile(visited);
  const failed = status >= 500 ? [`${status}`] : [];
  const header = headers.has("X-Evil") ? ["X-Evil"] : [];
  return [...problems, ...failed, ...header].map((problem) => `${address}: ${problem}`);
}

/** Of a page: elements, handlers, addresses that run, structured data cut short. */
function strayMarkup(html: string): string[] {
  const page = parse(html);
  const stray = page.querySelectorAll("*").flatMap((element) => {
    const { rawTagName: tag, attributes } = element;
    const names = Object.keys(attributes);
    return [
      ...(/^x-evil$/i.test(tag) ? [tag] : []),
      ...names.filter((name) => /^on/i.test(name)).map((name) => `${tag} ${name}`),
      ...names
        .filter((name) => loading.includes(name.toLowerCase()))
        .map((name) => attributes[name] ?? "")
        .filter((address) => /^\s*(?:javascript|vbscript|data:text)/i.test(address)),
    ];
  });
  const scripts = page.querySelectorAll("script").flatMap((script) => {
    if (script.getAttribute("type") === "application/ld+json") return brokenJson(script.text);
    return /^\s*alert\(1\)/.test(script.text) ? [script.text] : [];
  });
  // Also where a reader of tags might lose its way.
  const raw = /<x-evil|<script>alert|["']><script/i.exec(html)?.[0];
  return [...stray, ...scripts, ...(raw ? [raw] : [])];
}

function brokenJson(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [text.slice(0, 200)];
  }
}

function brokenFile({ address, headers, body }: Visited): string[] {
  const type = headers.get("Content-Type") ?? "";
  if (/json/.test(type)) return JSON.parse(body) ? [] : [body];
  if (/csv/.test(type)) {
    const cells = [...body.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell = ""]) => cell);
    return cells.filter((cell) => /^[=+\-@\t\r]/.test(cell));
  }
  if (/calendar/.test(type)) {
    const lines = body.replaceAll("\r\n ", "").trimEnd().split("\r\n");
    return lines.filter((line) => !/^(?!X-EVIL)[A-Z-]+[;:][^\r\n\u2028]*$/.test(line));
  }
  if (address.endsWith("security.txt")) {
    return body
      .trimEnd()
      .split("\n")
      .filter((line) => !/^(?:Contact|Expires|Preferred-Languages): \S/.test(line));
  }
  return /<x-evil|<script|alert\(1\)/.test(body) ? [body.slice(0, 200)] : [];
}
