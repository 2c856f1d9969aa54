import { share } from "../../runner/rounds.ts";
import type { Fault } from "../support/faulty-proxy.ts";
import { test } from "../support/faulty-way.ts";
import { forms } from "../support/forms.ts";

// One is sent with a photo.
const walked = ["the form for a new doctor", ...share(forms, 4).map(({ form }) => form)];

for (const { form, button, place, open, done } of forms) {
  test(`${form} is sent, once, by the browser's own "try again" after the connection broke on the way there and back`, {
    tag: walked.includes(form) ? [] : "@long",
  }, async ({ page, app, way }) => {
    const send = () => (place?.(page) ?? page).getByRole("button", { name: button });
    /** Sends the form, and waits until the browser knows that nothing comes back. */
    async function sendInVain(kind: Fault, how: () => Promise<unknown>): Promise<void> {
      way.fault = { kind, of: "forms" };
      const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
      await how().catch(() => {});
      await failed;
      // The browser's own page has taken the place of the form.
      await page.locator("main").waitFor({ state: "detached" });
      way.fault = undefined;
    }

    await open(page, app);
    await sendInVain("cut", () => send().click({ noWaitAfter: true }));
    await sendInVain("lost", () => page.reload());
    await page.reload();
    await done(page, app);
  });
}
