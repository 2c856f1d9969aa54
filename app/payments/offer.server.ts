import { readHospital } from "#app/hospital/hospital.server.ts";
import { nameBooking, pathToBooking } from "#app/patients/bookings.ts";
import { readQuery } from "#app/requests/http.ts";
import { qrPath } from "#app/second-step/qr-path.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listPaymentsOfAppointment, serialOf } from "#db/payments/payments.ts";
import { type Booking, findBooking } from "#db/register/appointments.ts";
import { dueOf } from "#db/register/due.ts";
import { findPatient } from "#db/register/patients.ts";
import { readSetting } from "#db/settings/settings.ts";
import { listCharges, listPayers } from "./desk-settings.server.ts";
import { newPaymentQuery } from "./staff-inputs.ts";

export interface Whom {
  name: string;
  appointment: Booking | undefined;
  patient: { id: string; number: number } | undefined;
}

/** Who pays, by an appointment or by a card; undefined where neither is there any more. */
export function findWhom(asked: { appointment?: string; patient?: string }): Whom | undefined {
  if (asked.appointment) {
    const appointment = findBooking(asked.appointment);
    if (!appointment) return undefined;
    const { patient, patient_id } = appointment;
    return {
      name: patient?.name ?? "",
      appointment,
      patient: patient && patient_id ? { id: patient_id, number: patient.number } : undefined,
    };
  }
  if (!asked.patient) return { name: "", appointment: undefined, patient: undefined };
  const patient = findPatient(asked.patient);
  return patient && { name: patient.name, appointment: undefined, patient };
}

/** The line of what the doctor takes. */
export function consultationOf({ appointment }: Whom): string {
  return ["Consultation", appointment?.doctor_name].filter(Boolean).join(", ");
}

/** What the form of a new payment shows; undefined for somebody who is gone. */
export function readOffer(url: URL) {
  const whom = findWhom(readQuery(url, newPaymentQuery));
  if (!whom) return undefined;
  const { name, appointment, patient } = whom;
  const due = appointment ? dueOf(appointment) : 0;
  return {
    name,
    patient: patient?.id,
    card: patient?.number,
    appointment: appointment && {
      id: appointment.id,
      doctor: appointment.doctor_name,
      day: appointment.day,
      what: nameBooking(appointment),
      path: pathToBooking(appointment),
      fee: appointment.fee,
    },
    due,
    paid: appointment
      ? listPaymentsOfAppointment(appointment.id).map((one) => ({
          id: one.id,
          text: serialOf(one),
          kind: one.kind,
          total: one.total,
        }))
      : [],
    charges: listCharges(),
    payers: listPayers(),
    today: readClock().day,
    code: appointment && due > 0 ? upiCode(appointment, due) : undefined,
  };
}

export type Offer = NonNullable<ReturnType<typeof readOffer>>;

/** Opens a UPI app with the amount filled in; whether somebody pays is not for the website to know. */
function upiCode({ id, token, doctor_name }: Booking, due: number) {
  const { upiAddress, upiName, merchantCode } = readSetting("receipts").value;
  if (!upiAddress) return undefined;
  const fields: [string, string][] = [
    ["pa", upiAddress],
    ["pn", upiName || readHospital().name],
    ...(merchantCode ? [["mc", merchantCode] as [string, string]] : []),
    ["am", `${due}.00`],
    ["cu", "INR"],
    ["tn", `${token === null ? "Video call" : `OPD ${token}`} ${doctor_name}`.slice(0, 50)],
    ["tr", `M${id}`],
  ];
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return { ...qrPath(`upi://pay?${query}`), address: upiAddress };
}
