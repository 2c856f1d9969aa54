import { everyDay, logIn } from "../../api/api.ts";
import { share } from "../../runner/rounds.ts";
import { findSmallTargets } from "../looks/small-targets.ts";
import { signIn } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";
import { test } from "../support/timed.ts";

for (const width of share([1280, 360], 2)) {
  test(
    `at ${width} pixels a fee is paid, printed on one sheet, taken back and counted`,
    {
      tag: width > 360 ? "@scripted" : "@plain",
    },
    async ({ page, addDoctor, app, javaScriptEnabled, browserName }, { project }) => {
      const id = await addDoctor({ name: `Dr Cash ${project.name} ${width}` });
      const { bearer } = await logIn(app);
      await app.send("POST", `/api/v1/doctor/${id}/sittings`, everyDay, bearer);
      const phone = `98${javaScriptEnabled ? "77" : "88"}${String(width).padStart(6, "0")}`;
      const body = { source: "phone", visit: "first", fee: 800, name: "Kiran Bala", phone };
      const made = await app.send("POST", `/api/v1/doctor/${id}/appointments`, body, bearer);
      const { id: appointment } = await made.json();
      await page.setViewportSize({ width, height: 740 });
      await signIn(page, `/dashboard/Register/${appointment}`);
      await page.getByRole("link", { name: "Take payment" }).click();
      await page.getByRole("button", { name: "Take payment and make receipt" }).waitFor();
      await page.setViewportSize({ width: 360, height: 740 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed).toBeLessThanOrEqual(360);
      await page.setViewportSize({ width, height: 740 });
      // Cash over what is due is filled in.
      await page.getByRole("button", { name: "Take payment and make receipt" }).click();
      const receipt = page.getByRole("article", { name: /^Receipt R\// });
      await expect(receipt).toContainText("Rupees eight hundred only");
      await expect(page.getByRole("status").first()).toContainText("for ₹800 was made.");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await page.getByRole("link", { name: "Print A5" }).click();
      await expect(page).toHaveURL(/\/print/);
      await expect(page.getByRole("article")).toContainText("Kiran Bala");
      for (const paper of ["a5", "80mm"]) {
        await page.goto(`${page.url().split("?")[0]}?paper=${paper}`);
        if (browserName !== "chromium" || !javaScriptEnabled) continue;
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect([paper, pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length]).toEqual([
          paper,
          1,
        ]);
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("link")).toHaveCount(0);
        await page.emulateMedia({ media: null });
      }
      await page.goto(page.url().split("/print")[0] ?? "");
      await page.getByRole("link", { name: "Mistake…" }).click();
      await page.getByLabel("Reason").fill("Wrong patient");
      await page.getByRole("button", { name: "Take the receipt back" }).click();
      await expect(page.getByRole("article", { name: /^Refund V\// })).toContainText(
        "Wrong patient",
      );
      await page.getByRole("link", { name: "Payments", exact: true }).last().click();
      await page.getByRole("link", { name: "Count cash" }).waitFor();
      expect(await page.evaluate(findSmallTargets)).toEqual([]);
      await page.getByRole("link", { name: "Count cash" }).click();
      await page.getByLabel("₹500 notes").fill("1");
      await page.getByLabel("Remark").fill("Change");
      await page.getByRole("button", { name: "Save the count" }).click();
      await expect(page.getByRole("article")).toContainText("₹500 × 1");
    },
  );
}
