import { allPayers } from "#app/hospital/payers.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { formKeyOf, newFormKey } from "#db/form-keys.ts";
import type { Sent } from "#db/payments/take-payment.ts";
import { readSetting } from "#db/settings/settings.ts";
import type { Charge } from "./schema.ts";

/**
 * What belongs to every new row: the day in the hospital, and the drawer of the account that takes the money. A key is
 * of its account, since programs choose theirs; a form without one is a new one each time.
 */
export function sentNow(
  kind: "receipt" | "refund",
  form_key: string | undefined,
  staff: { id: string },
): Sent {
  const { receiptPrefix, refundPrefix } = readSetting("receipts").value;
  return {
    form_key: form_key ? formKeyOf(`${staff.id} ${form_key}`) : newFormKey(),
    day: readClock().day,
    prefix: kind === "receipt" ? receiptPrefix : refundPrefix,
    drawer: drawerOf(staff),
  };
}

/** Empty for the one drawer of all. */
export function drawerOf({ id }: { id: string }): string {
  return readSetting("receipts").value.oneDrawer === "yes" ? "" : id;
}

export function listCharges(): Charge[] {
  return readSetting("receipts").value.charges;
}

/** The names of those who can be billed, as the page of insurance has them. */
export function listPayers(): string[] {
  return [...new Set(allPayers(readSetting("insurers").value).map(({ name }) => name))];
}
