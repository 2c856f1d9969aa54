import type { Page } from "@playwright/test";
import { startApp } from "../../app/http.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test("who only read a profile still opens it, first aid and the doctors without a connection, and nothing of the dashboard is kept", async ({
  page,
}) => {
  const app = await startApp();
  const list = await (await app.get("/doctors")).text();
  const [profile = ""] = /\/doctor\/[0-9a-f]{24}/.exec(list) ?? [];
  await page.goto(app.origin + profile);
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await untilKept(page);
  await signIn(page, `${app.origin}/dashboard`, app.origin);
  await page.goto(`${app.origin}/insurance`);
  const isKept = (path: string) =>
    page.evaluate(async (path) => Boolean(await caches.match(path)), path);
  await expect.poll(() => isKept("/insurance")).toBe(true);
  expect(await isKept("/dashboard")).toBe(false);
  await app.stop();

  await page.goto(`${app.origin}/emergency`);
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible();
  const notice = () => getComputedStyle(document.documentElement, "::before").content;
  expect(await page.evaluate(notice)).toMatch(/^"No connection\. As of /);
  await page.goto(app.origin + profile);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(page.locator("html")).toHaveAttribute("data-kept", /\d/);
  await page.goto(`${app.origin}/insurance`);
  await expect(page.locator("html")).toHaveAttribute("data-kept", /\d/);
  await page.goto(`${app.origin}/doctors`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(`${app.origin}/Chemotherapy`);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});

test("who read a page in Hindi reads first aid, the doctors and what is missing in Hindi without a connection @long", async ({
  page,
}) => {
  const app = await startApp();
  await page.goto(`${app.origin}/hi/contact`);
  await untilKept(page);
  const isKept = () => page.evaluate(async () => Boolean(await caches.match("/hi/doctors")));
  await expect.poll(isKept).toBe(true);
  await app.stop();

  await page.goto(`${app.origin}/hi/emergency`);
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible();
  await page.goto(`${app.origin}/hi/doctors`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-kept", /^\d+\/\d+\/\d+, \d+:\d+$/);
  await page.goto(`${app.origin}/hi/charges`);
  await expect(page.getByRole("heading", { name: "आपके फोन का इंटरनेट बंद है" })).toBeVisible();
});

async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
  });
}
