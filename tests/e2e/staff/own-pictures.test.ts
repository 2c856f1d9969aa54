import { admin, startApp } from "../../app/http.ts";
import { filmWithPlace } from "../../files/film.ts";
import { picture } from "../../forms/doctor-form.ts";
import { sendTile } from "../../forms/picture-form.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, oneWay, test } from "../support/test.ts";
import { dragTo } from "./drag.ts";

test("staff replace the hero and a photo of the gallery, see them, and go back to the sample", {
  tag: oneWay(17),
}, async ({ page, javaScriptEnabled }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const photo = {
    name: "phone.jpg",
    mimeType: "image/jpeg",
    buffer: await picture("jpeg", 450, 280),
  };
  const noPhoto = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("notes") };
  const message = page.getByRole("status").first();
  await signIn(page, `${app.origin}/dashboard/Pictures`, app.origin);
  const hero = page.getByRole("article", { name: /^Hero/ });
  await hero.getByLabel("Replace with").setInputFiles(photo);
  await hero.getByRole("radio", { name: "Top left", exact: true }).check();
  await hero.getByRole("button", { name: "Save" }).click();
  await expect(message).toContainText("saved");
  await page.getByRole("link", { name: "Gallery", exact: true }).click();

  const tile = page.getByRole("article", { name: /Corridor/ });
  await tile.getByLabel("Title").fill("मुख्य गलियारा");
  if (javaScriptEnabled) {
    const question = page.getByRole("dialog", { name: "Leave this form?" });
    await page.getByRole("link", { name: "Leaders", exact: true }).click();
    await expect(question).toContainText("What you typed will be lost.");
    await question.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("link", { name: /^Remove The entrance/ }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
    await expect(tile.getByLabel("Title")).toHaveValue("मुख्य गलियारा");
  }
  await tile.getByLabel("Replace with").setInputFiles(noPhoto);
  if (javaScriptEnabled) {
    await expect(tile).toContainText("No preview of this file");
    await expect(tile).toContainText("This file cannot be shown here.");
  }
  await tile.getByRole("button", { name: "Save" }).click();
  // The fourth of the walk: its heading is now what was typed.
  const wrong = page.getByRole("article").nth(3);
  await expect(wrong).toContainText("This file is not a photo.");
  await expect(wrong.getByLabel("Title")).toHaveValue("मुख्य गलियारा");
  await wrong.getByLabel(/^Replace with|^Picture/).setInputFiles(photo);
  await wrong.getByLabel("Alternative text").fill("The long corridor to the wards");
  await wrong.getByRole("button", { name: "Save" }).click();
  await expect(message).toContainText("मुख्य गलियारा: saved.");

  await page.goto(`${app.origin}/pictures/4`);
  const shown = page
    .getByRole("dialog")
    .getByRole("img", { name: "The long corridor to the wards" });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    300,
  );
  await page.goto(`${app.origin}/`);
  const poster = page.locator("main img").first();
  await expect(poster).toHaveAttribute("src", /^\/uploads\//);
  await expect(poster).toHaveCSS("object-position", /^0(?:px|%) 0(?:px|%)$/);
  for (const [focus, position] of [
    ["bottom", /^50% 100%$/],
    ["bottom-left", /^0(?:px|%) 100%$/],
    ["left", /^0(?:px|%) 50%$/],
    ["right", /^100% 50%$/],
    ["centre", /^50% 50%$/],
  ] as const) {
    await poster.evaluate((image, focus) => image.setAttribute("data-focus", focus), focus);
    await expect(poster).toHaveCSS("object-position", position);
  }

  await page.goto(`${app.origin}/dashboard/Pictures/gallery`);
  const own = page.getByRole("article", { name: /मुख्य गलियारा/ });
  await own.getByRole("button", { name: /^Back to the sample/ }).click();
  await expect(message).toContainText("back to the sample");
  const corridor = page.getByRole("article", { name: /Corridor/ });
  await expect(corridor).toBeVisible();
  await expect(corridor.getByRole("button", { name: /^Back to the sample/ })).toBeHidden();

  const items = page.getByRole("article");
  await items.nth(2).getByRole("button", { name: /^Up/ }).click();
  await expect(message).toContainText("Ambulance bay: moved to place 2 of 12.");
  if (javaScriptEnabled) {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    await dragTo(page, items.nth(0), items.nth(2), "Escape");
    await dragTo(page, items.nth(0), items.nth(2));
    await expect(message).toContainText("The entrance: moved to place 3 of 12.");
    await expect(items.nth(2).getByRole("heading")).toContainText("The entrance");
    await expect(items.nth(0).getByRole("heading")).toContainText("Ambulance bay");
    expect(sent).toHaveLength(1);
  }
});

test("several photos are added at once, and the page says what became of each", {
  tag: oneWay(15),
}, async ({ page }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  const photo = await picture("jpeg", 450, 280);
  await signIn(page, `${app.origin}/dashboard/Pictures/gallery`, app.origin);
  await page.getByRole("link", { name: "Add several photos" }).click();
  await page.getByRole("button", { name: "Add photos" }).click();
  await expect(page.getByText("Choose one photo or more.")).toBeVisible();
  await page
    .getByLabel("Photos", { exact: true })
    .setInputFiles([
      file("front-gate.jpg", photo),
      file("notes.jpg", Buffer.from("notes")),
      file("canteen.jpg", photo),
    ]);
  await page.getByRole("button", { name: "Add photos" }).click();
  // Each photo takes a slow machine many seconds.
  const added = page.getByText("2 of 3 added to the gallery.");
  await expect(added).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("listitem").filter({ hasText: "notes.jpg" })).toContainText(
    "not added. This file is not a photo.",
  );
  await page.getByRole("link", { name: "Canteen" }).click();
  await expect(page.getByRole("article", { name: /Canteen/ })).toBeVisible();
  await page.goto(`${app.origin}/pictures/13`);
  await expect(page.getByRole("dialog").getByRole("img", { name: "Front gate" })).toBeVisible();
});

test("a film that came while a colleague saved need not be shown after all", {
  tag: "@scripted",
}, async ({ page }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  await signIn(page, `${app.origin}/dashboard/Pictures/film`, app.origin);
  const colleague = await app.as(admin);
  const theirs = await sendTile(colleague, "film", { place: "film", version: "0", film: "none" });
  expect(theirs.status).toBe(303);
  const film = { name: "film.mp4", mimeType: "video/mp4", buffer: await filmWithPlace("mp4") };
  await page.getByLabel("Film", { exact: true }).setInputFiles(film);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your film came, and need not be chosen again.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Our own film/ })).toBeChecked();
  await page.getByRole("radio", { name: "No film" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").first()).toContainText("saved");
  await expect(page.getByRole("radio", { name: "No film" })).toBeChecked();
  await expect(page.getByText("Somebody else saved the film")).toBeHidden();
  await page.getByRole("link", { name: "Logo", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Logo" })).toBeVisible();
});
