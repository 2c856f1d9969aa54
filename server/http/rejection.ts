import { createHash } from "node:crypto";
import type { Exchange } from "./exchange.ts";
import { send } from "./send.ts";

const titles = {
  400: "Bad request",
  403: "Not allowed from there",
  404: "Not found",
  405: "Not possible here",
  408: "Too slow",
  413: "Too large",
  414: "Address too long",
  415: "Unsupported format",
  421: "Wrong address",
  429: "Too many requests",
  431: "Too many headers",
  500: "Something went wrong on our side",
  503: "Not possible at the moment",
};

export interface Rejection {
  status: keyof typeof titles;
  message: string;
  headers?: string[];
}

export class RejectedError extends Error {
  override name = "RejectedError";
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(rejection.message);
    this.rejection = rejection;
  }
}

const style =
  "body{margin:0;background:#fbf8f2;color:#22303c;font:1.125rem/1.6 system-ui,sans-serif}" +
  "main{max-width:34rem;margin:0 auto;padding:15vh 1.5rem}" +
  "h1{font-size:1.75rem;line-height:1.25;color:#14304d}a{color:#0b6b6b}";

const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function reject(exchange: Exchange, rejection: Rejection): void {
  const { status, message, headers = [] } = rejection;
  const body = Buffer.from(
    exchange.isApi ? JSON.stringify({ message }) : page(exchange, rejection),
  );
  send(
    exchange,
    status,
    [
      ...headers,
      "Content-Type",
      exchange.isApi ? "application/json" : "text/html; charset=utf-8",
      ...(exchange.isApi ? [] : ["Content-Security-Policy", policy]),
      "Cache-Control",
      "no-store",
    ],
    body,
  );
}

// The texts are constants, so nothing has to be escaped.
function page({ site }: Exchange, { status, message }: Rejection): string {
  const title = titles[status];
  const phone = site.phone();
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
<p>In an emergency call <a href="tel:112">112</a> or <a href="tel:108">108</a>. For anything else call <a href="${phone.link}">${phone.shown}</a>.</p>
<p lang="hi">इमरजेंसी में <a href="tel:112">112</a> या <a href="tel:108">108</a> पर फोन करें।</p>
<p lang="pa">ਐਮਰਜੈਂਸੀ ਵਿੱਚ <a href="tel:112">112</a> ਜਾਂ <a href="tel:108">108</a> ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।</p>
<p><a href="/">Home page</a></p>
</main>
</body>
</html>
`;
}
