import { labels, personNames } from "#app/patients/labels.ts";
import {
  languageAnswers,
  messageAnswers,
  sayFollowUp,
  sexes,
  showSexAndAge,
} from "#app/patients/words.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import { ChoiceRow } from "#app/ui/fields/choice-row.tsx";
import choices from "#app/ui/fields/choices.module.css";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import type { Offer } from "./new.server.ts";
import styles from "./staff-new.module.css";

export const whoNames = ["person", ...personNames, "note", "source"] as const;

/** The people at the phone number, and the fields of somebody else. */
export function WhoFields({
  offer: { people, phone, isWalkIn, asked, today },
  fields,
  isFirst,
}: {
  offer: Offer;
  fields: Record<(typeof whoNames)[number], Field>;
  /** Whether nobody has sent the form yet. */
  isFirst: boolean;
}) {
  const chosen = fields.person.initialValue ?? (isFirst ? people[0]?.id : "");
  const isNew = people.length === 0;
  return (
    <fieldset className={styles.part}>
      <legend>Who</legend>
      <input type="hidden" name="phone" value={phone.isWhole ? phone.typed : ""} />
      {people.length > 0 && (
        <ul className={choices.choices}>
          {people.map((person, index) => (
            <li key={person.id}>
              <label>
                <input
                  type="radio"
                  name="person"
                  value={person.id}
                  defaultChecked={chosen === person.id}
                  // biome-ignore lint/a11y/noAutofocus: the number was asked for, and this is who has it
                  autoFocus={isFirst && index === 0 && !leadsToTimes({ people, asked })}
                />
                <span>
                  <b>{person.name}</b> {showSexAndAge(person, today)} card {person.number}
                  {person.last?.day && (
                    <small>{`Last: ${person.last.doctor_name}, ${showDayAndYear(person.last.day)}`}</small>
                  )}
                  {person.followUp && <small>{sayFollowUp(person.followUp)}</small>}
                </span>
              </label>
            </li>
          ))}
          <li>
            <label>
              <input type="radio" name="person" value="" defaultChecked={chosen === ""} />
              <span>
                <b>Somebody else</b> {phone.isWhole ? `with ${phone.shown}` : "without a phone"}
                <small>Name, age and sex below</small>
              </span>
            </label>
          </li>
        </ul>
      )}
      {isNew && (
        <p>
          {phone.isWhole
            ? `Nobody with ${phone.shown} yet.`
            : "No phone: nobody can tell this person when something changes."}
        </p>
      )}
      <div className={styles.person}>
        <EntryField field={fields.name} label={labels.name} autoFocus={isFirst && isNew} />
        <div className={styles.row}>
          <EntryField
            field={fields.age}
            label={labels.age}
            description="34, 8 m, 20 d or a date of birth"
          />
          <SelectField field={fields.sex} label={labels.sex} data={sexes} />
        </div>
        <details>
          <summary>More about the person</summary>
          <EntryField field={fields.guardian} label={labels.guardian} />
          <EntryField field={fields.place} label={labels.place} />
          <EntryField field={fields.reference} label={labels.reference} />
          <SelectField field={fields.language} label={labels.language} data={languageAnswers} />
          <SelectField field={fields.messages} label={labels.messages} data={messageAnswers} />
        </details>
      </div>
      <EntryField
        field={fields.note}
        label="Note"
        description="For the desk; nothing about the illness"
      />
      <ChoiceRow
        field={{
          ...fields.source,
          initialValue: fields.source.initialValue ?? (isWalkIn ? "walk-in" : "phone"),
        }}
        label="How"
        choices={[
          { value: "phone", label: "By phone" },
          { value: "walk-in", label: "Walk-in: is here" },
        ]}
      />
    </fieldset>
  );
}

/** Whose number is one person's alone has been asked for another doctor: the next question is when. */
export function leadsToTimes({ people, asked }: Pick<Offer, "people" | "asked">): boolean {
  return people.length === 1 && asked !== "";
}
