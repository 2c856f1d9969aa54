import { doctorBody, logIn } from "../../api/api.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { test as timedTest } from "../support/timed.ts";

test("on paper a doctor has the whole text, the list has hours in place of a search, and an article a number to call and the addresses of its sources", async ({
  page,
  app,
}, { project }) => {
  const { bearer } = await logIn(app);
  const about = `${"He takes his time for each patient. ".repeat(8)}The very end of it.`;
  const doctor = { ...doctorBody, name: `Dr Paper ${project.name}`, about, awards: about };
  const created = await app.send("POST", "/api/v1/doctor", doctor, bearer);
  const { id } = await created.json();
  await page.goto(`/doctor/${id}`);
  await page.emulateMedia({ media: "print" });
  for (const heading of ["About", "Achievements"]) {
    const section = page.getByRole("heading", { name: heading }).locator("xpath=..");
    await expect(section).toHaveText(/The very end of it\.$/, { useInnerText: true });
  }
  await expect(page.getByRole("button")).toHaveCount(0);

  await page.goto("/doctors");
  const withHours = page.getByRole("article").filter({ hasText: /\d:00.*[AP]M/ });
  await expect(withHours.first()).toBeVisible();
  const telephone = page.getByRole("main").getByRole("link", { name: "0172 000 0020" });
  await expect(telephone.first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);

  await page.goto("/Dengue");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "0172 000 0020" })).toHaveCount(1);
  const source = page.locator("cite a").first();
  const address = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain(String(await source.getAttribute("href")));
});

test("the home page has every section and doctor at once on paper, from a phone too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  const waiting = await page.locator("main *").evaluateAll((elements) => {
    return elements.filter((element) => getComputedStyle(element).contentVisibility === "auto");
  });
  expect(waiting).toEqual([]);
  // The width of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  const beyond = await page.locator("main li").evaluateAll((items) => {
    return items
      .filter((item) => item.getBoundingClientRect().right > innerWidth + 1)
      .map((item) => item.textContent);
  });
  expect(beyond).toEqual([]);
});

test("each article that a doctor checks on paper begins a sheet of its own", async ({ page }) => {
  await signIn(page, "/dashboard/Articles/Print");
  const sheets = page.getByRole("article");
  expect(await sheets.count()).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  for (const sheet of (await sheets.all()).slice(1)) {
    await expect(sheet).toHaveCSS("break-before", "page");
  }
});

timedTest(
  "the week of 21 doctors is one sheet of A4 on its side, with long rooms too",
  async ({ page, timed: { app, ids } }) => {
    const { bearer } = await logIn(app);
    const path = `/api/v1/doctor/${ids.get("Dr Asha Verma")}`;
    for (const sitting of (await (await app.get(path)).json()).sittings) {
      const body = { ...sitting, room: "कमरा नंबर २, पहली मंज़िल, पुरानी इमारत" };
      const response = await app.send("PUT", `/api/v1/sittings/${sitting.id}`, body, bearer);
      expect(response.status).toBe(200);
    }
    await page.goto("/opd/week");
    expect(await page.getByRole("row").count()).toBeGreaterThan(19);
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(["/Count 1"]);
  },
);

timedTest("a doctor is one sheet, with the number to call", async ({ page, timed: { ids } }) => {
  await page.goto(`/doctor/${ids.get("Dr Asha Verma")}`);
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toEqual(["/Count 1"]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "0172 000 0020" }).last()).toBeVisible();
});

function sheetsOf(paper: Buffer): string[] | null {
  return paper.toString("latin1").match(/\/Count \d+/g);
}
