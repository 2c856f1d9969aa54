import type { Page } from "@playwright/test";

/** What somebody has done to a page before its script ran. */
export interface Filled {
  fields: string[];
  /** How many of the filled elements are still the same ones. */
  same: number;
  focused: string;
  isFocusKept: boolean;
  selection: unknown[];
  opened: number;
  isInView: boolean;
  lang: string;
  body: string;
}

const filledIn = "main :is(input:not([type=hidden]), textarea, select)";

/** Types into one field, fills all others, opens what can be opened, selects some letters, and scrolls. */
export async function fillEverything(page: Page): Promise<Filled> {
  const file = page.locator("main input[type=file]").first();
  if ((await file.count()) > 0) {
    await file.setInputFiles({ name: "typed.csv", mimeType: "text/csv", buffer: Buffer.from("x") });
  }
  await page.evaluate((filledIn) => {
    for (const details of document.querySelectorAll("main details")) {
      (details as HTMLDetailsElement).open = true;
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>(filledIn)];
    for (const [index, field] of fields.entries()) {
      Object.assign(field, { isTheSame: true });
      if (field.type === "file") continue;
      if (field.type === "checkbox" || field.type === "radio") field.checked = !field.checked;
      else if (field.tagName === "SELECT") {
        const { length } = (field as unknown as HTMLSelectElement).options;
        (field as unknown as HTMLSelectElement).selectedIndex = length - 1;
      } else field.value = `typed ${index}`;
      // Fillers tell nobody of half of what they do.
      if (index % 2 > 0) field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, filledIn);
  const typing = page
    .locator(
      "main :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [tabindex='-1']), textarea)",
    )
    .filter({ visible: true })
    .last();
  if ((await typing.count()) > 0) {
    await typing.focus();
    await page.keyboard.press("End");
    await page.keyboard.type("!?");
    await page.keyboard.press("Shift+ArrowLeft");
  } else await page.locator("main [data-enhance] a").first().focus();
  await page.evaluate(() => Object.assign(document.activeElement ?? {}, { isTheSame: true }));
  return stateOf(page);
}

/** What stands in the page now. */
export function stateOf(page: Page): Promise<Filled> {
  return page.evaluate((filledIn) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(filledIn)];
    const focused = document.activeElement as HTMLInputElement;
    const { top } = focused.getBoundingClientRect();
    return {
      fields: fields.map(({ name, value, checked, files }) =>
        [name, value, checked, files?.length].join(" "),
      ),
      same: fields.filter((field) => "isTheSame" in field).length,
      focused: focused.name ?? focused.tagName,
      isFocusKept: "isTheSame" in focused,
      selection: [focused.selectionStart, focused.selectionEnd],
      opened: document.querySelectorAll("main details[open]").length,
      isInView: top >= 0 && top < innerHeight,
      lang: document.documentElement.lang,
      body: document.body.innerHTML,
    };
  }, filledIn);
}
