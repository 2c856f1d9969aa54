import fc from "fast-check";

const lines = [
  ...["GET / HTTP/1.1", "GET  / HTTP/1.1", "GET / HTTP/9.9", "GET /", "get / http/1.1", "\0\0\0\0"],
  ...["POST /careers HTTP/1.1", "POST /signin HTTP/1.0", "PRI * HTTP/2.0", "OPTIONS * HTTP/1.1"],
  ...["GET http://evil.example/ HTTP/1.1", "CONNECT a:1 HTTP/1.1", "TRACE / HTTP/1.1"],
  ...["GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1", "GET /a/../../b HTTP/1.1", "GET /\\x HTTP/1.1"],
  "X".repeat(99),
];

const headers = [
  ...["Host: localhost", "Host: localhost", "Host: localhost", "Host: a\r\nHost: b", "Host:", ""],
  ...["Content-Length: 5", "Content-Length: -1", "Content-Length: 5\r\nContent-Length: 6"],
  ...["Content-Length: 99999999999999999999", "Transfer-Encoding: chunked", "Expect: 100-continue"],
  ...["Transfer-Encoding: chunked\r\nContent-Length: 4", "Transfer-Encoding: xchunked"],
  ...["Expect: x", "Connection: upgrade\r\nUpgrade: websocket", "X: a\r\n b", "X : y", "\0: x"],
  ...["X: \x01", ":", "Content-Type: application/x-www-form-urlencoded"],
  `X: ${"y".repeat(20_000)}`,
];

const bodies = [
  ...["", "a=b", "5\r\nhello\r\n0\r\n\r\n", "FFFFFFFFFFFFFFFFF\r\n", "0\r\nX: y\r\n\r\n"],
  "\0",
];

/** What comes over a connection and is hardly HTTP, once or thirty times. */
export const madeUpBytes: fc.Arbitrary<Buffer> = fc
  .record({
    line: fc.constantFrom(...lines),
    head: fc.array(fc.constantFrom(...headers), { minLength: 1, maxLength: 4 }),
    body: fc.constantFrom(...bodies),
    end: fc.constantFrom("\r\n", "\r\n", "\n", "\r"),
    times: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 30),
  })
  .map(({ line, head, body, end, times }) => {
    const one = [line, ...head, "", body].join(end);
    return Buffer.from(one.repeat(times), "latin1");
  });
