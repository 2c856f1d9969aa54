import { describe, expect, test } from "vitest";
import { otherLocales } from "#app/language/locale.ts";
import { articleLinks, groupOf } from "#app/library/groups.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin, startApp } from "../../tests/app/http.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { withoutRegistration } from "../../tests/pages/without-registration.ts";

const app = await startAppForFile({ ORIGIN: "https://hospital.example" });

async function page(path: string, headers?: Record<string, string>): Promise<string> {
  const response = await app.get(path, { Host: "hospital.example", ...headers });
  return response.text();
}

function links(html: string, element: string): string[] {
  const [part = ""] = new RegExp(`<${element}[ >].*?</${element}>`, "s").exec(html) ?? [];
  return [...part.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, address = ""]) => address);
}

describe("a visitor's page", () => {
  test("has the pages that the specification names in its header, and no other articles", async () => {
    const elsewhere = ["/RadiationTherapy", "/BoneMarrow"];
    for (const { path } of articleLinks) {
      if (groupOf(path).id === "health-topics") elsewhere.push(path);
    }
    expect(elsewhere.length).toBeGreaterThan(2);
    const expected = articleLinks
      .map(({ path }) => path)
      .filter((path) => !elsewhere.includes(path));
    const pages = ["/", "/about", "/management", "/careers", "/doctors", "/Pictures", "/Instagram"];
    const found = links(await page("/about"), "header");
    expect(found).toEqual(expect.arrayContaining([...pages, ...expected]));
    expect(elsewhere.filter((path) => found.includes(path))).toEqual([]);
  });

  test("can be reached by phone, mail and map at its top and at its end", async () => {
    const html = await page("/about");
    for (const element of ["header", "footer"]) {
      const addresses = links(html, element).join(" ");
      expect(addresses).toMatch(/tel:\+91\d+ mailto:\S+ https:\/\/www\.openstreetmap\.org\S+/);
      expect(addresses).toContain("https://www.instagram.com/");
    }
  });

  test("has the name and its line at its top, and says which number is for what", async () => {
    const html = await page("/management");
    const header = textOf(/<header.*?<\/header>/s.exec(html)?.[0] ?? "");
    expect(header).toContain("Morni Hospital NABH accredited");
    expect(header).toContain("Emergency 112 · 108");
    expect(header).toContain("Emergency: 112 · Ambulance: 108");
    const footer = textOf(/<footer.*<\/footer>/s.exec(html)?.[0] ?? "");
    expect(footer).toContain("In an emergency call 112 , for an ambulance 108 .");
    expect(textOf(html)).toContain("Chairman Dr Vijay Kapoor (sample) A physician of thirty years");
  });

  test("leads to itself in Hindi and Punjabi, or says that it is in English alone and leads to their home pages", async () => {
    const choice = async (path: string) =>
      /<nav aria-label="Language".*?<\/nav>/s.exec(await page(path))?.[0] ?? "";
    const about = await choice("/about");
    expect(about).not.toContain("In English only");
    expect(links(about, "nav")).toEqual(["/about", "/hi/about", "/pa/about"]);
    const alone = await choice("/nowhere");
    expect(alone).toContain("In English only");
    expect(links(alone, "nav")).toEqual(["/hi", "/pa"]);
  });

  test("has the phone, first aid and the way within reach of a thumb", async () => {
    const [bar = ""] =
      /<nav[^>]* aria-label="Quick help".*?<\/nav>/s.exec(await page("/about")) ?? [];
    expect(links(bar, "nav")).toEqual([
      "tel:+911720000020",
      "/emergency",
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org/),
    ]);
  });

  test("leads from its end to the departments, a list of treatments and the staff's dashboard", async () => {
    expect(links(await page("/about"), "footer")).toEqual(
      expect.arrayContaining([
        "/ObstetricGynaecology",
        "/Oncology",
        "/GeneralSurgery",
        "/GeneralMedicine",
        "/Urology",
        "/Orthopaedic",
        "/OncoSurgery",
        "/NeurologyT",
        "/careers",
        "/privacy",
        "/terms",
        "/accessibility",
        "/dashboard",
        "/a-z",
        "/PatientGuide",
        "tel:112",
        "tel:108",
      ]),
    );
  });

  test("does not say the same words for two pages in its menus", async () => {
    const html = await page("/about");
    for (const element of ["header", "footer"]) {
      const part = new RegExp(`<${element}[ >].*?</${element}>`, "s").exec(html)?.[0] ?? "";
      const places = new Map<string, Set<string>>();
      for (const [, path = "", words = ""] of part.matchAll(/<a href="(\/[^"]*)"[^>]*>([^<]+)</g)) {
        places.set(words, (places.get(words) ?? new Set()).add(path));
      }
      const double = [...places].filter(([, paths]) => paths.size > 1).map(([words]) => words);
      expect(double).toEqual([]);
      expect(part).toContain(">Oncology<");
      expect(part).toContain(">Oncology treatments<");
    }
  });

  test("keeps its words apart where no style sheet does", async () => {
    const text = (await page("/doctors")).replace(
      /<(?!\/?(?:li|p|h\d|div|ul|nav|header))[^>]+>/g,
      "",
    );
    expect(text).not.toMatch(/0020care@|exampleSector|134117Instagram|HospitalNABH/);
    expect(text).not.toMatch(/years₹|\d(?:Available|Unavailable)|ProfileCheck/);
  });

  test("begins with a way past the menus to its one heading", async () => {
    for (const path of ["/management", "/nowhere"]) {
      const html = await page(path);
      expect(html).toMatch(/<body><a href="#main"/);
      expect(html.match(/<main id="main"/g)).toHaveLength(1);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    }
  });

  test("marks the page in the menu that one is on, however its address is spelled", async () => {
    const current = /<a href="\/about" aria-current="page">About<\/a>/;
    expect(await page("/about")).toMatch(current);
    expect(await page("/ABOUT")).toMatch(current);
    expect(await page("/management")).not.toMatch(current);
    for (const locale of otherLocales) {
      const own = new RegExp(`<a href="/${locale}/about" aria-current="page">\\P{ASCII}`, "u");
      expect(await page(`/${locale}/about`)).toMatch(own);
      expect(await page(`/${locale}/management`)).not.toMatch(own);
    }
  });

  test("has one canonical address for all spellings, and a card with a picture", async () => {
    for (const path of ["/management", "/Management?from=poster"]) {
      const html = await page(path);
      expect(html).toContain('<link rel="canonical" href="https://hospital.example/management"/>');
      expect(html).toContain(
        '<meta property="og:image" content="https://hospital.example/social-card.jpg"/>',
      );
    }
  });

  test("tells the browser which pages it may fetch ahead, and none that change something", async () => {
    const html = await page("/about");
    const [, rules = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
    const { prefetch } = JSON.parse(rules);
    const { and } = prefetch[0].where;
    expect(and).toEqual([{ href_matches: "/*" }, { not: { href_matches: "/dashboard*" } }]);
    // What changes something is a form, which no browser fetches ahead.
    for (const path of ["/lite", "/signout"]) {
      expect((await app.get(path)).headers.get("set-cookie")).toBeNull();
    }
  });

  test("brings no script of its own where there is nothing to operate", async () => {
    for (const path of ["/management", "/nowhere", "/doctor/nobody"]) {
      const kinds = withoutRegistration(await page(path)).match(/<script[^>]*>/g) ?? [];
      expect(kinds).toEqual(['<script type="speculationrules">']);
    }
  });
});

test("the dashboard has neither the visitors' header nor their footer", async () => {
  await using own = await startApp();
  const staff = await own.as(admin);
  const html = await (await staff.get("/dashboard")).text();
  expect(html).not.toContain("<footer");
  expect(links(html, "header")).not.toContain("/about");
});

describe("an address that leads nowhere", () => {
  test("is answered with 404, what happened, and ways on", async () => {
    const response = await app.get("/no/such/page", { Host: "hospital.example" });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("<title>Page not found | Morni Hospital</title>");
    expect(html).toContain("<h1>Unexpected Application Error!</h1>");
    expect(html).toContain("<h2>We cannot find this page</h2>");
    expect(html).toContain('action="/search"');
    const ways = ["/doctors", "/", "/Oncology", "tel:+911720000020"];
    expect(links(html, "main")).toEqual(expect.arrayContaining(ways));
  });

  test("is said to lead nowhere where a page has no header and footer too", async () => {
    const response = await app.get("/doctor/nobody/token", {
      Host: "hospital.example",
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("This link does not work.");
  });

  test("is shown as text however hostile it is", async () => {
    const html = await page("/%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
    expect(html).not.toContain("<script>alert");
  });
});

test("what cannot be done at an address is refused in the site's own words", async () => {
  const response = await app.post("/about", { any: "thing" }, { Host: "hospital.example" });
  expect(response.status).toBe(405);
  const html = await response.text();
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toContain("This link does not work. Go back and try again");
  expect(html).not.toContain("For anything else call us");
  expect(html).toContain("<footer");
});
