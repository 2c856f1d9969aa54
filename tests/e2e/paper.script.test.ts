import { doctorBody, logIn } from "../api.ts";
import { expect, test } from "./test.ts";

test("on paper a doctor has the whole text, and the list has hours in place of a search", async ({
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
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});
