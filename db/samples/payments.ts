import { newFormKey } from "#db/form-keys.ts";
import { newId } from "#db/id.ts";
import { countCash, readDrawer } from "#db/payments/cash-counts.ts";
import { type Cashier, refundPayment, takePayment } from "#db/payments/take-payment.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { listAppointments } from "#db/register/appointments.ts";
import type { Amounts, PaymentMode } from "#db/schema.ts";

const cashier: Cashier = { id: newId(), email: "seed", name: "Meena (sample)" };
const nothing: Amounts = { cash: 0, upi: 0, card: 0, claim: 0 };
const modes: readonly PaymentMode[] = ["cash", "upi", "cash", "card", "cash", "upi", "claim"];
const maxReceipts = 40;

export function seedPayments(yesterday: string, today: string): void {
  for (const day of [yesterday, today]) {
    const paying = listAppointments({ from: day, to: day })
      .filter(({ state, fee }) => fee > 0 && ["waiting", "in", "seen"].includes(state))
      .slice(0, maxReceipts);
    const receipts = paying.map((appointment, at) => take(appointment, at, day));
    for (const receipt of receipts.slice(1, 3)) giveBack(receipt, day);
    if (day === yesterday) count(day);
  }
}

function take(appointment: Appointment, at: number, day: string): string {
  const mode = modes[at % modes.length] ?? "cash";
  const isPoor = at === 4;
  const discount = isPoor ? 200 : 0;
  const taken = takePayment(
    {
      name: appointment.patient?.name ?? "Patient (sample)",
      patient_id: appointment.patient_id,
      patient_number: appointment.patient?.number ?? null,
      appointment_id: appointment.id,
      doctor_id: appointment.doctor_id,
      doctor_name: appointment.doctor_name,
      lines: [
        {
          text: `Consultation, ${appointment.doctor_name}`,
          count: 1,
          rate: appointment.fee,
          kind: "consultation",
        },
      ],
      discount,
      ...nothing,
      [mode]: appointment.fee - discount,
      upi_reference: mode === "upi" ? `6000000000${String(at).padStart(2, "0")}` : "",
      card_reference: mode === "card" ? "Slip 12 (sample)" : "",
      payer: mode === "claim" ? "Ayushman Bharat PM-JAY" : "",
      claim_reference: "",
      reason: isPoor ? "Concession (sample)" : "",
    },
    { ...sentOn(day, "R"), isAgain: true, isSameReference: true },
    cashier,
  );
  if ("refusal" in taken) throw new Error(`no sample receipt: ${taken.refusal}`);
  return taken.payment.id;
}

function giveBack(of: string, day: string): void {
  const mistake = { ...nothing, of, reason: "Called away (sample)", part: "consultation" as const };
  refundPayment({ ...mistake, isMistake: true }, sentOn(day, "V"), cashier);
}

function count(day: string): void {
  const { cash, float, receipts, refunds, total } = readDrawer("");
  if (cash < 50) return;
  const counted = {
    notes: { coins: cash + float - 50 },
    kept: 0,
    remark: "₹50 short, perhaps change (sample)",
    seen: { count: receipts + refunds, sum: total },
  };
  countCash(counted, sentOn(day, "R"), cashier);
}

function sentOn(day: string, prefix: string) {
  return { form_key: newFormKey(), day, prefix, drawer: "" };
}
