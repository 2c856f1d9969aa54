import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

export const readByServer = {
  "accept-encoding": "the encoding of the response",
  authorization: "whether somebody is signed in: served first, and no list that is for strangers",
  connection: "by Node",
  "content-encoding": "a compressed body is refused",
  "content-length": "the limit of the body",
  "content-type": "the kind of the body",
  cookie: "whether somebody is signed in; the lite version",
  expect: "100-continue",
  host: "the address of the site; compared with ORIGIN where that is set",
  "if-none-match": "304 for what a browser has",
  "if-range": "parts of a film",
  origin: "forms of other sites are refused",
  range: "parts of a film",
  "save-data": "the lite version",
  "sec-fetch-site": "forms of other sites are refused",
  "transfer-encoding": "by Node",
  "x-forwarded-for": "the address of the visitor, from a proxy in TRUST_PROXY alone",
  "x-forwarded-host": "the address of the site, from a proxy in TRUST_PROXY alone",
  "x-forwarded-proto": "http or https, from a proxy in TRUST_PROXY alone",
} as const;

/** Of these and Host, pages and calls see the values; no other header reaches them. */
export const passedOn = {
  "accept-encoding": "the encoding of the response",
  authorization: "the token of a program",
  "content-length": "the limit of the body",
  "content-type": "the kind of the body",
  cookie: "see above",
  "idempotency-key": "what a program sends again, such as a payment or a token, is made once",
  "if-match": "the version of what a program changes or deletes",
  "if-none-match": "304 for what a program has",
  referer: "where the button for the data-saver version comes back to",
  "save-data": "the lite version",
  "user-agent": "the name of the device in the list of sessions",
} as const;

export function pickPassedOn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const names = Object.keys(passedOn).filter((name) => headers[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}
