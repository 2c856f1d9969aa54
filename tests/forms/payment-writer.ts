import { newFormKey } from "#db/form-keys.ts";
import { newId } from "#db/id.ts";
import { serialOf } from "#db/payments/payments.ts";
import { refundPayment, takePayment } from "#db/payments/take-payment.ts";

// Makes receipts and refunds until it is killed, and prints each number once it is stored.
const staff = { id: newId(), email: "clerk@example.org", name: "Clerk" };
const day = "2098-05-01";
const nothing = { cash: 0, upi: 0, card: 0, claim: 0 };

const parent = process.ppid;

// Not after the tests have ended.
for (let turn = 0; process.ppid === parent; turn += 1) {
  const form = () => ({
    form_key: newFormKey(),
    day,
    drawer: "",
    isAgain: true,
    isSameReference: false,
  });
  const taken = takePayment(
    {
      name: newId(),
      patient_id: null,
      patient_number: null,
      appointment_id: null,
      doctor_id: null,
      doctor_name: "",
      lines: [{ text: "ECG", count: 1, rate: 300, kind: "other" }],
      discount: 0,
      ...nothing,
      cash: 300,
      upi_reference: "",
      card_reference: "",
      payer: "",
      claim_reference: "",
      reason: "",
    },
    { ...form(), prefix: "R" },
    staff,
  );
  if (!("payment" in taken) || "refusal" in taken) throw new Error(JSON.stringify(taken));
  process.stdout.write(`${serialOf(taken.payment)}\n`);
  if (turn % 3 !== 0) continue;
  const of = taken.payment.id;
  const refund = { ...nothing, cash: 100, of, reason: "Test", part: "other" as const };
  const given = refundPayment({ ...refund, isMistake: false }, { ...form(), prefix: "V" }, staff);
  if (!("payment" in given) || "refusal" in given) throw new Error(JSON.stringify(given));
  process.stdout.write(`${serialOf(given.payment)}\n`);
}
