import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { applicationBody, doctorBody, linkBody } from "../api/api.ts";
import { admin } from "../app/http.ts";
import { share } from "../runner/rounds.ts";
import { hydrate } from "./hydrate.ts";
import type { Site } from "./site.ts";
import { each, statements } from "./statement.ts";

const id = "0".repeat(24);

/** The catalogue: the call, and the table without which it fails. */
const catalogue: [text: string, table: string, method: string, path: string, body?: unknown][] = [
  ["Failed to fetch doctors", "doctors", "GET", "/doctors"],
  ["Failed to fetch available doctors", "doctors", "GET", "/available-doctors"],
  ["Failed to fetch doctor", "doctors", "GET", `/doctor/${id}`],
  ["Failed to create doctor", "doctors", "POST", "/doctor", doctorBody],
  ["Failed to update doctor", "doctors", "PUT", `/doctor/${id}`, doctorBody],
  [
    "Failed to update availability",
    "doctors",
    "PUT",
    `/doctor/${id}/availability`,
    { availability: "available" },
  ],
  ["Failed to delete doctor", "doctors", "DELETE", `/doctor/${id}`],
  ["Failed to fetch links", "links", "GET", "/social-links"],
  ["Failed to create link", "links", "POST", "/social-links", linkBody],
  ["Failed to delete link", "links", "DELETE", `/social-links/${id}`],
  ["Login failed", "staff", "POST", "/login", admin],
  [
    "Failed to submit career application",
    "applications",
    "POST",
    "/career",
    { ...applicationBody, name: "Fault" },
  ],
  ["Failed to fetch careers", "applications", "GET", "/careers"],
  ["Failed to delete career", "applications", "DELETE", `/career/${id}`],
];

async function withoutTable<Result>(
  site: Site,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // What is in the cache would be shown without reading.
  const change = "UPDATE table_versions SET version = version + 1";
  site.database((sqlite) =>
    sqlite.exec(`ALTER TABLE ${table} RENAME TO hidden_${table}; ${change}`),
  );
  try {
    return await work();
  } finally {
    site.database((sqlite) => sqlite.exec(`ALTER TABLE hidden_${table} RENAME TO ${table}`));
  }
}

const pages: [path: string, table: string, text: string, staff: boolean][] = [
  ["/doctors?q=a", "doctors", "Failed to fetch available doctors", false],
  [`/doctor/${id}`, "doctors", "Failed to fetch doctor", false],
  ["/", "doctors", "Failed to fetch available doctors", false],
  ["/Instagram", "links", "Failed to fetch links", false],
  ["/dashboard/AddDoctor", "doctors", "Failed to fetch doctors", true],
  ["/dashboard/Careers", "applications", "Failed to fetch careers", true],
  ["/dashboard/Links", "links", "Failed to fetch links", true],
];

const api = statements("8 Error catalogue", {
  ...each(
    catalogue,
    ([text]) => `the API says '${text}'`,
    async (site, [text, table, method, path, body]) => {
      const failed = await withoutTable(site, table, () => site.call(method, path, body));
      expect([failed.status, failed.body.message]).toEqual([500, text]);
    },
  ),
  ...each(
    pages,
    ([path, , text]) => `${path} shows '${text}' when the database cannot be read`,
    async (site, [path, table, text, staff]) => {
      const page = await withoutTable(site, table, () =>
        staff ? site.staffPage(path) : site.fresh(path),
      );
      expect(page.texts("main [role=alert]").join()).toContain(text);
    },
  ),
  "the sign-in shows 'Login failed' in the red box when the database fails": async (site) => {
    const page = await withoutTable(site, "staff", () => site.sendForm("/signin", admin));
    expect(page.texts("main form [role=alert]").join()).toContain("Login failed");
  },
});

const faults = {
  cut: "The server could not be reached.",
  "500": "The server reported an error (500).",
  "500 with a message": "The disk is on fire",
} as const;
type Fault = keyof typeof faults;
/** All go the same way: one of them with each seed. */
const someFaults = share(Object.keys(faults) as Fault[], 3);

async function breakRequests(page: Page, fault: Fault): Promise<void> {
  await page.unrouteAll();
  await page.route("**/*.data*", (route) =>
    fault === "cut"
      ? route.abort()
      : route.fulfill({
          status: 500,
          contentType: "application/json",
          body: fault === "500" ? "" : JSON.stringify({ message: faults[fault] }),
        }),
  );
}

interface Situation {
  text: string;
  /** Where it begins; `{id}` is a record made for it. */
  path: string;
  kind?: "doctor" | "application" | "link";
  typed?: Record<string, string>;
  act: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) =>
  page.locator("dialog").getByRole("button", { name, exact: true }).click();

const situations: Situation[] = [
  {
    text: "Failed to create doctor",
    path: "/dashboard/AddDoctor/new",
    typed: { name: "Dr Typed", about: "What was typed" },
    act: press("Create"),
  },
  {
    text: "Failed to update doctor",
    path: "/dashboard/AddDoctor/{id}/edit",
    kind: "doctor",
    typed: { about: "What was typed" },
    act: press("Update"),
  },
  {
    text: "Failed to update availability",
    path: "/dashboard/AddDoctor?q=fault",
    kind: "doctor",
    act: (page) => page.locator("td[data-label=Availability] button").first().click(),
  },
  {
    text: "Failed to delete doctor",
    path: "/dashboard/AddDoctor/{id}/delete",
    kind: "doctor",
    act: press("Delete"),
  },
  {
    text: "Failed to create link",
    path: "/dashboard/Links/new",
    typed: { url: "https://example.org/typed" },
    act: press("Create Link"),
  },
  {
    text: "Failed to delete link",
    path: "/dashboard/Links/{id}/delete",
    kind: "link",
    act: press("Delete"),
  },
  {
    text: "Failed to delete career",
    path: "/dashboard/Careers/{id}/delete",
    kind: "application",
    act: press("Delete"),
  },
];

interface Opened {
  page: Page;
  close: () => Promise<unknown>;
}

const opened = new Map<Situation, Promise<Opened>>();

function pageOf(site: Site, situation: Situation): Promise<Opened> {
  const known = opened.get(situation) ?? open(site, situation);
  opened.set(situation, known);
  return known;
}

async function open(site: Site, { path, kind, typed = {} }: Situation): Promise<Opened> {
  const record = kind && (await addRecord(site, kind));
  const address = path.replace("{id}", record?.id ?? "");
  const page = await site.view("/dashboard", { staff: true });
  await page.unrouteAll();
  await page.goto(address);
  await hydrate(page);
  if (address.split("/").length > 3) await page.locator("dialog:modal").waitFor();
  for (const [name, value] of Object.entries(typed)) {
    await page.fill(`dialog [name="${name}"]`, value);
  }
  return { page, close: async () => record?.remove() };
}

async function addRecord(site: Site, kind: NonNullable<Situation["kind"]>) {
  const [path, body] = {
    doctor: ["/doctor", { ...doctorBody, name: "Dr Fault" }],
    application: ["/career", { ...applicationBody, name: "Fault" }],
    link: ["/social-links", linkBody],
  }[kind] as [string, object];
  const { body: stored } = await site.call("POST", path, body);
  const { _id: id } = stored.application ?? stored.data ?? stored;
  return { id, remove: () => site.call("DELETE", `${path}/${id}`) };
}

/** All its letters, and easy to read: a contrast of 4.5. */
async function expectRed(page: Page, text: string, reason: string): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: text }).filter({ hasText: reason });
  await alert.first().waitFor({ timeout: 8000 });
  const letters = await alert.first().evaluate((element) => {
    const written = [element, ...element.querySelectorAll("*")].filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const backgrounds = (one: Element | null): string[] =>
      one ? [getComputedStyle(one).backgroundColor, ...backgrounds(one.parentElement)] : [];
    const solid = (color: string) => !/, 0\)$/.test(color);
    return written.map((one) => [
      getComputedStyle(one).color,
      backgrounds(one).find(solid) ?? "rgb(255, 255, 255)",
    ]);
  });
  expect(letters).not.toEqual([]);
  for (const [color = "", background = ""] of letters) {
    const [r = 0, g = 0, b = 0] = numbersIn(color);
    expect([color, r > 120 && g < 90 && b < 90]).toEqual([color, true]);
    const [dark = 0, light = 0] = [luminance(color), luminance(background)];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
}

function numbersIn(color: string): number[] {
  return (color.match(/[\d.]+/g) ?? []).map(Number);
}

/** As WCAG 2 defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = numbersIn(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const inBrowser = statements("8 Failures on the way", {
  ...each(
    situations.flatMap((situation) => someFaults.map((fault) => ({ situation, fault }))),
    ({ situation: { text }, fault }) => `${fault}: the page stays and says '${text}' in red`,
    async (site, { situation, fault }) => {
      const { page, close } = await pageOf(site, situation);
      await breakRequests(page, fault);
      await situation.act(page);
      await expectRed(page, situation.text, faults[fault]);
      for (const [name, value] of Object.entries(situation.typed ?? {})) {
        expect(await page.inputValue(`dialog [name="${name}"]`)).toBe(value);
      }
      if (fault === someFaults.at(-1)) await close();
    },
  ),
  ...each(
    someFaults,
    (fault) => `${fault}: the sign-in stays and says 'Login failed' in the red box`,
    async ({ view }, fault) => {
      const page = await view("/signin");
      await hydrate(page);
      await page.getByLabel("Your Email").fill(admin.email);
      await page.getByLabel("Your Password", { exact: true }).fill(admin.password);
      await breakRequests(page, fault);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expectRed(page, "Login failed", faults[fault]);
      expect(await page.getByLabel("Your Email").inputValue()).toBe(admin.email);
    },
  ),
  ...each(
    [
      ["/dashboard/AddDoctor", "Failed to fetch doctors"],
      ["/dashboard/Careers", "Failed to fetch careers"],
      ["/dashboard/Links", "Failed to fetch links"],
    ] as const,
    ([path]) => `a list that does not come says so in red: ${path}`,
    async ({ view }, [path, text]) => {
      const page = await view("/dashboard", { staff: true });
      await page.unrouteAll();
      await page.goto("/dashboard");
      await hydrate(page);
      await breakRequests(page, "cut");
      await page.locator(`nav[aria-label="Dashboard"] a[href="${path}"]`).click();
      await expectRed(page, text, faults.cut);
    },
  ),
});

export const errors = [...api, ...inBrowser];
