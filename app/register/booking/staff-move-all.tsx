import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { counted } from "#app/language/counted.ts";
import { whyTooOld } from "#app/register/outcome.server.ts";
import { findPlace, isAt, offerPlaces, whenOf } from "#app/register/places.server.ts";
import { placeOfQueue, requireQueue } from "#app/register/queue.server.ts";
import { moveForm, placesQuery } from "#app/register/staff-inputs.ts";
import { nameOf, showPlace, wordMoveAll } from "#app/register/words.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { isExpected } from "#app/timetable/entries.server.ts";
import { later, readClock } from "#app/timetable/timetable.server.ts";
import { AskedBefore, useAskedBefore } from "#app/ui/asked-before.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { cancelAll, listMovable, moveAll } from "#db/register/appointment-moves.ts";
import { findQueueAt } from "#db/register/queues.ts";
import type { Route } from "./+types/staff-move-all";
import { findMoveDoctor, tellFees } from "./move.server.ts";
import { chosenBefore, FindDoctor } from "./staff-move.tsx";
import styles from "./staff-new.module.css";
import { PlaceChoice } from "./when-fields.tsx";

const failure = "Failed to move the appointments";
/** In place of a time. */
const nobody = "cancel";

export const reads = [moveForm, placesQuery];

export const meta: Route.MetaFunction = () => [{ title: "Move appointments" }];

export function loader({ params, url }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const queue = requireQueue(params.queue);
    const moment = readClock();
    const { doctor: text = "", day } = readQuery(url, placesQuery);
    const doctor = findMoveDoctor(text, queue.doctor_id);
    const from = readDay(day ?? "") ?? later(queue.day, moment.day);
    const offered = doctor ? offerPlaces(doctor, moment, from) : [];
    const places = offered.filter((one) => one.when !== whenOf(queue) && isExpected(one));
    return {
      place: showPlace(queue, moment.day),
      people: listMovable(queue.id).map((one) => ({ token: one.token, name: nameOf(one) })),
      today: moment.day,
      from,
      text,
      doctor: doctor?.name,
      places,
      back: placeOfQueue(queue),
    };
  });
}

/** The same form twice finds nobody left to move: it leads to those whom the first one moved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, moveForm);
  const moment = readClock();
  const when = String(form.get("when") ?? "");
  const move = async () => {
    const queue = requireQueue(params.queue);
    const old = whyTooOld(queue, staff);
    if (old) return refuse(failure, old, when);
    if (when === nobody) {
      const count = cancelAll(queue.id, moment.day, staff);
      const sentence =
        count > 0 ? `${appointmentsWere(count)} cancelled. Now tell the patients.` : nobodyLeft;
      return redirectWithFlash(toldOf(queue.id), { sentence });
    }
    const place = findPlace(when, moment);
    if (!place) return refuse(failure, "Choose a time.", when, 400);
    if (isAt(queue, place)) {
      const reason = "They have tokens there already. Choose another time.";
      return refuse(failure, reason, when, 400);
    }
    const outcomes = moveAll(queue.id, place, staff);
    if (outcomes.length === 0) {
      const there = findQueueAt(place);
      const to = there ? toldOf(there.id) : placeOfQueue(queue);
      return redirectWithFlash(to, { sentence: nobodyLeft });
    }
    const moved = outcomes.flatMap((one) => ("after" in one ? [one.after] : []));
    const left = outcomes.length - moved.length;
    const sentence = [
      `${appointmentsWere(moved.length)} moved to ${showPlace(place, moment.day)}.`,
      left > 0 && `${left} found no token there.`,
      tellFees(moved),
      "Now tell the patients.",
    ]
      .filter(Boolean)
      .join(" ");
    const [first] = moved;
    return redirectWithFlash(first ? toldOf(first.queue_id) : placeOfQueue(queue), { sentence });
  };
  return orNotSent(failure, move, () => when);
}

const nobodyLeft = "Nobody is left to move or to cancel. Who does not know it yet is to be told.";

function appointmentsWere(count: number): string {
  return counted(count, "appointment was", "appointments were");
}

function toldOf(queue: string): string {
  return href("/dashboard/Register/queue/:queue/told", { queue });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Look at the register.");

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

export default function MoveAll({ loaderData, actionData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch appointments" {...loaderData} />;
  }
  const { place, people, back } = loaderData;
  return (
    <div className={styles.page}>
      <p>
        <Link to={back}>Register</Link>
      </p>
      <h1>{people.length === 0 ? "Move appointments" : wordMoveAll(people.length)}</h1>
      <p>{place}</p>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      {people.length === 0 ? (
        <p>{nobodyLeft}</p>
      ) : (
        <Places {...loaderData} before={chosenBefore(actionData)} />
      )}
    </div>
  );
}

function Places({
  people,
  today,
  from,
  text,
  doctor,
  places,
  before,
}: Loaded & { before: string | undefined }) {
  const { isAskedBefore, look } = useAskedBefore();
  return (
    <>
      <FindDoctor text={text} day={from} onInput={look} />
      <AskedBefore isShown={isAskedBefore} button="Show times" />
      {!doctor && <p role="alert">No doctor, or more than one, is called that.</p>}
      <SendForm className={styles.part} inert={isAskedBefore}>
        <h2>{doctor ? `To ${doctor}, in the same order` : "To nobody"}</h2>
        {doctor && (
          <PlaceChoice
            places={places}
            chosen={before ?? places[0]?.when}
            errors={undefined}
            today={today}
            focusesFirst={text === ""}
          />
        )}
        <label>
          <input type="radio" name="when" value={nobody} defaultChecked={before === nobody} />{" "}
          {people.length === 1
            ? "Cancel it: nobody sees this patient"
            : "Cancel them: nobody sees them"}
        </label>
        <p className="row">
          <SubmitButton busy="Moving...">{wordMoveAll(people.length)}</SubmitButton>
        </p>
      </SendForm>
      <ol className="plain">
        {people.map(({ token, name }) => (
          <li key={token}>{`${token} ${name}`}</li>
        ))}
      </ol>
    </>
  );
}
