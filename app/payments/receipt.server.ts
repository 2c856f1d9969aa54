import { readHospital } from "#app/hospital/hospital.server.ts";
import { formatRupees } from "#app/language/money.ts";
import { showSexAndAge } from "#app/patients/words.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDate, showDay, showDayAndYear } from "#app/timetable/words.ts";
import { findAppointment } from "#db/appointments.ts";
import { findPatient } from "#db/patients.ts";
import { findPayment, listRefundsOf, type Payment, serialOf } from "#db/payments.ts";
import { readSetting } from "#db/settings.ts";
import { kindLabels, showModes } from "./words.ts";

const freshFor = 15 * 60_000;

/** What the paper of a payment shows. */
export function readReceipt(payment: Payment) {
  const { receiptLines, stampFrame, exemptLine } = readSetting("receipts").value;
  const visit = payment.appointment_id ? findAppointment(payment.appointment_id) : undefined;
  const patient = payment.patient_id ? findPatient(payment.patient_id) : undefined;
  const of = payment.of_payment ? findPayment(payment.of_payment) : undefined;
  const isFresh = Date.now() - Date.parse(payment.created_at) < freshFor;
  const now = readClock();
  return {
    payment,
    serial: serialOf(payment),
    ofSerial: of && serialOf(of),
    of: of?.id,
    refunds: listRefundsOf(payment.id).map((refund) => ({
      id: refund.id,
      serial: serialOf(refund),
      total: refund.total,
    })),
    visit: visit && `${visit.token}, OPD of ${showDate(visit.day)}`,
    person: patient ? showSexAndAge(patient, payment.day) : "",
    phone: readHospital().phone.shown,
    settings: { receiptLines, stampFrame, exemptLine },
    duplicate: isFresh
      ? ""
      : `Duplicate, printed ${showDayAndYear(now.day)}, ${showTime(momentOf(Date.now()).minute)}`,
  };
}

export type ReceiptData = ReturnType<typeof readReceipt>;

/** For the phone of the card; undefined without one. A phone may be shared, so the text has no name. */
export function readMessage(payment: Payment) {
  const patient = payment.patient_id ? findPatient(payment.patient_id) : undefined;
  if (!patient?.phone) return undefined;
  const { name, phone } = readHospital();
  const about = `${kindLabels[payment.kind].toLowerCase()} ${serialOf(payment)}`;
  const amount = `${formatRupees(payment.total)} (${showModes(payment)})`;
  const text = `${name}: ${about} of ${showDay(payment.day)} over ${amount}. If something is wrong with it, call ${phone.shown}.`;
  return { phone: patient.phone, messages: patient.messages, text };
}

/** The millimetres of a roll that a receipt takes, in steps for which there is a page. */
export function rollHeight({ payment, settings, refunds }: ReceiptData): 120 | 150 | 200 | 280 {
  const texts = [...payment.lines.map(({ text }) => text), settings.receiptLines, payment.reason];
  const rows = texts.reduce((sum, text) => sum + Math.ceil((text.length + 1) / 30), 0);
  const height = 95 + 5 * (rows + refunds.length) + (payment.cash > 5000 ? 30 : 0);
  return ([120, 150, 200] as const).find((page) => height <= page) ?? 280;
}
