import { formatRupees } from "#app/language/money.ts";
import type { Counted, NewCount } from "#db/payments/cash-counts.ts";
import type { FieldErrors } from "./schema.ts";
import { showSigned } from "./words.ts";

/** Why no count was saved, by the field that it is about. */
export function whyNotCounted(
  done: Extract<Counted, { refusal: string }>,
  seen: NewCount["seen"] = { count: 0, sum: 0 },
): FieldErrors {
  switch (done.refusal) {
    case "more came": {
      const { receipts, refunds, total } = done.drawer;
      const more = receipts + refunds - seen.count;
      const sum = showSigned(total - seen.sum);
      return {
        "": [
          more > 0
            ? `${more} more came meanwhile (${sum}). Count them too.`
            : "Somebody else has counted this drawer meanwhile. Look at it again.",
        ],
      };
    }
    case "difference":
      return {
        remark: [
          `Say where the difference of ${formatRupees(Math.abs(done.difference))} may come from.`,
        ],
      };
    case "kept":
      return { kept: ["What stays in the drawer must not be more than was counted."] };
    case "other content":
      return { "": ["A cash count was saved from this form already."] };
  }
}
