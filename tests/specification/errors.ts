import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { applicationBody, doctorBody, linkBody } from "../api.ts";
import { admin } from "../http.ts";
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

/** Does something while a table cannot be read. */
async function without<Result>(
  site: Site,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  site.database((sqlite) => sqlite.exec(`ALTER TABLE ${table} RENAME TO hidden_${table}`));
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
      const failed = await without(site, table, () => site.call(method, path, body));
      expect([failed.status, failed.body.message]).toEqual([500, text]);
    },
  ),
  ...each(
    pages,
    ([path, , text]) => `${path} shows '${text}' when the database cannot be read`,
    async (site, [path, table, text, staff]) => {
      const page = await without(site, table, () =>
        staff ? site.staffPage(path) : site.fresh(path),
      );
      expect(page.texts("main [role=alert]").join()).toContain(text);
    },
  ),
  "the sign-in shows 'Login failed' in the red box when the database fails": async (site) => {
    const page = await without(site, "staff", () => site.sendForm("/signin", admin));
    expect(page.texts("main form [role=alert]").join()).toContain("Login failed");
  },
});

type Fault = "cut" | "500" | "500 with a message";
const faults: Fault[] = ["cut", "500", "500 with a message"];

async function breakRequests(page: Page, pattern: string, fault: Fault): Promise<void> {
  await hydrate(page);
  await page.route(pattern, (route) =>
    fault === "cut"
      ? route.abort()
      : route.fulfill({
          status: 500,
          contentType: "application/json",
          body: fault === "500" ? "" : JSON.stringify({ message: "The disk is on fire" }),
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

async function withRecord(
  site: Site,
  kind: Situation["kind"],
  work: (id: string) => Promise<void>,
) {
  if (!kind) return work("");
  const [path, body] = {
    doctor: ["/doctor", { ...doctorBody, name: "Dr Fault" }],
    application: ["/career", { ...applicationBody, name: "Fault" }],
    link: ["/social-links", linkBody],
  }[kind] as [string, object];
  const { body: stored } = await site.call("POST", path, body);
  const { _id } = stored.application ?? stored.data ?? stored;
  try {
    await work(_id);
  } finally {
    await site.call("DELETE", `${path}/${_id}`);
  }
}

/** Its letters, or the frame around them. */
async function expectRed(page: Page, text: string): Promise<void> {
  const alert = page.getByRole("alert").filter({ hasText: text }).first();
  await alert.waitFor({ timeout: 8000 });
  const reds = await alert.evaluate((element) =>
    [element, ...element.querySelectorAll("*")].flatMap((one) => {
      const { color, borderTopColor } = getComputedStyle(one);
      return [color, borderTopColor].map((each) => (each.match(/\d+/g) ?? []).map(Number));
    }),
  );
  expect(reds.some(([r = 0, g = 0, b = 0]) => r > 120 && g < 90 && b < 90)).toBe(true);
}

const inBrowser = statements("8 Failures on the way", {
  ...each(
    situations.flatMap((situation) => faults.map((fault) => ({ ...situation, fault }))),
    ({ text, fault }) =>
      `${fault}: the page stays and says '${text}' in red letters or a red frame`,
    async (site, { text, path, kind, typed = {}, act, fault }) => {
      await withRecord(site, kind, async (record) => {
        const page = await site.newView(path.replace("{id}", record), { staff: true });
        if (path.includes("/new") || path.includes("{id}"))
          await page.locator("dialog:modal").waitFor();
        for (const [name, value] of Object.entries(typed))
          await page.fill(`dialog [name="${name}"]`, value);
        await breakRequests(page, "**/*.data*", fault);
        await act(page);
        await expectRed(page, fault === "500 with a message" ? "The disk is on fire" : text);
        for (const [name, value] of Object.entries(typed)) {
          expect(await page.inputValue(`dialog [name="${name}"]`)).toBe(value);
        }
        await page.context().close();
      });
    },
  ),
  ...each(
    faults,
    (fault) => `${fault}: the sign-in stays and says 'Login failed' in the red box`,
    async ({ newView }, fault) => {
      const page = await newView("/signin");
      await page.getByLabel("Your Email").fill(admin.email);
      await page.getByLabel("Your Password", { exact: true }).fill(admin.password);
      await breakRequests(page, "**/*.data*", fault);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expectRed(
        page,
        fault === "500 with a message" ? "The disk is on fire" : "Login failed",
      );
      expect(await page.getByLabel("Your Email").inputValue()).toBe(admin.email);
      await page.context().close();
    },
  ),
  ...each(
    [
      ["/dashboard/AddDoctor", "Failed to fetch doctors"],
      ["/dashboard/Careers", "Failed to fetch careers"],
      ["/dashboard/Links", "Failed to fetch links"],
    ] as const,
    ([path]) => `a list that does not come says so in red: ${path}`,
    async ({ newView }, [path, text]) => {
      const page = await newView("/dashboard", { staff: true });
      await breakRequests(page, `**${path}.data*`, "cut");
      await page.locator(`nav[aria-label="Dashboard"] a[href="${path}"]`).click();
      await expectRed(page, text);
      await page.context().close();
    },
  ),
});

export const errors = [...api, ...inBrowser];
