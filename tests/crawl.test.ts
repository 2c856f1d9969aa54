import { expect, test } from "vitest";
import { startApp } from "./http.ts";

const internal = /^\/(?!\/)/;

/** Every address that a page leads to or loads: links, pictures, styles, scripts, videos. */
function addressesOf(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)];
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)];
  return [
    ...attributes.map(([, address = ""]) => address),
    ...sets.flatMap(([, set = ""]) => set.split(",").map((one) => one.trim().split(" ")[0] ?? "")),
  ]
    .map((address) => address.replaceAll("&amp;", "&").replace(/#.*/, ""))
    .filter((address) => internal.test(address));
}

test("whatever a visitor can reach from the home page answers", { timeout: 180_000 }, async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const waiting = ["/"];
  const seen = new Map([["/", "the address bar"]]);
  const dead: string[] = [];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const response = await app.get(address);
    const body = await response.text();
    // The dashboard answers strangers with the way to the sign-in.
    const expected = address === "/dashboard" ? 302 : 200;
    if (response.status !== expected) {
      dead.push(`${response.status} ${address} (from ${seen.get(address)})`);
    }
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
    for (const next of addressesOf(body)) {
      if (seen.has(next)) continue;
      seen.set(next, address);
      waiting.push(next);
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
});
