import { href, Link } from "react-router";
import { FeeField } from "#app/register/fee-field.tsx";
import { nameDay, visitChoices } from "#app/register/words.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { addDays } from "#app/timetable/calendar.ts";
import { quarters } from "#app/timetable/fields.ts";
import { showRange, timeChoices } from "#app/timetable/range.ts";
import { ChoiceRow } from "#app/ui/fields/choice-row.tsx";
import choices from "#app/ui/fields/choices.module.css";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import type { Offer } from "./new.server.ts";
import styles from "./staff-new.module.css";
import { leadsToTimes } from "./who-fields.tsx";

export const whenNames = ["when", "from", "to", "visit", "fee", "again"] as const;

/** The next sittings of the doctor with the number that comes next, the kind of visit and the fee. */
export function WhenFields({
  offer,
  fields,
  isFirst,
}: {
  offer: Offer;
  fields: Record<(typeof whenNames)[number], Field>;
  /** Whether nobody has sent the form yet. */
  isFirst: boolean;
}) {
  const { doctor, places, chosen, phone, isWalkIn, today } = offer;
  const typed = fields.when.initialValue;
  const last = places.at(-1)?.place.day ?? today;
  return (
    <fieldset className={styles.part}>
      <legend>{`When: ${doctor?.name ?? ""}`}</legend>
      <PlaceChoice
        places={places}
        chosen={typeof typed === "string" ? typed : chosen}
        errors={fields.when.errors}
        today={today}
        focusesFirst={isFirst && leadsToTimes(offer)}
      />
      <ExtraHours offer={offer} fields={fields} />
      <p>
        <Link
          to={pathWith(href("/dashboard/Register/new"), {
            phone: phone.typed,
            doctor: doctor?.id,
            day: addDays(last, 1),
            walkIn: isWalkIn ? "1" : undefined,
          })}
        >
          Later days
        </Link>
      </p>
      {fields.again.errors && (
        <label className={styles.again}>
          <input id={fields.again.id} type="checkbox" name="again" /> {fields.again.errors[0]}
        </label>
      )}
      <div className={styles.row}>
        <ChoiceRow field={fields.visit} label="Visit" choices={visitChoices} />
        <FeeField
          field={fields.fee}
          about={offer.people[0]?.followUp && `Follow-up of ${offer.people[0].name}`}
        />
      </div>
    </fieldset>
  );
}

const times = timeChoices(quarters);

/** Hours that the timetable does not have. */
function ExtraHours({
  offer: { extra, today },
  fields: { when, from, to },
}: {
  offer: Offer;
  fields: Record<"when" | "from" | "to", Field>;
}) {
  if (!extra) return null;
  const isChosen = when.initialValue === extra.when;
  return (
    <details open={isChosen}>
      <summary>{`Extra hours, ${nameDay(extra.day, today)}`}</summary>
      <label>
        <input type="radio" name="when" value={extra.when} defaultChecked={isChosen} /> In these
        hours
      </label>
      <div className="row">
        <SelectField field={from} label="From" data={times} />
        <SelectField field={to} label="To" data={times} />
      </div>
    </details>
  );
}

export function PlaceChoice({
  places,
  chosen,
  errors,
  today,
  focusesFirst = false,
}: {
  places: Offer["places"];
  chosen: string | undefined;
  errors: string[] | undefined;
  today: string;
  focusesFirst?: boolean;
}) {
  if (places.length === 0)
    return (
      <p>
        No sitting in these two weeks: add hours in the Doctor List, or give tokens in extra hours.
      </p>
    );
  return (
    <>
      {errors && <p className={styles.error}>{errors[0]}</p>}
      <ul className={choices.choices}>
        {places.map(({ when, place, word, given, most, about, closed }, index) => (
          <li key={when}>
            <label>
              <input
                type="radio"
                name="when"
                value={when}
                defaultChecked={when === chosen}
                // biome-ignore lint/a11y/noAutofocus: the next question of a form that somebody asked for
                autoFocus={focusesFirst && (chosen ? when === chosen : index === 0)}
              />
              <span>
                <b>{nameDay(place.day, today)}</b> {showRange(place)}
                <small>
                  {[
                    closed ? `Closed: ${closed}` : word,
                    most > 0 ? `${given} of ${most} given` : `${given} given`,
                    about && `about ${about}`,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </small>
              </span>
              <b className={styles.token}>{given + 1}</b>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
