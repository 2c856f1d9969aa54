import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

/** Counts what somebody clicks or chooses; typing is not counted. */
export function countClicks() {
  let count = 0;
  return {
    async on(target: Locator): Promise<void> {
      count += 1;
      await target.filter({ visible: true }).first().click();
    },
    async choose(select: Locator, option: string): Promise<void> {
      count += 1;
      await select.selectOption(option);
    },
    /** Types into a field, which costs a click unless it has the focus already. */
    async type(field: Locator, text: string): Promise<void> {
      const hasFocus = await expect(field)
        .toBeFocused({ timeout: 1500 })
        .then(() => true)
        .catch(() => field.evaluate((element) => element.hasAttribute("autofocus")));
      if (!hasFocus) count += 1;
      await field.fill(text);
    },
    get count() {
      return count;
    },
  };
}
