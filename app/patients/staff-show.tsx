import { href, Link, useOutlet } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { formatRupees } from "#app/language/money.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound, readListQuery } from "#app/requests/http.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { differencesOf } from "#app/timetable/compare.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { listPaymentsPageOfPatient, serialOf } from "#db/payments/payments.ts";
import { listBookingsPageOfPatient } from "#db/register/appointments.ts";
import { findPatient, type PatientFields, updatePatient } from "#db/register/patients.ts";
import type { Route } from "./+types/staff-show";
import { keepBorn, typedAge } from "./age.ts";
import { nameBooking, pathToBooking } from "./bookings.ts";
import { findFollowUps } from "./follow-ups.server.ts";
import { labels } from "./labels.ts";
import { PatientForm } from "./patient-form.tsx";
import { patientSchema } from "./schema.ts";
import { patientForm, patientQuery } from "./staff-inputs.ts";
import styles from "./staff-show.module.css";
import { StateBadge } from "./state-badge.tsx";
import { undoPath } from "./undo-path.server.ts";
import { languageAnswers, messageAnswers, sayFollowUp, sexes, showPhone } from "./words.ts";

const failure = "Failed to update patient";
const rowsPerPage = 20;

export const reads = [patientForm, patientQuery];

export const meta: Route.MetaFunction = () => [{ title: "Patient" }];

export function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const patient = orNotFound(findPatient(params.id));
    const { id: subjectId } = patient;
    recordFrom(context, { kind: "patient viewed", staff, subjectId });
    const { day: today } = readClock();
    const { page } = readListQuery(url, patientQuery);
    const visits = listBookingsPageOfPatient(patient.id, page, rowsPerPage);
    const mayTake = mayUse(staff, "/dashboard/Payments");
    const payments = mayTake ? listPaymentsPageOfPatient(patient.id, page, rowsPerPage) : undefined;
    const { number, version } = patient;
    return {
      typed: toTyped(patient, today),
      number,
      followUps: findFollowUps([patient.id], today).map(
        (one) => `${one.doctorName}: ${sayFollowUp(one)}`,
      ),
      version,
      page: Math.max(visits.page, payments?.page ?? 1),
      pages: Math.max(visits.pages, payments?.pages ?? 1),
      visits: visits.items.map((visit) => ({
        to: pathToBooking(visit),
        state: visit.state,
        text: `${showDayAndYear(visit.day)}, ${visit.doctor_name}, ${nameBooking(visit)}`,
      })),
      payments: payments?.items.map((payment) => ({
        id: payment.id,
        text: `${showDayAndYear(payment.day)}, ${serialOf(payment)}, ${payment.kind === "refund" ? "−" : ""}${formatRupees(payment.total)}`,
      })),
      mayErase: mayUse(staff, "/dashboard/Patients/:id/erase"),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: patientForm, schema: patientSchema(readClock().day), failure };
  return actOnForm(request, input, async (value, { version, refuse, compare }) => {
    const { day: today } = readClock();
    const stored = orNotFound(findPatient(params.id));
    const fields = keepBorn(value, stored, today);
    const saved = orNotFound(updatePatient(params.id, version, fields, staff));
    if ("same" in saved) {
      const { name, number } = saved.same;
      return refuse({ "": [`${name} has card ${number} with this number.`] });
    }
    if (saved.conflict) {
      const { current } = saved;
      const differences = differencesOf(labels, inWords(current, today), inWords(fields, today));
      return compare(differences, current.version);
    }
    const sentence = `The card of ${saved.after.name} was updated.`;
    return redirectWithFlash(href("/dashboard/Patients/:id", { id: params.id }), {
      sentence,
      undoAt: undoPath(params.id, staff),
    });
  });
}

type Card = Omit<PatientFields, "latin">;

function toTyped(card: Card, today: string) {
  const { name, phone, sex, guardian, place, reference, language, messages } = card;
  const age = typedAge(card, today);
  return { name, phone, sex, guardian, place, reference, language, messages, age };
}

function inWords(card: Card, today: string) {
  const labelOf = (choices: { value: string; label: string }[], chosen?: string) =>
    choices.find(({ value }) => value === chosen)?.label ?? "";
  const typed = toTyped(card, today);
  return {
    ...typed,
    phone: showPhone(card.phone),
    sex: labelOf(sexes, card.sex),
    language: labelOf(languageAnswers, card.language),
    messages: labelOf(messageAnswers, card.messages),
  };
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function ShowPatient({ loaderData, actionData, params }: Route.ComponentProps) {
  const dialog = useOutlet();
  const sent = useReply(actionData);
  return (
    <>
      <div inert={dialog !== null}>
        <p>
          <Link to={href("/dashboard/Patients")}>Patients</Link>
        </p>
        <IfLoaded data={loaderData} failure="Failed to fetch patients">
          {({ typed, number, version, mayErase, followUps, visits, payments, page, pages }) => (
            <>
              <header className="head">
                <div>
                  <h1>{typed.name}</h1>
                  <p>Card {number}</p>
                </div>
                {mayErase && (
                  <p className="row">
                    <DialogLink
                      className="button quiet"
                      to={href("/dashboard/Patients/:id/merge", { id: params.id })}
                    >
                      Same person as…
                    </DialogLink>
                    <DialogLink
                      className="button quiet"
                      to={href("/dashboard/Patients/:id/erase", { id: params.id })}
                    >
                      Erase…
                    </DialogLink>
                  </p>
                )}
              </header>
              {followUps.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <ConflictNotice thing="this card" differences={sent.reply?.differences} />
              <PatientForm key={version} typed={typed} version={version} sent={sent} />
              <section aria-labelledby="visits">
                <h2 id="visits">Appointments</h2>
                <ul className={`plain ${styles.list}`}>
                  {visits.map(({ to, state, text }) => (
                    <li key={to}>
                      <Link to={to}>{text}</Link> <StateBadge state={state} />
                    </li>
                  ))}
                </ul>
              </section>
              {payments && (
                <section aria-labelledby="payments">
                  <h2 id="payments">Payments</h2>
                  <ul className={`plain ${styles.list}`}>
                    {payments.map(({ id, text }) => (
                      <li key={id}>
                        <Link to={href("/dashboard/Payments/:id", { id })}>{text}</Link>
                      </li>
                    ))}
                  </ul>
                  <p>
                    <Link
                      className="button quiet"
                      to={pathWith(href("/dashboard/Payments/new"), { patient: params.id })}
                    >
                      Take payment
                    </Link>
                  </p>
                </section>
              )}
              <Pagination page={page} pages={pages} />
            </>
          )}
        </IfLoaded>
      </div>
      {dialog}
    </>
  );
}
