import { everyDay, logIn } from "../../api/api.ts";
import { type App, admin } from "../../app/http.ts";
import { formFields } from "../../forms/form-fields.ts";
import { isReady, signIn } from "../support/sign-in.ts";
import { expect } from "../support/test.ts";
import { test } from "../support/timed.ts";

/** Has a form sent from another computer, as it stands there but for `fields`. */
async function sendElsewhere(app: App, path: string, fields: Record<string, string>) {
  const colleague = await app.as(admin);
  const shown = formFields(await (await colleague.get(path)).text());
  const response = await colleague.post(path, { ...shown, ...fields });
  expect([path, response.status]).toEqual([path, 303]);
}

test.describe("at the desk", () => {
  let name: string;
  let doctor: string;
  let book: (name: string, phone: string) => Promise<string>;

  test.beforeEach(async ({ addDoctor, app }, { testId }) => {
    name = `Dr Meanwhile ${testId}`;
    doctor = await addDoctor({ name, videoSlots: ["04:00 PM", "05:00 PM"] });
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

  test("what was paid meanwhile is in the cash count when it is sent again", async ({
    page,
    app,
  }) => {
    const [first, second] = [
      await book("Gian Chand", "9811400001"),
      await book("Bimla Devi", "9811400002"),
    ];
    const pay = (id: string) =>
      sendElsewhere(app, `/dashboard/Payments/new?appointment=${id}`, { mode: "cash" });
    await pay(first);
    await signIn(page, "/dashboard/Payments/count");
    // What other journeys have taken is in the drawer too.
    const shown = await page.getByText(/^Cash of \d+ receipt/).textContent();
    const count = Number(/\d+/.exec(String(shown)));
    await page.getByLabel("₹500 notes").fill("1");
    await page.getByLabel("Remark").fill("Change");
    await pay(second);
    await page.getByRole("button", { name: "Save the count" }).click();
    await expect(page.getByText("1 more came meanwhile (₹800). Count them too.")).toBeVisible();
    await expect(page.getByText(`Cash of ${count + 1} receipts and`)).toBeVisible();
    await page.getByRole("button", { name: "Save the count" }).click();
    await expect(page.getByRole("article")).toContainText("₹500 × 1");
  });

  test("what was paid meanwhile lowers what is due, and the rest is taken", async ({
    page,
    app,
  }) => {
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

  test("what was given back meanwhile leaves less, and the form says how much", async ({
    page,
    app,
  }) => {
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

  test("what a colleague changed is told before somebody is moved, which the second press does", async ({
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

  test("after a refusal the next caller's form, and that for another doctor, begin anew", async ({
    page,
    addDoctor,
  }, { testId }) => {
    await addDoctor({ name: `Dr Another ${testId}`, fees: 1000 });
    const at = (phone: string, id: string) => `/dashboard/Register/new?phone=${phone}&doctor=${id}`;
    await signIn(page, at("9811400020", doctor));
    await page.getByRole("textbox", { name: "Age", exact: true }).fill("34");
    const refuse = async () => {
      await page.getByRole("button", { name: "Give token", exact: true }).click();
      // It takes the focus, also from a field that is being filled in.
      await expect(page.getByRole("alert")).toBeFocused();
    };
    await refuse();
    await page.getByLabel("Phone number").fill("9811400021");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Age", exact: true })).toHaveValue("");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await refuse();
    await page.getByRole("textbox", { name: "Doctor" }).fill(`Dr Another ${testId}`);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Fee")).toHaveValue("1000");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("a number that is put right after Find has to be found before a token is given", async ({
    page,
  }) => {
    await signIn(page, `/dashboard/Register/new?phone=9811400023&doctor=${doctor}`);
    await page.getByRole("textbox", { name: "Name" }).fill("Sunita Rani");
    const give = page.getByRole("button", { name: "Give token", exact: true });
    await page.getByLabel("Phone number").fill("9811400024");
    await expect(page.getByText("Press Find: below is what you asked before.")).toBeVisible();
    await give.click({ force: true });
    await expect(page.getByText("Nobody with 98114 00023 yet.")).toBeVisible();
    await page.getByLabel("Phone number").fill("9811400023");
    await expect(page.getByText("Press Find: below")).toHaveCount(0);
    await page.getByLabel("Phone number").fill("9811400024");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByText("Nobody with 98114 00024 yet.")).toBeVisible();
    await expect(page.getByText("Press Find: below")).toHaveCount(0);
    await page.getByRole("textbox", { name: "Name" }).fill("Sunita Rani");
    await give.click();
    await expect(page.getByRole("status").first()).toContainText("for Sunita Rani");
  });

  test("the card whose number was typed after Find has to be found before it is merged", async ({
    page,
    app,
  }) => {
    const { bearer } = await logIn(app);
    const numbers: Record<string, { id: string; number: string }> = {};
    for (const [name, phone] of [
      ["Kuldeep Singh", "9811400071"],
      ["Kuldip Singh", "9811400072"],
      ["Somebody Else", "9811400073"],
    ] as const) {
      await book(name, phone);
      const found = await app.get(`/api/v1/patients?phone=${phone}`, bearer);
      const [card] = (await found.json()) as { id: string; number: number }[];
      numbers[name] = { id: card?.id ?? "", number: String(card?.number) };
    }
    const [kept, double, stranger] = Object.values(numbers);
    await signIn(page, `/dashboard/Patients/${kept?.id}/merge?card=${stranger?.number}`);
    const merge = page.getByRole("button", { name: "Merge the two cards" });
    await expect(page.getByText(/This card goes.*: Somebody Else/)).toBeVisible();
    await page.getByLabel("Number of the other card").fill(double?.number ?? "");
    await expect(page.getByText("Press Find: below is what you asked before.")).toBeVisible();
    await merge.click({ force: true });
    await expect(page.getByLabel("Number of the other card")).toBeVisible();
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByText(/This card goes.*: Kuldip Singh/)).toBeVisible();
    await merge.click();
    await expect(page.getByRole("status").first()).toContainText("Kuldeep Singh");
    const others = await app.get("/api/v1/patients?phone=9811400073", bearer);
    expect(await others.json()).toHaveLength(1);
  });

  test("a double click on a button does it for one person, whoever stands there then", async ({
    page,
  }) => {
    await book("Anil Kumar", "9811400025");
    await book("Bhim Sen", "9811400026");
    await signIn(page, `/dashboard/Register?sitting=${doctor}`);
    const arrived = page.getByRole("button", { name: /^Arrived/ });
    await expect(arrived).toHaveCount(2);
    const { x, y } = (await arrived.first().boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 10, y + 10);
    const click = async (clickCount: number) => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    await click(1);
    await expect(page.getByRole("status").first()).toContainText("Anil Kumar is waiting.");
    await expect(arrived).toHaveCount(1);
    const under = () => arrived.evaluate((button) => button.getBoundingClientRect().top);
    await page.mouse.move(x + 10, (await under()) + 10);
    await click(2);
    await page.waitForTimeout(500);
    await expect(arrived).toHaveCount(1);
    await arrived.click();
    await expect(arrived).toHaveCount(0);
  });

  test("Enter that is held down finds a number, and gives nobody a token", async ({ page }) => {
    await book("Chaman Lal", "9811400027");
    await signIn(page, `/dashboard/Register/new?doctor=${doctor}`);
    await page.getByLabel("Phone number").fill("9811400027");
    await page.keyboard.down("Enter");
    await expect(page.getByText("Somebody else with 98114 00027")).toBeVisible();
    for (let repeat = 0; repeat < 5; repeat += 1) {
      await page.keyboard.down("Enter");
      await page.waitForTimeout(50);
    }
    await page.keyboard.up("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Chaman Lal has token 1" })).toBeVisible();
  });

  test("on a small screen what has the focus stays above the buttons of the form", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signIn(page, `/dashboard/Register/new?phone=9811400028&doctor=${doctor}`);
    const give = page.getByRole("button", { name: "Give token", exact: true });
    const last = page.getByLabel("Fee");
    await page.getByRole("textbox", { name: "Name" }).focus();
    const covered: string[] = [];
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator("form:last-of-type :is(input, select, summary, a):focus");
      if ((await focused.count()) === 0) continue;
      const [below, bar] = [await focused.boundingBox(), await give.boundingBox()];
      if (!below || !bar) continue;
      if (below.y + below.height > bar.y)
        covered.push(await focused.evaluate((one) => one.outerHTML));
      if (await last.evaluate((one) => one === document.activeElement)) break;
    }
    await expect(last).toBeFocused();
    expect(covered).toEqual([]);
  });

  test("what the register reads anew leaves the focus to whoever types", async ({ page, app }) => {
    const id = await book("Kartar Singh", "9811400029");
    await page.clock.install();
    await signIn(page, `/dashboard/Register?sitting=${doctor}&q=Kartar+Singh`);
    const row = page.getByRole("row").filter({ hasText: "Kartar Singh" });
    await expect(row.getByRole("button", { name: "Arrived" })).toBeFocused();
    const search = page.getByLabel("Token, name or phone");
    await search.fill("Gur");
    const colleague = await app.as(admin);
    const step = { from: "booked", to: "waiting" };
    expect((await colleague.post(`/dashboard/Register/${id}/state`, step)).status).toBe(303);
    await page.clock.runFor(16_000);
    await expect(row.getByRole("button", { name: "Arrived" })).toHaveCount(0);
    await expect(page.getByText("Found", { exact: true })).toBeVisible();
    await expect(row).toBeVisible();
    await expect(search).toBeFocused();
    await page.keyboard.type("mail Kaur");
    await expect(search).toHaveValue("Gurmail Kaur");
  });

  test("who corrects what was refused before the page has come anew goes on writing there", async ({
    page,
  }) => {
    await signIn(page, `/dashboard/Register/new?phone=9811400022&doctor=${doctor}`);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/Register/new.data*", async (route) => {
      if (route.request().method() === "GET") await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Give token", exact: true }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    const name = page.getByRole("textbox", { name: "Name" });
    await name.pressSequentially("Gita");
    const anew = page.waitForResponse((response) => response.request().method() === "GET");
    goOn();
    await anew;
    await page.waitForTimeout(300);
    await expect(name).toBeFocused();
    await page.keyboard.type(" Devi");
    await expect(name).toHaveValue("Gita Devi");
  });

  test("a second video call is another one, also after the first was refused", async ({
    page,
    app,
  }) => {
    await sendElsewhere(app, `/dashboard/Register/doctor/${doctor}`, { registration: "HMC 123" });
    await signIn(page, "/dashboard/Register/video");
    const open = async () => {
      await page.getByRole("textbox", { name: "Doctor" }).fill(name);
      await page.getByRole("button", { name: "Show times" }).click();
    };
    const bookCall = async (patient: string, phone: string, consent: number) => {
      await page.getByLabel("Consent").selectOption({ index: consent });
      await page.getByRole("textbox", { name: "Name" }).fill(patient);
      await page.getByLabel("Phone number").fill(phone);
      await page.getByRole("textbox", { name: "Age" }).fill("34");
      await page.getByRole("button", { name: "Book the video call" }).click();
    };
    await open();
    await page.getByLabel("Time").selectOption({ index: 0 });
    await bookCall("Ravi Kumar", "9811400030", 0);
    await expect(page.getByRole("alert")).toBeVisible();
    await bookCall("Ravi Kumar", "9811400030", 1);
    await expect(page.getByRole("status").first()).toContainText("Video call for Ravi Kumar");
    await open();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
    await page.getByLabel("Time").selectOption({ index: 0 });
    await bookCall("Sita Devi", "9811400031", 1);
    await expect(page.getByRole("status").first()).toContainText("Video call for Sita Devi");
  });

  test("what was typed for one patient is not offered for another", async ({ page }) => {
    const [first, second] = [
      await book("Surjit Kaur", "9811400040"),
      await book("Balbir Kaur", "9811400041"),
    ];
    const path = (id: string) => `/dashboard/Payments/new?appointment=${id}`;
    page.on("dialog", (dialog) => dialog.accept());
    await signIn(page, path(first));
    await page.getByLabel("Consultation").fill("321");
    await page.goto(path(second));
    await expect(page.getByText("Balbir Kaur").first()).toBeVisible();
    await isReady(page);
    await expect(page.getByRole("button", { name: "Restore" })).toHaveCount(0);
    await page.goto(path(first));
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByLabel("Consultation")).toHaveValue("321");
  });

  test("what a colleague saved on a card stands beside what was typed, which is not lost", async ({
    page,
    app,
  }) => {
    await book("Harnam Singh", "9811400011");
    const { bearer } = await logIn(app);
    const [{ id }] = await (await app.get("/api/v1/patients?phone=9811400011", bearer)).json();
    await signIn(page, `/dashboard/Patients/${id}`);
    await page.getByLabel("Father, mother or husband").fill("Ram Lal");
    await sendElsewhere(app, `/dashboard/Patients/${id}`, { place: "Village Morni", age: "41" });
    await page.getByRole("button", { name: "Update" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Somebody else saved this card" });
    await expect(notice.getByRole("row")).toHaveText([
      /Field/,
      /^Age\s*41\s*None$/,
      /^Father, mother or husband\s*None\s*Ram Lal$/,
      /^Village or sector\s*Village Morni\s*None$/,
    ]);
    await expect(notice).toBeFocused();
    await expect(page.getByLabel("Father, mother or husband")).toHaveValue("Ram Lal");
    await expect(page.getByRole("button", { name: "Restore" })).toHaveCount(0);
    await page.getByLabel("Village or sector").fill("Village Morni");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByRole("status").first()).toContainText("was updated.");
  });

  test("a card that was corrected shows no mistake any more, and can be saved again", async ({
    page,
    app,
  }) => {
    await book("Ramesh Kumar", "9811400010");
    const { bearer } = await logIn(app);
    const [{ id }] = await (await app.get("/api/v1/patients?phone=9811400010", bearer)).json();
    await signIn(page, `/dashboard/Patients/${id}`);
    const age = page.getByRole("textbox", { name: "Age", exact: true });
    const update = async (text: string) => {
      await age.fill(text);
      await page.getByRole("button", { name: "Update" }).click();
    };
    await update("old");
    await expect(age).toHaveAttribute("aria-invalid", "true");
    for (const years of ["34", "35"]) {
      await update(years);
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(age).toHaveValue(years);
      await expect(age).not.toHaveAttribute("aria-invalid", "true");
    }
  });
});

test("what is on paper is entered row by row, in any order and after a refusal", async ({
  page,
  app,
  addDoctor,
}, { testId }) => {
  const name = `Dr Paper ${testId}`;
  const doctor = await addDoctor({ name, videoSlots: ["04:00 PM", "05:00 PM"] });
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

  // Typed on while the row before is being saved.
  await page.route("**/Register/paper*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await patient.fill("Gian Chand");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Satnam Singh", { delay: 60 });
  await expect(page.getByRole("heading", { name: "Entered: 5" })).toBeVisible();
  await expect(patient).toHaveValue("Satnam Singh");
});

test("a picture that was corrected shows no mistake any more, and can be saved again", async ({
  page,
}) => {
  await signIn(page, "/dashboard/Pictures/gallery");
  const tile = page.getByRole("article").first();
  const save = async (title: string) => {
    await tile.getByLabel("Title").fill(title);
    await tile.getByRole("button", { name: "Save" }).click();
  };
  await save("");
  await expect(tile.getByRole("alert")).toBeVisible();
  for (const title of ["The garden in May", "The garden in June"]) {
    await save(title);
    await expect(page.getByRole("status").first()).toContainText(`${title}: saved.`);
    await expect(tile.getByRole("alert")).toHaveCount(0);
    await expect(tile.getByLabel("Title")).toHaveValue(title);
  }
});
