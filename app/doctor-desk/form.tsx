import type { SubmissionResult } from "@conform-to/dom";
import { fieldNames, labels } from "#app/doctors/fields.ts";
import { readPhone, readRupees, readYears } from "#app/forms/typed-numbers.ts";
import { type Hospital, useHospital } from "#app/hospital/hospital.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FormKey } from "#app/ui/fields/form-key.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { EntryField, TextField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import type { Doctor } from "#db/doctors/doctors.ts";
import styles from "./form.module.css";
import { NewOpd } from "./new-opd.tsx";
import { NumberField } from "./number-field.tsx";
import { PhotoField } from "./photo-field.tsx";
import { SameSlots } from "./same-slots.tsx";
import slotStyles from "./slots-field.module.css";
import { SlotsField } from "./slots-field.tsx";

export interface DoctorFormResult {
  result: SubmissionResult;
  staged_photo: string | null;
  version?: number;
  /** The one that somebody else has chosen meanwhile. */
  department?: string;
}

const suggestedSpecializations = [
  "General Medicine",
  "General Surgery",
  "Obstetrics and Gynaecology",
  "Oncology",
  "Onco Surgery",
  "Orthopaedics",
  "Neurology",
  "Urology",
  "Paediatrics",
];

const names = [...fieldNames, "department", "weekdays", "opd_from", "opd_to", "photo"] as const;

const blank = { availability: "available", is_active: "on" };

export function DoctorForm({
  doctor,
  departments = [],
  department = "",
  form_key,
  reply,
  notSent,
  submit,
  busy,
}: {
  doctor?: Doctor;
  departments?: { value: string; label: string }[];
  /** The one that staff have chosen for the speciality. */
  department?: string;
  form_key?: string;
  reply?: DoctorFormResult;
  notSent?: SendFailure;
  submit: "Create" | "Update";
  busy: string;
}) {
  const hospital = placeOf(useHospital());
  const shown = { department, ...(doctor ? asTyped(doctor) : { ...blank, hospital }) };
  const { form, fields } = formFromReply("doctor", names, reply?.result, shown);
  const typed = reply?.result.initialValue;
  const opened = String(reply?.department ?? typed?.opened_department ?? department);
  return (
    <ReplyForm
      form={form}
      sent={{ reply, notSent }}
      version={doctor?.version}
      encType="multipart/form-data"
      className={styles.form}
    >
      <FormKey fresh={form_key} result={reply?.result} />
      <p className={styles.note}>
        All fields are needed, but for the languages, the department, the OPD and the photo.
      </p>
      <div className={styles.pair}>
        <EntryField field={fields.name} label={labels.name} autoFocus={!reply} />
        <EntryField
          field={fields.specialization}
          label={labels.specialization}
          list="specializations"
        />
        <datalist id="specializations">
          {suggestedSpecializations.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <NumberField
          field={fields.phone}
          read={readPhone}
          label={labels.phone}
          description="For staff only. 10 digits; +91, 0 and spaces are understood"
          type="tel"
          inputMode="tel"
        />
        <EntryField
          field={fields.email}
          label={labels.email}
          description="For staff only"
          type="email"
        />
        <NumberField
          field={fields.experience}
          read={readYears}
          label={labels.experience}
          description="In years, for example 15"
        />
        <NumberField
          field={fields.fees}
          read={readRupees}
          label={labels.fees}
          description="In rupees, for example 1,000"
        />
      </div>
      {departments.length > 0 && (
        <>
          <SelectField
            field={fields.department}
            label="Department"
            description="Whose page shows the doctors of this speciality. Departments of your own are under Own pages."
            data={departments}
          />
          {/* As a field out of sight, a draft keeps it too. */}
          <input
            key={opened}
            name="opened_department"
            defaultValue={opened}
            aria-label="Department before"
            hidden
            readOnly
          />
        </>
      )}
      <TextField
        field={fields.hospital}
        label={labels.hospital}
        description="Where the doctor sees patients"
      />
      <TextAreaField field={fields.about} label={labels.about} rows={5} />
      <TextAreaField field={fields.qualification} label={labels.qualification} rows={2} />
      <TextAreaField
        field={fields.awards}
        label={labels.awards}
        description="Societies and awards. Of a doctor who has none write None: visitors then read nothing of it."
        rows={2}
      />
      <EntryField
        field={fields.languages}
        label={labels.languages}
        description="Optional, for example Hindi, English, Punjabi"
      />
      <SlotsField
        field={fields.hospital_slots}
        label={labels.hospital_slots}
        description="When the doctor sees patients in the hospital. Visitors read them as hospital hours."
        ranges={typedRanges(reply, "hospital_slots")}
      />
      {!doctor && <NewOpd fields={fields} />}
      <SlotsField
        field={fields.video_slots}
        label={labels.video_slots}
        description="When the doctor sees patients by video. Visitors read them as video hours."
        ranges={typedRanges(reply, "video_slots")}
      >
        <SameSlots />
        <label className={slotStyles.same}>
          <input
            type="checkbox"
            name="no_video"
            defaultChecked={reply ? typed?.no_video === "on" : doctor?.video_slots.length === 0}
          />
          No video calls: visitors read no video hours
        </label>
      </SlotsField>
      <div className={styles.pair}>
        <SelectField
          field={fields.availability}
          label={labels.availability}
          description="An unavailable doctor stays on the website, with the hospital's number instead of times."
          data={[
            { value: "available", label: "Available" },
            { value: "unavailable", label: "Unavailable" },
          ]}
        />
        <div className={styles.visible}>
          <CheckboxField
            field={fields.is_active}
            label={labels.is_active}
            description="If off, visitors do not see this doctor. Nothing is deleted."
          />
        </div>
      </div>
      <PhotoField
        field={fields.photo}
        staged={reply?.staged_photo ?? null}
        current={doctor?.photo_key ?? null}
        isRemoved={typed?.remove_photo === "on"}
      />
      <div className={styles.actions}>
        <SubmitButton busy={busy}>{submit}</SubmitButton>
      </div>
    </ReplyForm>
  );
}

/** Where a new doctor is likely to see patients; nothing while the name is a sample. */
function placeOf({ name, city, samples }: Hospital): string {
  if (samples === "all" || samples === "name") return "";
  return [name, !samples && city].filter(Boolean).join(", ");
}

function typedRanges(reply: DoctorFormResult | undefined, list: string) {
  const typed = reply?.result.initialValue;
  const ends = [typed?.[`${list}_to`]].flat();
  return [typed?.[`${list}_from`]]
    .flat()
    .map((from, index) => ({ from: String(from ?? ""), to: String(ends[index] ?? "") }))
    .filter(({ from, to }) => from || to);
}

function asTyped({ experience, fees, is_active, ...doctor }: Doctor) {
  return {
    ...doctor,
    experience: String(experience),
    fees: String(fees),
    is_active: is_active ? "on" : undefined,
  };
}
