import { share } from "../../runner/rounds.ts";
import { watchRequests } from "../support/quiet.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("a screen of the dashboard that rests has loaded at most 45 files of script", async ({
  page,
}) => {
  await signIn(page);
  const screens = ["Articles", "Articles/Dengue/edit", "Payments", "AddDoctor/new"];
  for (const screen of share(screens, 4)) {
    const scripts = new Set<string>();
    const note = (request: { url(): string }) => {
      if (request.url().endsWith(".js")) scripts.add(request.url());
    };
    page.on("request", note);
    const quiet = watchRequests(page);
    await page.goto(`/dashboard/${screen}`);
    // What other sections need is asked for once the browser has nothing else to do.
    await page.waitForTimeout(1500);
    await quiet();
    page.off("request", note);
    expect(scripts.size, screen).toBeGreaterThan(10);
    expect(scripts.size, screen).toBeLessThanOrEqual(45);
  }
});
