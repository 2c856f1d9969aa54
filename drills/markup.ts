import { chromium, type Page } from "@playwright/test";
import { texts } from "#app/doctors/fields.ts";
import { applicationBody, doctorBody, logIn } from "../tests/api.ts";
import { findChromium } from "../tests/browser.ts";
import { type App, startApp } from "../tests/http.ts";
import type { Drill } from "./drill.ts";

// Each of these calls alert() where a page takes it for markup, an address, a style or a program.
const payloads = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "</ScRiPt><sCrIpT>alert(1)</sCrIpT>",
  "<script src=data:,alert(1)></script>",
  "<img src=x onerror=alert(1)>",
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<body onload=alert(1)>",
  "<iframe srcdoc='<script>parent.alert(1)</script>'>",
  "<iframe src=javascript:alert(1)>",
  "<a href=javascript:alert(1)>go</a>",
  "<details open ontoggle=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<style>@import'javascript:alert(1)'</style>",
  "<link rel=stylesheet href=javascript:alert(1)>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<base href=//example.org/>",
  "<form action=javascript:alert(1)><button>x",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "]]><script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  '" autofocus onfocus="alert(1)',
  "' autofocus onfocus='alert(1)",
  "`-alert(1)-`",
  "'-alert(1)-'",
  '"-alert(1)-"',
  "\u2028alert(1)//",
  "{{constructor.constructor('alert(1)')()}}",
  ["$", "{alert(1)}"].join(""),
  "javascript:alert(1)",
];

/** Writes each payload wherever a text can be written, and opens each page that shows it. */
export const markup: Drill = async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const { stored, ids } = await storeAll(app);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage({ baseURL: app.origin });
  const executed: string[] = [];
  page.on("dialog", async (dialog) => {
    if (dialog.type() === "alert") executed.push(page.url());
    await dialog.accept();
  });
  await signIn(page, app);
  const paths = listPages(ids);
  for (const path of paths) await page.goto(path, { waitUntil: "load" });
  await browser.close();
  return [
    {
      what: `${payloads.length} payloads, stored in ${stored} fields, on ${paths.length} pages`,
      goal: "none is executed",
      seen: executed.length === 0 ? "none was" : `${executed.length}: ${executed[0]}`,
      holds: executed.length === 0 && stored >= payloads.length * texts.length,
    },
  ];
};

async function storeAll(app: App): Promise<{ stored: number; ids: string[] }> {
  const { bearer } = await logIn(app);
  const ids: string[] = [];
  let stored = 0;
  for (const payload of payloads) {
    const filled = Object.fromEntries(texts.map((name) => [name, payload]));
    const doctor = { ...doctorBody, ...filled, name: `Dr ${payload}`.slice(0, 100) };
    const made = await app.send("POST", "/api/v1/doctor", doctor, bearer);
    if (made.status === 201) {
      ids.push((await made.json())._id);
      stored += texts.length + 1;
    }
    const application = { ...applicationBody, name: payload, position: payload };
    const applied = await app.send("POST", "/api/v1/career", application);
    if (applied.status === 201) stored += 2;
    for (const resume of [payload, `https://example.org/${payload}`]) {
      const body = { ...applicationBody, resumeLink: resume };
      if ((await app.send("POST", "/api/v1/career", body)).status === 201) stored += 1;
    }
  }
  return { stored, ids };
}

async function signIn(page: Page, app: App): Promise<void> {
  const { cookie } = await logIn(app);
  const [name = "", value = ""] = (cookie.Cookie ?? "").split("=");
  await page.context().addCookies([{ name, value, url: app.origin }]);
}

function listPages(ids: string[]): string[] {
  const sent = payloads.map(encodeURIComponent);
  const numbers = [1, 2, 3, 4, 5];
  return [
    "/",
    "/doctors",
    "/a-z",
    ...ids.flatMap((id) => [`/doctor/${id}`, `/dashboard/AddDoctor/${id}/edit`]),
    ...numbers.flatMap((page) => [
      `/dashboard/AddDoctor?page=${page}`,
      `/dashboard/Careers?page=${page}`,
    ]),
    ...sent.flatMap((text) => [
      `/search?q=${text}`,
      `/doctors?q=${text}`,
      `/dashboard/AddDoctor?q=${text}`,
      `/signin?next=${text}`,
      `/${text}`,
    ]),
  ];
}
