import { readSetting } from "./settings.ts";

export function isDeskOn(): boolean {
  return readSetting("desk").value.register === "on";
}

export function monthsRegisterKept(): number {
  return readSetting("desk").value.monthsKept;
}

export function yearsPaymentsKept(): number {
  return readSetting("receipts").value.yearsKept;
}
