import type { Page } from "@playwright/test";
import { fillInDoctor } from "../support/doctor-form.ts";
import type { FaultyProxy } from "../support/faulty-proxy.ts";
import { test } from "../support/faulty-way.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay } from "../support/test.ts";

const list = "/dashboard/AddDoctor";

/** Presses Create while what the server responds to forms gets lost, and waits until the browser has noticed. */
async function createInVain(page: Page, way: FaultyProxy, hasScript: boolean) {
  way.fault = { kind: "lost", of: "forms" };
  const create = page.getByRole("button", { name: "Create" });
  const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await create.click({ noWaitAfter: true });
  await failed;
  // Without script the browser puts an error page of its own in the place of the form.
  if (!hasScript) await expect(create).toHaveCount(0);
}

/** The message goes on where other doctors have OPD days. */
async function expectAdded(page: Page, name: string) {
  await expect(page.getByRole("status").first()).toContainText(`${name} was added.`);
}

async function expectOneDoctor(page: Page, name: string) {
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name: `Edit ${name}` })).toHaveCount(1);
}

test("a form whose response was lost, sent again after a reload, makes one doctor", async ({
  page,
  way,
  javaScriptEnabled,
}, { project }) => {
  const name = `Dr Sent Again ${project.name}`;
  await signIn(page, `${list}/new`);
  await fillInDoctor(page, name);
  await createInVain(page, way, javaScriptEnabled);
  if (javaScriptEnabled) {
    await page.goto(`${list}/new`);
    way.fault = undefined;
    await page.getByRole("button", { name: "Restore" }).click();
    await page.getByRole("button", { name: "Create" }).click();
  } else {
    way.fault = undefined;
    await page.reload();
  }
  await expectAdded(page, name);
  await expectOneDoctor(page, name);
});

test(
  "who goes back to a form that was saved, and fills it in anew, makes another doctor",
  { tag: oneWay(19) },
  async ({ page, javaScriptEnabled }, { project }) => {
    const [first, second] = [`Dr Before ${project.name}`, `Dr After ${project.name}`];
    await signIn(page, `${list}/new`);
    await fillInDoctor(page, first);
    await page.getByRole("button", { name: "Create" }).click();
    await expectAdded(page, first);
    // With script, the list has taken the place of the form.
    if (javaScriptEnabled) await page.getByRole("link", { name: "Add Doctor" }).last().click();
    else await page.goBack();
    await fillInDoctor(page, second);
    await page.getByRole("button", { name: "Create" }).click();
    await expectAdded(page, second);
    for (const name of [first, second]) await expectOneDoctor(page, name);
  },
);
