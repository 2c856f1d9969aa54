import { parseWithZod } from "@conform-to/zod/v4";
import type { InputEventHandler } from "react";
import { data, Form, href, Link } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { readForm } from "#app/forms/form.server.ts";
import { phoneMessage } from "#app/patients/labels.ts";
import { takeFeeInCash } from "#app/payments/take-fee.server.ts";
import { placeOf, whyNotGiven } from "#app/register/outcome.server.ts";
import { extraHours, findPlace, whyNoExtra } from "#app/register/places.server.ts";
import { requireQueue } from "#app/register/queue.server.ts";
import { ofKnownPerson, ofNewPerson } from "#app/register/schema.ts";
import { appointmentForm, newQuery } from "#app/register/staff-inputs.ts";
import { nameOf, showPlace } from "#app/register/words.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { AskedBefore, useAskedBefore } from "#app/ui/asked-before.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { findBookingOfForm, giveToken } from "#db/register/appointments.ts";
import type { Route } from "./+types/staff-new";
import { askFirst, type Offer, readOffer, toPerson } from "./new.server.ts";
import styles from "./staff-new.module.css";
import { WhenFields, whenNames } from "./when-fields.tsx";
import { WhoFields, whoNames } from "./who-fields.tsx";

const failure = "Failed to create appointment";

export const reads = [appointmentForm, newQuery];

export const meta: Route.MetaFunction = () => [{ title: "New appointment" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const offer = readOffer(url);
    if (offer.phone.wasAsked) {
      recordFrom(context, { kind: "patients searched", staff });
    }
    const mayTake = mayUse(staff, "/dashboard/Payments");
    return { offer, form_key: newFormKey(), mayTake };
  });
}

/** The same form sent twice gives one token. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, appointmentForm);
  const moment = readClock();
  const isKnown = Boolean(form.get("person"));
  const schema = isKnown ? ofKnownPerson : ofNewPerson(moment.day);
  const submission = parseWithZod(form, { schema });
  const reply = (fieldErrors: Record<string, string[]> = {}) => ({
    result: submission.reply({ fieldErrors }),
  });
  if (submission.status !== "success") return data(reply(), { status: 400 });
  const { value } = submission;
  return orNotSent(
    failure,
    async () => {
      const place = findPlace(value.when, moment, hoursOf(value));
      if (!place) return data(reply({ when: [whyNoPlace(value.when)] }), { status: 400 });
      const { source, visit, fee, note } = value;
      const person =
        "person" in value
          ? { patient: { id: value.person }, known: { id: value.person } }
          : toPerson(value);
      const isAsked = !value.again && !findBookingOfForm(form.get("form_key"), staff.id);
      const question = isAsked
        ? askFirst(person.known?.id, place, { visit: value.visit, today: moment.day })
        : "";
      if (question) return data(reply({ again: [question] }), { status: 409 });
      const isHere = source === "walk-in" && place.day === moment.day;
      const given = giveToken(
        { place, patient: person.patient, source, visit, fee, note, isHere },
        form.get("form_key"),
        staff,
      );
      if ("refusal" in given) return data(reply({ when: [whyNotGiven(given)] }), { status: 409 });
      const { appointment } = given;
      const queue = requireQueue(appointment.queue_id);
      const sentence = `Token ${appointment.token} for ${nameOf(appointment)}: ${showPlace(queue, moment.day)}.`;
      const slip = href("/dashboard/Register/:id/slip", { id: appointment.id });
      const paid = form.has("cash")
        ? takeFeeInCash(appointment, String(form.get("form_key") ?? ""), staff)
        : undefined;
      const to = form.has("slip") || form.has("cash") ? slip : placeOf(appointment);
      return redirectWithFlash(to, {
        ...paid,
        sentence: [sentence, paid?.sentence].filter(Boolean).join(" "),
        changed: appointment.id,
      });
    },
    reply,
  );
}

function hoursOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return { starts_at: Number(from), ends_at: Number(to) };
}

function whyNoPlace(when: string): string {
  const [day = "", doctor = "", sitting] = when.split("/");
  return sitting === extraHours ? whyNoExtra(doctor, day) : "Choose a time.";
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export { revalidateAfterRefusal as shouldRevalidate } from "#app/ui/keeping/reply-form.tsx";

const names = [...whoNames, ...whenNames] as const;

export default function NewAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { isAskedBefore, look } = useAskedBefore();
  return (
    <div className={styles.page}>
      <header className="head">
        <h1>New appointment</h1>
        <Link to={href("/dashboard/Register")}>Register</Link>
      </header>
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to fetch appointments" {...loaderData} />
      ) : (
        <>
          <Find offer={loaderData.offer} isAskedBefore={isAskedBefore} onInput={look} />
          <div inert={isAskedBefore}>
            <Ready {...loaderData} actionData={actionData} />
          </div>
        </>
      )}
    </div>
  );
}

function Find({
  offer: { phone, doctor, asked, isWalkIn, day, sitting },
  isAskedBefore,
  onInput,
}: {
  offer: Offer;
  isAskedBefore: boolean;
  onInput: InputEventHandler<HTMLFormElement>;
}) {
  return (
    <Form method="get" className={styles.find} role="search" onInput={onInput}>
      {isWalkIn && <input type="hidden" name="walkIn" value="1" />}
      {day && <input type="hidden" name="day" value={day} />}
      {sitting && <input type="hidden" name="sitting" value={sitting} />}
      <p>
        <label htmlFor="phone">Phone number</label>
        <input
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          defaultValue={phone.typed}
          // biome-ignore lint/a11y/noAutofocus: the page is for this number, which somebody says on the phone
          autoFocus={!phone.wasAsked}
          aria-describedby="phone-hint"
        />
        <small id="phone-hint">
          All ten digits, or the last four. Leave it empty for no phone.
        </small>
      </p>
      <p>
        <label htmlFor="doctor">Doctor</label>
        <input
          id="doctor"
          name="doctor"
          autoComplete="off"
          maxLength={120}
          defaultValue={asked && doctor ? doctor.name : asked}
          placeholder={doctor?.name}
          aria-describedby="doctor-hint"
        />
        <small id="doctor-hint">A part of the name or of the speciality is enough.</small>
      </p>
      <button type="submit" className="button quiet">
        Find
      </button>
      <AskedBefore isShown={isAskedBefore && phone.wasAsked} button="Find" />
    </Form>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Ready({
  offer,
  form_key,
  mayTake,
  actionData,
}: Loaded & Pick<Route.ComponentProps, "actionData">) {
  const { phone, doctor, doctors, asked, people } = offer;
  const about = `${phone.typed} ${doctor?.id} ${doctors.length} ${asked}`;
  const sent = useReply(actionData, about);
  if (!doctor) return <Choose offer={offer} />;
  if (!phone.wasAsked) return null;
  if (!phone.isWhole && phone.typed.trim() !== "" && people.length === 0) {
    return <p role="alert">{phoneMessage}</p>;
  }
  const [first] = people;
  const typed = first?.followUp
    ? { visit: "follow-up", fee: String(first.followUp.fee) }
    : { visit: "first", fee: String(doctor.fees) };
  const { form, fields } = formFromReply("appointment", names, sent.reply?.result, typed);
  return (
    <ReplyForm form={form} sent={sent} form_key={form_key} className={styles.form}>
      <WhoFields offer={offer} fields={fields} isFirst={!sent.reply} />
      <WhenFields offer={offer} fields={fields} isFirst={!sent.reply} />
      <p className={`row ${styles.buttons}`}>
        <button type="submit" className="button">
          Give token
        </button>
        <button type="submit" className="button quiet" name="slip" value="on">
          Give token and print slip
        </button>
        {mayTake && (
          <button
            type="submit"
            className="button quiet"
            name="cash"
            value="on"
            // biome-ignore lint/a11y/noAccessKey: the desk does it a hundred times a day
            accessKey="t"
          >
            Give token, take the fee in cash, print slip
          </button>
        )}
      </p>
    </ReplyForm>
  );
}

function Choose({ offer: { doctors, asked, phone, day, isWalkIn } }: { offer: Offer }) {
  if (asked === "") {
    return phone.wasAsked ? <p role="alert">Type a part of the doctor’s name.</p> : null;
  }
  if (doctors.length === 0) return <p role="alert">No doctor is called that.</p>;
  return (
    <section aria-labelledby="which">
      <h2 id="which">Which doctor?</h2>
      <ul>
        {doctors.map(({ id, name, specialization }) => (
          <li key={id}>
            <Link
              to={pathWith(href("/dashboard/Register/new"), {
                phone: phone.typed,
                doctor: id,
                day,
                walkIn: isWalkIn ? "1" : undefined,
              })}
            >
              {name}
            </Link>
            , {specialization}
          </li>
        ))}
      </ul>
    </section>
  );
}
