import { request } from "node:http";

export type Weight = Awaited<ReturnType<typeof weigh>>;

export async function weigh(origin: string, path: string) {
  const page = await fetch(origin + path);
  const html = await page.text();
  const [head = "", body = ""] = html.split("</head>");
  const sheets = links(head, /<link rel="stylesheet" href="([^"]+)"(?![^>]* media=)/g);
  const later = links(body, /<link rel="stylesheet" href="([^"]+)"/g);
  const [, hydration] =
    /<script type="application\/json" id="hydration">(.*?)<\/script>/.exec(html) ?? [];
  const scripts: string[] = hydration ? JSON.parse(hydration).scripts : [];
  return {
    path,
    html: await size(origin + path),
    css: await sum(origin, sheets),
    later: await sum(origin, later),
    script: await sum(origin, scripts),
    requestsBeforePaint: 1 + sheets.length,
  };
}

function links(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, href = ""]) => href))];
}

async function sum(origin: string, paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => size(origin + path)));
  return sizes.reduce((total, bytes) => total + bytes, 0);
}

interface Download {
  headers: string[];
  /** As it was sent; `fetch` would unpack it. */
  body: Buffer;
}

export function download(url: string): Promise<Download> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { "Accept-Encoding": "br" } }, async (response) => {
      resolve({ headers: response.rawHeaders, body: Buffer.concat(await response.toArray()) });
    });
    sent.once("error", reject).end();
  });
}

async function size(url: string): Promise<number> {
  return (await download(url)).body.length;
}
