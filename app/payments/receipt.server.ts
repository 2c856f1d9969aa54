import { readHospital } from "#app/hospital/hospital.server.ts";
import { formatRupees } from "#app/language/money.ts";
import { pathToBooking } from "#app/patients/bookings.ts";
import { showSexAndAge } from "#app/patients/words.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDate, showDay, showDayAndYear } from "#app/timetable/words.ts";
import { findPayment, listRefundsOf, type Payment, serialOf } from "#db/payments/payments.ts";
import { type Booking, findBooking } from "#db/register/appointments.ts";
import { dueOf } from "#db/register/due.ts";
import { findPatient } from "#db/register/patients.ts";
import { readSetting } from "#db/settings/settings.ts";
import { type Paper, rollHeights } from "./paper.ts";
import { kindLabels, showModes } from "./words.ts";

const freshFor = 15 * 60_000;

/** What the paper of a payment shows; on the usual paper, if nobody asks for another. */
export function readReceipt(payment: Payment, asked?: string) {
  const { receiptLines, stampFrame, exemptLine, paper: usual } = readSetting("receipts").value;
  const visit = payment.appointment_id ? findBooking(payment.appointment_id) : undefined;
  const patient = payment.patient_id ? findPatient(payment.patient_id) : undefined;
  const of = payment.of_payment ? findPayment(payment.of_payment) : undefined;
  const isFresh = Date.now() - Date.parse(payment.created_at) < freshFor;
  const now = readClock();
  const refunds = listRefundsOf(payment.id);
  const due = visit && payment.kind === "receipt" ? dueOf(visit) : 0;
  const height = rollHeight(payment, refunds.length + (due > 0 ? 1 : 0), receiptLines);
  const paper: Paper = (asked ?? usual) === "80mm" ? `roll${height}` : "a5";
  return {
    payment,
    paper,
    serial: serialOf(payment),
    ofSerial: of && serialOf(of),
    of: of?.id,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      serial: serialOf(refund),
      total: refund.total,
    })),
    due,
    visit: visit && visitOf(visit),
    path: visit && pathToBooking(visit),
    person: patient ? showSexAndAge(patient, payment.day) : "",
    phone: readHospital().phone.shown,
    settings: { receiptLines, stampFrame, exemptLine },
    duplicate: isFresh
      ? ""
      : `Duplicate, printed ${showDayAndYear(now.day)}, ${showTime(momentOf(Date.now()).minute)}`,
  };
}

function visitOf({ token, time, day }: Booking): { label: string; text: string } {
  const date = showDate(day);
  if (token !== null) return { label: "Token", text: `${token}, OPD of ${date}` };
  return { label: "Video call", text: `${date}, ${showTime(time ?? 0)}` };
}

export type ReceiptData = ReturnType<typeof readReceipt>;

/** For the phone of the card; undefined without one. A phone may be shared, so the text has no name. */
export function readMessage(payment: Payment) {
  const patient = payment.patient_id ? findPatient(payment.patient_id) : undefined;
  if (!patient?.phone) return undefined;
  const { name, phone } = readHospital();
  const about = `${kindLabels[payment.kind].toLowerCase()} ${serialOf(payment)}`;
  const amount = `${formatRupees(payment.total)} (${showModes(payment)})`;
  const text = `${name}: ${about} of ${showDay(payment.day)} for ${amount}. If something is wrong with it, call ${phone.shown}.`;
  return { phone: patient.phone, messages: patient.messages, text };
}

/** The millimetres of a roll that a receipt with some more lines takes, in steps for which there is a page. */
function rollHeight(payment: Payment, more: number, receiptLines: string) {
  const rowsOf = (text: string, letters: number) => Math.ceil((text.length + 1) / letters);
  // In the widest letters that a computer may have.
  const services = payment.lines.reduce((sum, { text }) => sum + rowsOf(text, 14), 0);
  const rows = services + rowsOf(receiptLines, 30) + rowsOf(payment.reason, 30);
  const height = 100 + 5 * (rows + more) + (payment.cash > 5000 ? 30 : 0);
  return rollHeights.find((page) => height <= page) ?? 280;
}
