import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { admin } from "../app/http.ts";
import { textOf } from "./document.ts";
import { holdBack } from "./hold-back.ts";
import { hydrate } from "./hydrate.ts";
import { each, statements } from "./statement.ts";

const missing = "Please fill out all fields";

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Your Email").fill(email);
  await page.getByLabel("Your Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const incomplete = [
  ["", ""],
  ["a@example.org", ""],
  ["", "secret"],
  ["   ", "  "],
] as const;

export const signIn = statements("2.11 Sign-in", {
  "has the field 'Your Email' of type email": async ({ page }) => {
    const { one, texts } = await page("/signin");
    const input = one('main input[name="email"]');
    expect(input.getAttribute("type")).toBe("email");
    expect(texts(`label[for="${input.id}"]`)).toEqual(["Your Email"]);
  },
  "has the field 'Your Password'": async ({ page }) => {
    const { one, texts } = await page("/signin");
    const input = one('main input[name="password"]');
    expect(input.getAttribute("type")).toBe("password");
    expect(texts(`label[for="${input.id}"]`)).toEqual(["Your Password"]);
  },
  "has a checkbox 'Remember Me'": async ({ page }) => {
    const { one } = await page("/signin");
    const box = one('main input[type="checkbox"]');
    expect(textOf(one(`label[for="${box.id}"]`))).toBe("Remember Me");
  },
  "has the button 'Sign In'": async ({ page }) => {
    expect((await page("/signin")).texts("main form button")).toContain("Sign In");
  },
  "a toggle shows the password and hides it": async ({ view }) => {
    const page = await view("/signin");
    await hydrate(page);
    const field = page.getByLabel("Your Password", { exact: true });
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await field.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(await field.getAttribute("type")).toBe("password");
  },
  ...each(
    incomplete,
    ([email, password]) => `‘${email}’ and ‘${password}’ show '${missing}', and nothing is sent`,
    async ({ view }, [email, password]) => {
      const page = await view("/signin");
      await hydrate(page);
      const sent: string[] = [];
      page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
      await fillIn(page, email, password);
      await page.getByRole("alert").filter({ hasText: missing }).waitFor();
      expect(sent).toEqual([]);
    },
  ),
  ...each(
    incomplete,
    ([email, password]) =>
      `without script, ‘${email}’ and ‘${password}’ come back with '${missing}'`,
    async ({ sendForm }, [email, password]) => {
      expect((await sendForm("/signin", { email, password })).text).toContain(missing);
    },
  ),
  "e-mail and password are trimmed": async ({ call }) => {
    const body = {
      email: ` ${admin.email} `,
      password: ` ${admin.password} `,
      rememberPassword: false,
    };
    expect((await call("POST", "/login", body, {})).status).toBe(200);
  },
  "a wrong password shows in a red box under the form": async ({ view }) => {
    const page = await view("/signin");
    await fillIn(page, admin.email, "wrong");
    const box = page.locator("main form [role=alert]");
    await expect.poll(() => box.textContent()).not.toBe(missing);
    const [r = 0, g = 0, b = 0] = await box.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(r).toBeGreaterThan(Math.max(g, b) + 60);
    const [button, alert] = [page.getByRole("button", { name: "Sign In" }), box];
    expect((await alert.boundingBox())?.y).toBeGreaterThan((await button.boundingBox())?.y ?? 0);
  },
  "the button reads 'Signing in...' meanwhile, and success leads to /dashboard": async ({
    newView,
  }) => {
    const page = await newView("/signin", { isAlone: true });
    await hydrate(page);
    const goOn = await holdBack(page, "**/signin.data*");
    await fillIn(page, admin.email, admin.password);
    await page.getByRole("button", { name: "Signing in..." }).waitFor();
    goOn();
    await page.waitForURL("**/dashboard");
    await page.context().close();
  },
  "who is signed in already is led to /dashboard": async ({ staffPage }) => {
    const { status, location } = await staffPage("/signin");
    expect([Math.floor(status / 100), location]).toEqual([3, "/dashboard"]);
  },
});
