import type { BrowserContext, Locator, Page } from "@playwright/test";
import { doctorBody, logIn } from "../../api/api.ts";
import type { App } from "../../app/http.ts";
import { file, picture, toFormData } from "../../forms/doctor-form.ts";
import { share } from "../../runner/rounds.ts";
import { openQuietly } from "../support/quiet.ts";
import { expect, test } from "../support/test.ts";
import { contrastOf, focusAndHover, paint, shape, tickShare } from "./looks.ts";

// Every kind of control in every state it can be in. Each state differs from the control at rest, and
// not by colour alone: by a line, a weight, a size, a drawing or a word. Pointing with a mouse may
// change the colour alone, because nobody needs it to know what a control is or holds.

interface Control {
  find: (page: Page) => Locator;
  /** What people take for the control, if it is invisible itself. */
  label?: (control: Locator) => Locator;
  /** What shows its states, if not the control alone: a field has its error below the label. */
  whole?: (control: Locator) => Locator;
  /** States that it gets into by itself, in this order. */
  states?: Record<string, (page: Page, control: Locator) => Promise<unknown>>;
  /** It is wrong when the place's form is sent. */
  refused?: true;
  /** What the browser draws itself, which no style tells of. */
  drawn?: "tick" | "words";
  /** It only exists with script, or in a browser that understands this. */
  needs?: "script" | `selector(${string})`;
  /**
   * What it is never: on a phone nothing is pointed at, nor is a card that turns where the browser knows
   * of no mouse; and only a link leads to a list of boxes.
   */
  never?: "pointed at" | "focused";
}

interface Place {
  name: string;
  path: string | ((app: App) => Promise<string>);
  staff?: true;
  width?: number;
  /** Has controls that who wants little motion never sees. */
  moves?: true;
  open?: (page: Page) => Promise<unknown>;
  controls: Record<string, Control>;
  /** Sends the form with its mistakes. */
  refuse?: (page: Page) => Promise<unknown>;
}

const field = (control: Locator) =>
  control.locator("xpath=ancestor::*[contains(@class, 'InputWrapper-root')]");
const parent = (control: Locator) => control.locator("xpath=..");
const nextLabel = (control: Locator) => control.locator("xpath=following-sibling::label");
const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).first();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first();
const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole("link", { name, exact: true }).first();
const css = (selector: string) => (page: Page) => page.locator(selector).first();
const press = (name: string) => (page: Page) => button(name)(page).click();
const click = (_: Page, control: Locator) => control.click();
const tick = (_: Page, control: Locator) => control.check({ force: true });
// By the keyboard, so that the browser goes on to mark the focus.
const pause = (page: Page) => page.getByLabel("Pause", { exact: true }).press("Space");
const pressEnter = (name: string) => (page: Page) => button(name)(page).press("Enter");

/** Sends a form whose answer never comes. */
async function waitForAnswer(page: Page, control: Locator): Promise<void> {
  await page.route("**/*.data*", () => {});
  await control.click();
}

const input = (label: string): Control => ({ find: labelled(label), whole: field, refused: true });

const places: Place[] = [
  {
    name: "the careers form",
    path: "/careers",
    refuse: press("Submit Application"),
    controls: {
      "text input": input("Position"),
      "primary button": { find: button("Submit Application") },
    },
  },
  {
    name: "the careers form on its way",
    path: "/careers",
    controls: {
      "primary button": {
        find: css("main form .button"),
        needs: "script",
        states: { busy: waitForAnswer },
      },
    },
  },
  {
    name: "the sign-in",
    path: "/signin",
    controls: {
      "password input": { find: labelled("Your Password") },
      "toggle of the password": {
        find: button(/^(Show|Hide) password$/),
        needs: "script",
        states: { shown: click },
      },
      "Remember Me": { find: labelled("Remember Me"), drawn: "tick", states: { ticked: tick } },
    },
  },
  {
    name: "the form for a doctor",
    path: "/dashboard/AddDoctor/new",
    staff: true,
    // By key: after a click, Firefox marks no focus that a script sets.
    open: (page) => page.getByText("Half-hour slots").first().press("Enter"),
    refuse: press("Create"),
    controls: {
      "text input": input("Name"),
      "phone input": input("Phone"),
      "number input": input("Fees"),
      "text area": input("About"),
      "way out of the dialog": { find: link("Close") },
      "primary button": { find: button("Create") },
      "time of a range": { find: css("fieldset select") },
      "button to add a range": { find: button("Add"), needs: "script" },
      "same slots": { find: labelled("Same as hospital slots") },
      "no video calls": { find: labelled("No video calls: visitors read no video hours") },
      "opener of half-hour slots": {
        find: (page) => page.getByText("Half-hour slots").nth(1),
        states: { open: click },
      },
      "box of a slot": { find: labelled("09:30 AM"), drawn: "tick", states: { ticked: tick } },
      "button for all slots": { find: button(/^All$/), needs: "script" },
      "list of slots": {
        find: (page) => page.getByRole("group", { name: "Video Slots" }),
        refused: true,
        never: "focused",
      },
      "Show on website": {
        find: labelled("Show on website"),
        drawn: "tick",
        states: { unticked: (_, control) => control.uncheck() },
      },
      "file input": {
        find: labelled("Photo (optional)"),
        drawn: "words",
        states: { chosen: (page) => choosePhoto(page) },
      },
    },
  },
  {
    name: "the form for a doctor with a photo",
    path: async (app) => `/dashboard/AddDoctor/${(await doctorIn(app)).id}/edit`,
    staff: true,
    refuse: async (page) => {
      await choosePhoto(page, Buffer.from("no photo"));
      await press("Update")(page);
    },
    controls: {
      "Remove photo": { find: labelled("Remove photo"), drawn: "tick", states: { ticked: tick } },
      "file input": {
        find: labelled("Photo (optional)"),
        whole: (control) => parent(parent(parent(control))),
        refused: true,
        never: "focused",
      },
    },
  },
  {
    name: "the form for a doctor with a photo just chosen",
    path: "/dashboard/AddDoctor/new",
    staff: true,
    open: (page) => choosePhoto(page),
    controls: {
      "button to take it back": { find: button("Remove this photo"), needs: "script" },
    },
  },
  {
    name: "the form for a link",
    path: "/dashboard/Links/new",
    staff: true,
    refuse: press("Create Link"),
    controls: { select: input("Category") },
  },
  {
    name: "the form for a password",
    path: "/dashboard/Devices/password",
    staff: true,
    refuse: (page) => page.locator("dialog .button").click(),
    controls: { "password input": input("New password") },
  },
  {
    name: "the list of doctors",
    path: async (app) => `/dashboard/AddDoctor?q=${(await doctorIn(app)).name}`,
    staff: true,
    controls: {
      "search field": { find: labelled("Search") },
      filter: { find: labelled("Availability") },
      "link that sorts": {
        find: link(/^Fees/),
        whole: parent,
        states: { sorted: click },
      },
      "quiet button": { find: button("Search") },
      "link to edit": { find: link(/^Edit/) },
      "link to delete": { find: link(/^Delete/) },
      "availability badge": { find: css("tbody button"), states: { "set to the other": click } },
      "link to details": { find: link(/^(View|Hide) details/), states: { open: click } },
    },
  },
  {
    name: "a list of several pages",
    path: async (app) => {
      await addPage(app);
      return "/dashboard/AddDoctor";
    },
    staff: true,
    controls: {
      "link to a page": {
        find: css("nav[aria-label=Pages] a"),
        whole: parent,
        states: { "on the next page": click },
      },
      "logout button": { find: button("Logout") },
      "link of the menu": { find: link(/^Careers/), states: { current: click } },
    },
  },
  {
    name: "the list of devices",
    path: "/dashboard/Devices",
    staff: true,
    controls: { "sign-out button": { find: button(/^Sign out/) } },
  },
  {
    name: "the question before a deletion",
    path: async (app) => `/dashboard/AddDoctor/${(await doctorIn(app)).id}/delete`,
    staff: true,
    controls: {
      "quiet button": { find: link("Cancel") },
      "danger button": { find: button("Delete") },
    },
  },
  {
    name: "a deletion on its way",
    path: async (app) => `/dashboard/AddDoctor/${(await doctorIn(app)).id}/delete`,
    staff: true,
    controls: {
      "danger button": {
        find: css("dialog button"),
        needs: "script",
        states: { busy: waitForAnswer },
      },
    },
  },
  {
    name: "the dashboard on a phone",
    path: "/dashboard",
    staff: true,
    width: 360,
    controls: { "summary of the menu": { find: css("summary"), states: { open: click } } },
  },
  {
    name: "the header",
    path: "/management",
    controls: {
      "gold button": { find: css("#menu > .button") },
      "search button": { find: css("header search button") },
      // Not by the mouse: a list that opens under it closes when it goes.
      "opener of a menu": {
        find: button("Media"),
        states: { open: (_, opener) => opener.dispatchEvent("click") },
      },
      "link of the bar": { find: css("#menu a[href='/careers']"), states: { current: click } },
    },
  },
  {
    name: "the header on a phone",
    path: "/management",
    width: 360,
    open: pressEnter("Menu"),
    controls: {
      "opener of a menu": { find: css("#menu li > button"), never: "pointed at" },
      "search field": { find: css("#menu input[type=search]") },
      "way out of the menu": { find: button("Close"), never: "pointed at" },
      "link of the menu": {
        find: css("#menu a[href='/careers']"),
        never: "pointed at",
        states: {
          current: async (page) => {
            await page.goto("/careers");
            await press("Menu")(page);
          },
        },
      },
    },
  },
  {
    name: "a list of the header on a phone",
    path: "/management",
    width: 360,
    open: async (page) => {
      await pressEnter("Menu")(page);
      await pressEnter("Media")(page);
    },
    controls: { "way back": { find: css("#menu-media > button"), never: "pointed at" } },
  },
  {
    name: "the footer",
    path: "/management",
    controls: {
      "lite button": { find: button(/(?:data-saver|full) version/i), states: { on: click } },
    },
  },
  {
    name: "a doctor's profile",
    // The one in the list is made unavailable.
    path: async (app) => `/doctor/${(await addDoctor(app, "Dr Profile")).id}`,
    controls: {
      "gold button": { find: css("main a.gold") },
      "Read More": {
        find: (page) => page.locator("summary").filter({ hasText: "Read More" }),
        states: { open: (_, control) => control.getByText("Read More").click() },
      },
      "half-hour slots": {
        find: css("main summary:text('Half-hour slots')"),
        states: { open: click },
      },
    },
  },
  {
    name: "the doctors' page",
    path: "/doctors",
    controls: {
      "search field": { find: css("main input[type=search]") },
      "quiet button": { find: css("article a.quiet") },
    },
  },
  {
    name: "the search page",
    path: "/search",
    controls: { "search field": { find: labelled("What are you looking for?") } },
  },
  {
    name: "the home page",
    path: "/",
    // A carousel has its buttons when it has come near.
    open: (page) => page.getByRole("region", { name: "Specialities" }).scrollIntoViewIfNeeded(),
    controls: {
      "button on a picture": { find: css("main a.button[href='/doctors']") },
      "carousel's button": { find: button("Next page"), needs: "script" },
      "carousel's dot": { find: button("Page 2"), needs: "script", states: { current: click } },
      "card that turns": {
        find: css("#more-theatre"),
        label: nextLabel,
        whole: parent,
        never: "pointed at",
        states: { turned: tick },
      },
    },
  },
  {
    name: "the slideshow",
    path: "/about",
    moves: true,
    open: pause,
    controls: {
      arrow: { find: css("ul li:first-child label[data-to=next]"), never: "focused" },
      dot: {
        find: css("section > div > label[for=slide-2]"),
        never: "focused",
        states: { current: click },
      },
      pause: { find: labelled("Pause"), label: nextLabel, states: { "not pressed": pause } },
    },
  },
  {
    name: "the picture viewer",
    path: "/pictures/2",
    controls: {
      close: { find: link("Close") },
      previous: { find: link("Previous") },
      next: { find: link("Next") },
    },
  },
  {
    name: "the API's page",
    path: "/api/v1",
    controls: { "summary of an example": { find: css("summary"), states: { open: click } } },
  },
];

async function choosePhoto(page: Page, buffer?: Buffer): Promise<void> {
  const photo = { name: "me.png", mimeType: "image/png", buffer: buffer ?? (await picture("png")) };
  await page.getByLabel("Photo (optional)").setInputFiles(photo);
}

const doctors = new Map<App, Promise<{ id: string; name: string }>>();

/** A doctor with a photo and much to say. */
function doctorIn(app: App): Promise<{ id: string; name: string }> {
  const doctor = doctors.get(app) ?? addDoctor(app);
  doctors.set(app, doctor);
  return doctor;
}

async function addDoctor(app: App, name = "Dr Controls") {
  const { contact, hospitalSlots, videoSlots, ...plain } = doctorBody;
  const form = toFormData({
    ...plain,
    ...contact,
    name,
    about: "There is much to say. ".repeat(20),
    experience: "12",
    fees: "800",
    hospitalSlots: JSON.stringify(hospitalSlots),
    videoSlots: JSON.stringify(videoSlots),
  });
  form.append("file", file(await picture("jpeg"), "me.jpg"));
  const { bearer } = await logIn(app);
  return (await app.send("POST", "/api/v1/doctor", form, bearer)).json();
}

/** Adds as many doctors as fit on one page, hidden from the website. */
async function addPage(app: App): Promise<void> {
  const { bearer } = await logIn(app);
  for (let number = 1; number <= 25; number += 1) {
    const body = { ...doctorBody, name: `Dr Hidden ${number}`, isActive: false };
    await app.send("POST", "/api/v1/doctor", body, bearer);
  }
}

async function letIn(context: BrowserContext, app: App): Promise<void> {
  const { cookie } = await logIn(app);
  const [name = "", value = ""] = (cookie.Cookie ?? "").split("=");
  await context.addCookies([{ name, value, url: app.origin }]);
}

test.use({ viewport: { width: 1280, height: 800 } });

// Most kinds of controls are in the first; others are looked at with each seed.
const walked = ["the form for a doctor", ...share(places, 8).map(({ name }) => name)];

for (const place of places) {
  test(`in ${place.name} each state of a control looks different, and not by colour alone`, {
    tag: walked.includes(place.name) ? [] : "@long",
  }, async ({ page, context, app, javaScriptEnabled }) => {
    test.slow();
    if (place.width) await page.setViewportSize({ width: place.width, height: 740 });
    if (place.moves) await page.emulateMedia({ reducedMotion: "no-preference" });
    if (place.staff) await letIn(context, app);
    const path = typeof place.path === "string" ? place.path : await place.path(app);
    if (javaScriptEnabled) await openQuietly(page, path);
    else await page.goto(path);
    await place.open?.(page);

    const controls: [string, Control][] = [];
    for (const [what, control] of Object.entries(place.controls)) {
      if (await isHere(page, control, javaScriptEnabled)) controls.push([what, control]);
    }
    for (const [what, control] of controls) await expectFocusAndHover(page, what, control);
    // A list that opened under the mouse closes some time after it has gone.
    await settle(page);
    if (!place.width)
      await expect(page.locator("#menu li > [popover]:popover-open")).toHaveCount(0);
    for (const [what, control] of controls) {
      for (const [state, enter] of Object.entries(control.states ?? {})) {
        const found = control.find(page);
        await expectChange(page, { [`${what}, ${state}`]: control }, () => enter(page, found));
      }
    }
    if (place.refuse) {
      const refused = controls.filter(([, control]) => control.refused);
      const named = refused.map(([what, control]) => [`${what}, wrong`, control]);
      await expectChange(page, Object.fromEntries(named), () => place.refuse?.(page));
    }
  });
}

test("an example in a field can be read and never looks like what was typed", async ({ page }) => {
  const colours = (label: string) =>
    labelled(label)(page).evaluate((element) => ({
      ground: getComputedStyle(element).backgroundColor,
      typed: getComputedStyle(element).color,
      example: getComputedStyle(element, "::placeholder").color,
    }));
  await page.goto("/careers");
  const before = await colours("Position");
  expect(contrastOf(before.example, before.ground)).toBeGreaterThanOrEqual(4.5);
  expect(before.example).not.toBe(before.typed);
  await press("Submit Application")(page);
  await expect(page.getByLabel("Position")).toHaveAttribute("aria-invalid", "true");
  expect(await colours("Position")).toEqual(before);
});

// Firefox takes forced colours from the system: there this only shows the page's own.
test("where colours are forced on a page, a tick is still seen", async ({ page }) => {
  await page.goto("/signin");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const box = page.getByLabel("Remember Me");
    await box.uncheck();
    expect(await tickShare(page, box)).toBeLessThan(0.02);
    await box.check();
    await expect.poll(() => tickShare(page, box)).toBeGreaterThan(0.05);
  }
});

async function isHere(page: Page, { needs }: Control, script: boolean): Promise<boolean> {
  if (!needs || needs === "script") return script || !needs;
  return page.evaluate((rule) => CSS.supports(rule), needs);
}

async function expectFocusAndHover(page: Page, what: string, control: Control): Promise<void> {
  if (control.never === "focused") return;
  const found = control.find(page);
  const seen = control.label?.(found) ?? found;
  const { thickness, outline, hover } = await focusAndHover(page, found, seen);
  expect.soft(thickness, `${what}, focused: how thick its mark is`).toBeGreaterThanOrEqual(1.5);
  // Shadows go where colours are forced on a page; an outline stays.
  expect.soft(outline, `${what}, focused`).toMatch(/solid [2-9]px/);
  if (control.never) return;
  expect.soft(hover, `${what}, pointed at`).toBe("another look");
}

/** Expects that each of the controls has another shape after something was done. */
async function expectChange(
  page: Page,
  controls: Record<string, Control>,
  act: () => Promise<unknown> | undefined,
): Promise<void> {
  await settle(page);
  const rest = new Map<Control, string[]>();
  for (const control of Object.values(controls)) rest.set(control, await lookOf(page, control));
  await act();
  for (const [what, control] of Object.entries(controls)) {
    await expect
      .soft(async () => {
        await settle(page);
        const now = await lookOf(page, control);
        const before = rest.get(control) ?? [];
        expect(
          now.filter((line) => !before.includes(line)),
          `${what}: what is new`,
        ).not.toEqual([]);
      })
      .toPass({ timeout: 30_000 });
  }
}

async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

async function lookOf(
  page: Page,
  { find, label, whole = label, drawn }: Control,
): Promise<string[]> {
  const found = find(page);
  if (drawn === "tick") return [(await tickShare(page, found)) > 0.05 ? "ticked" : "empty"];
  if (drawn === "words") return [await paint(page, found)];
  return shape(whole?.(found) ?? found);
}
