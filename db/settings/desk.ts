import { readSetting } from "./settings.ts";

/** Whether the hospital keeps its register of appointments here. */
export function isDeskOn(): boolean {
  return readSetting("desk").value.register === "on";
}

/** For how many months appointments stay, and patients after their last one. */
export function monthsRegisterKept(): number {
  return readSetting("desk").value.monthsKept;
}

/** For how many full financial years payments stay, besides the present one. */
export function yearsPaymentsKept(): number {
  return readSetting("receipts").value.yearsKept;
}
