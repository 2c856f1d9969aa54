import type { Page } from "@playwright/test";

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

// What people cannot reach behind a dialog is filled by programs all the same.
const reachable = ":not([inert] *, [readonly], [tabindex='-1'])";
const typedInto = `main :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea)${reachable}`;
const focusedElse = `main :is(form button, [data-enhance] a)${reachable}`;

/** Types into one field, fills all others, opens what can be opened, selects a letter, and scrolls. */
export async function fillEverything(page: Page): Promise<Filled> {
  const file = page.locator("main input[type=file]").first();
  if ((await file.count()) > 0) {
    await file.setInputFiles({ name: "typed.csv", mimeType: "text/csv", buffer: Buffer.from("x") });
  }
  const isField = await page.evaluate(
    ({ filledIn, typedInto, focusedElse }) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
        details.open = true;
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
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLInputElement>(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .at(-1);
      const typing = visible(typedInto);
      const focused = typing ?? visible(focusedElse);
      focused?.focus();
      Object.assign(document.activeElement ?? {}, { isTheSame: true });
      if (/^(?:text|search|url|tel|password|textarea)$/.test(typing?.type ?? "")) {
        typing?.setSelectionRange(typing.value.length, typing.value.length);
      }
      return typing !== undefined;
    },
    { filledIn, typedInto, focusedElse },
  );
  if (isField) {
    await page.keyboard.press("!");
    await page.keyboard.press("Shift+ArrowLeft");
  }
  return stateOf(page);
}

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
