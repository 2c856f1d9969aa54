import { logIn, sittingBody } from "../api.ts";
import { formFields } from "../form-fields.ts";
import { type App, admin } from "../http.ts";
import { signIn } from "./sign-in.ts";
import { expect } from "./test.ts";
import { test } from "./timed.ts";

const everyDay = { ...sittingBody, weekdays: [1, 2, 3, 4, 5, 6, 7], from: "06:00", to: "23:00" };

/** Has a form sent from another computer, as it stands there but for `fields`. */
async function sendElsewhere(app: App, path: string, fields: Record<string, string>) {
  const colleague = await app.as(admin);
  const shown = formFields(await (await colleague.get(path)).text());
  const response = await colleague.post(path, { ...shown, ...fields });
  expect([path, response.status]).toEqual([path, 303]);
}

test.describe("what a colleague did meanwhile", () => {
  let doctor: string;
  let book: (name: string, phone: string) => Promise<string>;

  test.beforeEach(async ({ addDoctor, app }, { testId }) => {
    doctor = await addDoctor({ name: `Dr Meanwhile ${testId}` });
    const { bearer } = await logIn(app);
    for (const hours of [everyDay, { ...everyDay, from: "08:00" }]) {
      await app.send("POST", `/api/v1/doctor/${doctor}/sittings`, hours, bearer);
    }
    book = async (name, phone) => {
      const body = { source: "phone", visit: "first", fee: 800, name, phone };
      const made = await app.send("POST", `/api/v1/doctor/${doctor}/appointments`, body, bearer);
      return (await made.json()).id;
    };
  });

  test("is in the cash count when it is sent again", async ({ page, app }) => {
    const [first, second] = [
      await book("Gian Chand", "9811400001"),
      await book("Bimla Devi", "9811400002"),
    ];
    const pay = (id: string) =>
      sendElsewhere(app, `/dashboard/Payments/new?appointment=${id}`, { mode: "cash" });
    await pay(first);
    await signIn(page, "/dashboard/Payments/count");
    await page.getByLabel("₹500 notes").fill("1");
    await page.getByLabel("Remark").fill("Change");
    await pay(second);
    await page.getByRole("button", { name: "Save the count" }).click();
    await expect(page.getByText("1 more came meanwhile (₹800). Count them too.")).toBeVisible();
    await expect(page.getByText("Cash of 2 receipts and 0 refunds")).toBeVisible();
    await page.getByRole("button", { name: "Save the count" }).click();
    await expect(page.getByRole("article")).toContainText("₹500 × 1");
  });

  test("lowers what is due, and the rest is taken", async ({ page, app }) => {
    const path = `/dashboard/Payments/new?appointment=${await book("Tara Chand", "9811400003")}`;
    await signIn(page, path);
    await sendElsewhere(app, path, { mode: "cash", consultation: "500" });
    await page.getByLabel("Consultation").fill("300");
    await page.getByRole("button", { name: "Take payment and make receipt" }).click();
    await expect(page.getByText(/^₹500 were paid meanwhile: R\//)).toBeVisible();
    await expect(page.getByText("₹300 due")).toBeVisible();
    await page.getByRole("button", { name: "Take payment and make receipt" }).click();
    await expect(page.getByRole("article", { name: /^Receipt R\// })).toContainText("₹300");
  });

  test("leaves less to give back, and the form says how much", async ({ page, app }) => {
    const path = `/dashboard/Payments/new?appointment=${await book("Roshan Lal", "9811400005")}`;
    const colleague = await app.as(admin);
    const form = { ...formFields(await (await colleague.get(path)).text()), mode: "cash" };
    const receipt = (await colleague.post(path, form)).headers.get("Location") ?? "";
    await signIn(page, `${receipt}/refund`);
    await sendElsewhere(app, `${receipt}/refund`, { cash: "300", reason: "Half" });
    await page.getByLabel("Reason").fill("All of it");
    await page.getByRole("button", { name: "Give money back" }).click();
    await expect(page.getByText("At most ₹500 can be given back.").first()).toBeVisible();
    await expect(page.getByText(/Roshan Lal: ₹500 cash can be given back\.$/)).toBeVisible();
    await page.getByLabel("Cash in rupees").fill("500");
    await page.getByRole("button", { name: "Give money back" }).click();
    await expect(page.getByRole("article", { name: /^Refund V\// })).toContainText("All of it");
  });

  test("is told before somebody is moved, who is moved at the second press", async ({
    page,
    app,
  }) => {
    const id = await book("Asha Rani", "9811400004");
    const path = `/dashboard/Register/${id}`;
    await signIn(page, `${path}/move`);
    await sendElsewhere(app, path, { note: "Comes with her son" });
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText(/^Somebody else changed this appointment/)).toBeVisible();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByRole("status").first()).toContainText("Asha Rani has token 1 now");
  });
});

test("what is on paper is entered row by row, in any order and after a refusal", async ({
  page,
  app,
  addDoctor,
}, { testId }) => {
  const name = `Dr Paper ${testId}`;
  const doctor = await addDoctor({ name });
  const { bearer } = await logIn(app);
  await app.send("POST", `/api/v1/doctor/${doctor}/sittings`, everyDay, bearer);
  await signIn(page, "/dashboard/Register");
  const sittings = page.getByRole("list", { name: "Sittings" });
  await sittings.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.getByRole("link", { name: "From paper…" }).click();

  const token = page.getByLabel("Token on paper");
  const patient = page.getByRole("textbox", { name: "Name" });
  const enter = async (row: string, text: string) => {
    await token.fill(row);
    await patient.fill(text);
    await page.keyboard.press("Enter");
  };
  const isEmptyAgain = async (rows: number) => {
    await expect(page.getByRole("heading", { name: `Entered: ${rows}` })).toBeVisible();
    await expect(patient).toHaveValue("");
    await expect(patient).toBeFocused();
  };
  await enter("5", "Harjit Kaur");
  await isEmptyAgain(1);
  await enter("7", "Manjit Singh");
  await isEmptyAgain(2);
  await enter("5", "Balwinder Singh");
  await expect(page.getByText("Token 5 is taken: Harjit Kaur.").first()).toBeVisible();
  await expect(patient).toHaveValue("Balwinder Singh");
  await token.fill("6");
  await page.keyboard.press("Enter");
  await isEmptyAgain(3);
  await enter("1", "Kiran Bala");
  await isEmptyAgain(4);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    /^1 Kiran Bala/,
    /^5 Harjit Kaur/,
    /^6 Balwinder Singh/,
    /^7 Manjit Singh/,
  ]);
});
