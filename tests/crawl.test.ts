import { expect, test } from "vitest";
import { emptyDirectory, startApp } from "./http.ts";
import { storeSettings } from "./settings.ts";
import { visitAll } from "./visit-all.ts";

test("whatever a visitor can reach from the home page answers", { timeout: 180_000 }, async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const visited = await visitAll(app, ["/"]);
  // The dashboard answers strangers with the way to the sign-in.
  const dead = visited.filter(
    ({ address, status }) => status !== (address === "/dashboard" ? 302 : 200),
  );
  expect(dead.map(({ status, address, from }) => `${status} ${address} (from ${from})`)).toEqual(
    [],
  );
  expect(visited.length).toBeGreaterThan(150);
});

test("the website of another hospital names the sample nowhere", { timeout: 180_000 }, async () => {
  await using app = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());
  storeSettings(app, {
    identity: { name: "Shanti Nursing Home", line: "" },
    contact: {
      phones: [{ use: "reception", label: "", number: "0184 234 5678" }],
      email: "desk@shanti.example",
      street: "Mall Road",
      city: "Karnal",
      postalCode: "132001",
      map: "https://www.openstreetmap.org/search?query=Karnal",
    },
  });
  const files = ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/sw.js", "/offline"];
  const others = ["/.well-known/security.txt", "/api/v1/openapi.json", "/opd/board", "/no-page"];
  const pages = await visitAll(app, ["/", ...files, ...others]);
  const visited = pages.map(({ address, headers, body }) => {
    return { address, text: `${[...headers].join("\n")}\n${body}` };
  });
  const sample = /morni(?!ng)|panchkula|0172|sector 20/i;
  const named = visited.filter(({ text }) => sample.test(text));
  expect(named.map(({ address, text }) => `${address}: ${sample.exec(text)?.[0]}`)).toEqual([]);
  expect(visited.filter(({ text }) => text.includes("Shanti")).length).toBeGreaterThan(90);
});
