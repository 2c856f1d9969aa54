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
    async into(field: Locator, text: string): Promise<void> {
      count += 1;
      await field.fill(text);
    },
    get count() {
      return count;
    },
  };
}

/** Types into the field that the page puts the focus on: by its attribute, where the page comes whole. */
export async function typeNext(field: Locator, text: string): Promise<void> {
  const isMarked = await field.evaluate((element) => element.hasAttribute("autofocus"));
  if (!isMarked) await expect(field).toBeFocused();
  await field.fill(text);
}
