import type { Page } from "@playwright/test";
import { admin } from "../../app/http.ts";
import { waitForHydration } from "./hydration.ts";
import { originOf, test } from "./test.ts";

// Otherwise each journey would be a new device, which every page of the dashboard asks about.
const devices = new Map<string, string>();

/** Signs in without the form, opens a page and waits for its script: before that, links and forms are plain ones. */
export async function signIn(
  page: Page,
  path = "/dashboard",
  origin = originOf(page),
): Promise<void> {
  const body = new URLSearchParams(admin);
  const headers = { Cookie: devices.get(origin) ?? "" };
  const sent = { method: "POST", body, headers, redirect: "manual" } as const;
  const response = await fetch(`${origin}/signin`, sent);
  if (response.status !== 303) throw new Error(`The sign-in returned ${response.status}`);
  const cookies = response.headers.getSetCookie().map((line) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value, url: origin };
  });
  const device = cookies.find(({ name }) => name === "device");
  if (device) devices.set(origin, `device=${device.value}`);
  await page.context().addCookies(cookies);
  await page.goto(path);
  await isReady(page);
}

export async function isReady(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  const logout = page.getByRole("button", { name: "Logout", includeHidden: true });
  if ((await logout.count()) > 0) await waitForHydration(logout.first());
}

export async function signInByForm(page: Page, path = "/dashboard"): Promise<void> {
  await page.goto(`/signin?next=${encodeURIComponent(path)}`);
  await page.getByLabel("Your Email").fill(admin.email);
  await page.getByLabel("Your Password").fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`**${path}`);
  // With script the address changes a moment before the page does.
  await page.getByRole("heading", { name: "Staff sign-in" }).waitFor({ state: "detached" });
}
