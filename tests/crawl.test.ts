import { expect, test } from "vitest";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { unsaidSettings } from "#db/settings/unsaid-settings.ts";
import { type Department, departments } from "../app/library/departments.ts";
import { articleLinks } from "../app/library/groups.ts";
import { onDatabase } from "./api/api.ts";
import { type App, emptyDirectory, startApp } from "./app/http.ts";
import { storeSettings } from "./app/settings.ts";
import { pictureProblems } from "./pages/picture-problems.ts";
import { telephoneProblems } from "./pages/telephone-links.ts";
import { textOf } from "./pages/text-of.ts";
import { type Visited, visitAll } from "./pages/visit-all.ts";
import { share } from "./runner/rounds.ts";

/** What the sample says of itself, by sentences; short words stand in other texts too. */
function listClaims(): string[] {
  const { texts, accreditations, facilities, leaders, insurers } = sampleSettings;
  const said = JSON.stringify({ texts, accreditations, facilities, leaders, insurers });
  const sentences = Object.values(said.match(/"(?:[^"\\]|\\.)*"/g) ?? []).flatMap((text) =>
    String(JSON.parse(text)).split(/\{\w+\}|\*\*|[[\]()\n]|(?<=[.?!:])\s/),
  );
  return sentences.map((sentence) => sentence.trim()).filter(({ length }) => length > 24);
}

// English, and with each seed one of the others.
const languages = [undefined, ...share(["hi", "pa"], 2)];
const languageOf = (address: string) => /^\/(hi|pa)\b/.exec(address)?.[1];
const isRead = (address: string) => languages.includes(languageOf(address));

const articles: string[] = articleLinks.map(({ path }) => path);
const someArticles = share(articles, 4);

/** Of the other language some of the articles, which are alike; pictures and films name nobody. */
function isReadOfAnother(address: string): boolean {
  if (/\.(?:avif|webp|jpg|png|ico|mp4|webm|woff2)$/.test(address)) return false;
  const path = languageOf(address) ? address.slice(3) : "";
  return isRead(address) && (!articles.includes(path) || someArticles.includes(path));
}

const withNumbers = [
  "/no-such-page",
  "/doctor/000000000000000000000000",
  "/offline",
  "/signin",
  "/doctors?q=xyzzy",
  "/search",
  "/search?q=xyzzy",
  "/search?q=ambulance",
  "/search?q=call+at+once",
];

test("whatever a visitor can reach from the home page answers, with each picture once, and every telephone number there can be tapped", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const visited = await visitAll(app, ["/"], isRead);
  // The dashboard answers strangers with the way to the sign-in.
  const dead = visited.filter(
    ({ address, status }) => status !== (address === "/dashboard" ? 302 : 200),
  );
  expect(dead.map(({ status, address, from }) => `${status} ${address} (from ${from})`)).toEqual(
    [],
  );
  expect(visited.length).toBeGreaterThan(150);

  const sitemap = await (await app.get("/sitemap.xml")).text();
  const listed = new Set(
    [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = ""]) => path),
  );
  const pages = visited.filter(({ address }) => listed.has(address));
  expect(pages.length).toBe([...listed].filter(isRead).length);
  expect(pages.length).toBeGreaterThan(90);
  const read = async (from: string, response: Promise<Response>) => ({
    address: from,
    body: await (await response).text(),
  });
  const others = [
    ...withNumbers.map((path) => read(path, app.get(path))),
    read("a form that is refused", app.post("/careers", { name: "" })),
    read("a page that takes no form", app.post("/about", { any: "thing" })),
  ];
  for (const { address, body } of [...pages, ...(await Promise.all(others))]) {
    expect(body).toContain('href="tel:+91');
    expect([address, telephoneProblems(body)]).toEqual([address, []]);
    if (!languageOf(address)) expect([address, pictureProblems(body)]).toEqual([address, []]);
  }
});

/** Returns the paths of their pages. */
function hideDepartments(app: App, hidden: readonly Department[]): string[] {
  const paths = hidden.flatMap((department): readonly string[] => department.paths);
  onDatabase(app, (database) => {
    const hide = database.prepare("INSERT INTO article_links (path, is_hidden) VALUES (?, 1)");
    for (const path of paths) hide.run(path);
  });
  return paths;
}

/** Hides these departments: no page that is left leads to one of theirs, or has a heading with nothing under it. */
async function visitWithout(app: App, departments: readonly Department[]): Promise<Visited[]> {
  const hidden = hideDepartments(app, departments);
  const isPage = (address: string) => /^\/[\w-]*$/.test(address) && address !== "/dashboard";
  const visited = await visitAll(app, ["/", "/search?q=appointment", "/no-page"], isPage);
  expect(visited.length).toBeGreaterThan(45);
  const dead = visited.filter(({ address, status }) => status !== 200 && address !== "/no-page");
  expect(dead.map(({ address, from }) => `${address} (from ${from})`)).toEqual([]);
  const leading = visited.filter(({ body }) => {
    return hidden.some((path) => new RegExp(`href="${path}["#]`).test(body));
  });
  expect(leading.map(({ address }) => address)).toEqual([]);
  const empty = visited.filter(({ body }) => /<\/h2><ul\b[^>]*><\/ul>/.test(body));
  expect(empty.map(({ address }) => address)).toEqual([]);
  return visited;
}

test("the website of another hospital neither names the sample nor says what it says", async () => {
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
    figures: { beds: 20, icuBeds: 0 },
  });
  const files = ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/sw.js", "/offline"];
  const others = ["/.well-known/security.txt", "/api/v1/openapi.json", "/opd/board", "/no-page"];
  const visited = (await visitAll(app, ["/", ...files, ...others], isReadOfAnother)).map(
    ({ address, headers, body }) => ({ address, text: `${[...headers].join("\n")}\n${body}` }),
  );
  const sample = /morni(?!ng)|panchkula|0172|sector 20/i;
  const named = visited.filter(({ text }) => sample.test(text));
  expect(named.map(({ address, text }) => `${address}: ${sample.exec(text)?.[0]}`)).toEqual([]);
  expect(visited.filter(({ text }) => text.includes("Shanti")).length).toBeGreaterThan(90);
  const claims = [...listClaims(), "NABH", "Super deluxe", "40 beds", "6 beds", "six ICU"];
  const pages = visited.map(({ address, text }) => ({ address, words: textOf(text) }));
  const claimed = pages.flatMap(({ address, words }) =>
    claims.filter((claim) => words.includes(claim)).map((claim) => `${address}: ${claim}`),
  );
  expect(claimed).toEqual([]);
  const none = /\b0 (?:ICU )?beds|beds: 0\b|\bnull\b|undefined|\{\w+\}/i;
  const front = pages.filter(({ address }) => /^\/\w*$/.test(address) && address.length < 12);
  expect(front.map(({ address, words }) => [address, none.exec(words)?.[0]])).toEqual(
    front.map(({ address }) => [address, undefined]),
  );
  const ofItsOwn = /\b(?:in|of|to) (?:the|our) ICU\b|ICU\): available/;
  expect(pages.filter(({ words }) => ofItsOwn.test(words)).map(({ address }) => address)).toEqual(
    [],
  );
  const home = pages.find(({ address }) => address === "/")?.words ?? "";
  expect(home).toContain("20 beds");
  expect(home).not.toMatch(/What we treat|Our (?:Vision|Treatments|Facilities)|NICU|walk through/);
});

/** Hospitals that have less than the sample; a run visits one of them. */
const smaller = {
  "a hospital without two of the nine departments leads to none of their pages": withoutTwo,
  "a hospital with two of the nine departments names none of the others": withTwo,
  "a hospital without insurers, an emergency department, posts and films speaks of none of them":
    withoutServices,
};

test.each(share(Object.entries(smaller), 3))("%s", (_, visit) => visit());

async function withoutTwo() {
  await using app = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());
  storeSettings(app, { identity: { name: "Shanti Nursing Home", line: "" } });
  const theirs = ["Oncology", "Neurology"];
  await visitWithout(
    app,
    departments.filter(({ title }) => theirs.includes(title)),
  );
}

async function withTwo() {
  await using app = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());
  storeSettings(app, { identity: { name: "Shanti Nursing Home", line: "" } });
  const ours = ["General Medicine", "Obstetrics and Gynaecology"];
  const visited = await visitWithout(
    app,
    departments.filter(({ title }) => !ours.includes(title)),
  );
  const others = /oncolog|onco.surg|general surg|neurolog|\burolog|orthop(?!aedic shoe)|paediatr/i;
  const naming = visited.map(
    ({ address, body }) => `${address}: ${others.exec(textOf(withoutSources(body)))?.[0]}`,
  );
  expect(naming.filter((line) => !line.endsWith("undefined"))).toEqual([]);
}

/** Publishers have names of their own. */
function withoutSources(body: string): string {
  return body.replace(/<h2>Sources<\/h2>[\s\S]*?<\/footer>/, "");
}

async function withoutServices() {
  await using app = await startApp({ RATE_LIMITS: "off" }, emptyDirectory());
  const texts = { ...unsaidSettings.texts, takesApplications: false };
  storeSettings(app, {
    identity: { name: "Shanti Nursing Home", line: "" },
    contact: { profiles: [] },
    hours: {
      reception: "8 AM–8 PM",
      visiting: "5–7 PM",
      hasEmergency: false,
      isEmergencyAlwaysOpen: undefined,
    },
    insurers: { ...unsaidSettings.insurers, takesInsurance: false },
    services: { capabilities: {}, registrations: { pcpndt: "", mtp: "", art: "" } },
    texts,
  });
  const ways = [
    "/careers",
    "/insurance",
    "/search?q=insurance",
    "/search?q=ivf",
    "/search?q=video",
  ];
  const visited = await visitAll(app, ["/", ...ways], isReadOfAnother);
  const pages = visited
    .filter(({ address }) => !/insurance/.test(address))
    .filter(({ headers }) => headers.get("Content-Type")?.startsWith("text/html"))
    .map(({ address, body }) => {
      const [head = ""] = /<meta name="description"[^>]*>/.exec(body) ?? [];
      const [link = ""] = /href="\/InfertilityTreatment/.exec(body) ?? [];
      return { address, words: textOf(body), head: `${head} ${link}` };
    });
  const untrue =
    /\binsur(?:ance|er)|cashless|Ayushman|our emergency department|hospital has an emergency|Apply for a career|if you apply for|Instagram|At the front desk|href="\/InfertilityTreatment|video consultation|\{\/?insured/i;
  const allowed =
    /works with no insurer, administrator or scheme|Cashless Treatment of Road Accident Victims Scheme|crash victims have cashless treatment/g;
  const found = pages.flatMap(({ address, words, head }) => {
    const [said] = untrue.exec(`${head} ${words}`.replace(allowed, "")) ?? [];
    return said ? [`${address}: ${said}`] : [];
  });
  expect(found).toEqual([]);
  for (const path of ["/InfertilityTreatment", "/hi/InfertilityTreatment"]) {
    expect((await app.get(path)).status).toBe(404);
  }
  const read = (path: string) => pages.find(({ address }) => address === path)?.words ?? "";
  expect(read("/about")).toContain("patients pay it themselves");
  expect(read("/careers")).toContain("We take no job applications on this website");
  expect(read("/Gynaecology")).toContain("Treatments explained on this site");
  expect(read("/Gynaecology")).not.toContain("IVF");
  expect(read("/emergency")).toContain("This hospital has no emergency department.");
  expect(read("/emergency")).not.toMatch(/Call Shanti|Directions to/);
  const data = visited.find(({ address }) => address === "/")?.body ?? "";
  expect(data).not.toContain("EmergencyService");
  const sent = await app.post("/careers", {
    name: "Asha",
    position: "Nurse",
    email: "asha@example.org",
    phone: "9876543210",
    resume_link: "https://example.org/asha",
  });
  expect(sent.status).toBe(403);
}
