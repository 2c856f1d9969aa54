import { expect } from "vitest";
import { textOf } from "./document.ts";
import { holdBack } from "./hold-back.ts";
import { hydrate } from "./hydrate.ts";
import type { Site } from "./site.ts";
import { each, statements } from "./statement.ts";

const filled = {
  name: "Statement Applicant",
  position: "Nurse",
  email: "statement@example.org",
  phone: "9800000009",
  resume_link: "https://example.org/resume.pdf",
};

const fields = [
  ["Name", "name", "text"],
  ["Position", "position", "text"],
  ["Email", "email", "email"],
  ["Phone Number (10 digit)", "phone", "tel"],
  ["Resume Link", "resume_link", "url"],
] as const;

const rejected: [field: keyof typeof filled, typed: string, text: string][] = [
  ["name", "", "Name is required"],
  ["name", "   ", "Name is required"],
  ["position", "", "Position is required"],
  ["position", "   ", "Position is required"],
  ["email", "", "Email is required"],
  ["email", "  ", "Email is required"],
  ["email", "nobody", "Invalid email format"],
  ["email", "a@b", "Invalid email format"],
  ["email", "a b@example.org", "Invalid email format"],
  ["phone", "", "Phone is required"],
  ["phone", "  ", "Phone is required"],
  ["phone", "98000", "Phone must be 10 digits"],
  ["phone", "98000000091", "Phone must be 10 digits"],
  ["phone", "98000abc09", "Phone must be 10 digits"],
  ["resume_link", "", "Resume link is required"],
  ["resume_link", "   ", "Resume link is required"],
];

const success = "You have successfully applied! We will contact you soon.";

async function errorOf(site: Site, field: string, typed: string) {
  const page = await site.sendForm("/careers", { ...filled, [field]: typed });
  return { status: page.status, error: page.texts(`#application-${field}-error`)[0] };
}

const form = statements("2.10 Careers", {
  "has the banner 'Careers'": async ({ page }) => {
    expect((await page("/careers")).texts("main h1")).toEqual(["Careers"]);
  },
  "has a title about applying for a career": async ({ page }) => {
    expect((await page("/careers")).texts("main h2")[0]).toMatch(/apply.*career/i);
  },
  ...each(
    fields,
    ([label]) => `has the field ${label}`,
    async ({ page }, [label, name, type]) => {
      const { all, one } = await page("/careers");
      const input = one(`main form input[name="${name}"]`);
      const labelled = all(`label[for="${input.id}"]`).map((element) => textOf(element));
      expect(labelled).toEqual([label]);
      expect(input.getAttribute("type") ?? "text").toBe(type);
    },
  ),
  "Position has the placeholder 'Doctor, Nurse, etc.'": async ({ page }) => {
    const position = (await page("/careers")).one('input[name="position"]');
    expect(position.getAttribute("placeholder")).toBe("Doctor, Nurse, etc.");
  },
  "says that the resume link is a public one": async ({ page }) => {
    expect((await page("/careers")).text).toMatch(/public link.*cloud/i);
  },
  "has the button 'Submit Application'": async ({ page }) => {
    expect((await page("/careers")).texts("main form button")).toEqual(["Submit Application"]);
  },
  "the button reads 'Submitting...' meanwhile": async ({ newView }) => {
    const page = await newView("/careers");
    await hydrate(page);
    for (const [name, value] of Object.entries(filled)) await page.fill(`[name="${name}"]`, value);
    const goOn = await holdBack(page, "**/careers.data*");
    await page.getByRole("button", { name: "Submit Application" }).click();
    await page.getByRole("button", { name: "Submitting..." }).waitFor();
    goOn();
    await page.getByText(success).waitFor();
    await page.close();
  },
  ...each(
    [true, false],
    (script) => `a success shows the green banner, ${script ? "with" : "without"} script`,
    async ({ newView }, script) => {
      const page = await newView("/careers", { script });
      const name = `Statement ${script}`;
      for (const [field, value] of Object.entries({ ...filled, name })) {
        await page.fill(`[name="${field}"]`, value);
      }
      await page.getByRole("button", { name: "Submit Application" }).click();
      const banner = page.getByText(success);
      await banner.waitFor();
      const [r = 0, g = 0, b = 0] = await banner.evaluate((element) =>
        (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      expect(g).toBeGreaterThanOrEqual(Math.max(r, b));
      expect(await page.inputValue('[name="name"]')).toBe("");
      await page.close();
    },
  ),
  "the banner hides after 50000 ms": async ({ newView }) => {
    const page = await newView("/careers", { motion: true });
    for (const [name, value] of Object.entries(filled)) await page.fill(`[name="${name}"]`, value);
    await page.getByRole("button", { name: "Submit Application" }).click();
    const banner = page.getByText(success);
    await banner.waitFor();
    const letPass = (milliseconds: number) =>
      banner.evaluate((element, time) => {
        const animations = element.getAnimations();
        if (animations.length === 0) throw new Error("Nothing hides it");
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = time;
        }
      }, milliseconds);
    await letPass(49_900);
    expect(await banner.isVisible()).toBe(true);
    await letPass(50_900);
    expect(await banner.isVisible()).toBe(false);
    await page.close();
  },
  "a failure shows the server's text in red": async ({ newView }) => {
    const page = await newView("/careers");
    await hydrate(page);
    for (const [name, value] of Object.entries(filled)) await page.fill(`[name="${name}"]`, value);
    await page.route("**/careers.data*", (route) => route.abort());
    await page.getByRole("button", { name: "Submit Application" }).click();
    const alert = page
      .getByRole("alert")
      .filter({ hasText: "Failed to submit career application" });
    await alert.waitFor();
    expect(await page.inputValue('[name="name"]')).toBe(filled.name);
    await page.close();
  },
});

const rules = statements("5 Career form", {
  ...each(
    rejected,
    ([field, typed, text]) => `${field} ‘${typed}’ is rejected with '${text}'`,
    async (site, [field, typed, text]) => {
      expect(await errorOf(site, field, typed)).toEqual({ status: 400, error: text });
    },
  ),
  "nothing is stored of what is rejected": async (site) => {
    const count = async () => (await site.call("GET", "/careers")).body.applications.length;
    const before = await count();
    await errorOf(site, "phone", "1");
    expect(await count()).toBe(before);
  },
  ...each(
    fields,
    ([, name]) => `the error of ${name} clears when that field is edited, and no other`,
    async ({ view }, [label, name]) => {
      const page = await view("/careers");
      const errors = page.locator("form [id$=-error]");
      if ((await errors.count()) === 0) {
        await hydrate(page);
        await page.getByRole("button", { name: "Submit Application" }).click();
        await expect.poll(() => errors.count()).toBe(5);
      }
      const before = await errors.count();
      await page.getByLabel(label, { exact: true }).fill("x");
      await expect.poll(() => page.locator(`#application-${name}-error`).count()).toBe(0);
      expect(await errors.count()).toBe(before - 1);
      const left = await page.locator("form [role=alert] li").allTextContents();
      expect(
        left.filter((text) => text.toLowerCase().startsWith(name.split("_")[0] ?? "")),
      ).toEqual([]);
    },
  ),
});

export const careers = [...form, ...rules];
