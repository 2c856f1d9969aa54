import { type SubmissionResult, useForm } from "@conform-to/react";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormKey } from "#app/ui/form-key.tsx";
import { KeptForm } from "#app/ui/kept-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { SendFailure } from "#app/ui/send-failure.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Themed } from "#app/ui/theme.tsx";
import type { Doctor } from "#db/doctors.ts";
import { labels } from "./fields.ts";
import styles from "./form.module.css";
import { PhotoField } from "./photo-field.tsx";
import type { DoctorInput } from "./schema.ts";
import { SlotsField } from "./slots-field.tsx";

export interface DoctorFormResult {
  result: SubmissionResult;
  staged_photo: string | null;
  version?: number;
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

const blank = { availability: "available", is_active: "on" };

export function DoctorForm({
  doctor,
  form_key,
  reply,
  notSent,
  submit,
  busy,
}: {
  doctor?: Doctor;
  form_key: string;
  reply?: DoctorFormResult;
  notSent?: SendFailure;
  submit: "Create" | "Update";
  busy: string;
}) {
  const [form, fields] = useForm<DoctorInput & { photo: unknown }>({
    id: "doctor",
    lastResult: reply?.result,
    defaultValue: doctor ? asTyped(doctor) : blank,
  });
  const photo = reply ? reply.staged_photo : (doctor?.photo_key ?? null);
  return (
    <Themed>
      <KeptForm
        version={reply?.version ?? doctor?.version}
        reply={reply}
        encType="multipart/form-data"
        className={styles.form}
        noValidate
      >
        <ErrorSummary form={form} notSent={notSent} />
        <FormKey fresh={form_key} result={reply?.result} />
        <p className={styles.note}>All fields are needed, but for the languages and the photo.</p>
        <div className={styles.pair}>
          <TextField field={fields.name} label={labels.name} autoComplete="off" />
          <TextField
            field={fields.specialization}
            label={labels.specialization}
            list="specializations"
            autoComplete="off"
          />
          <datalist id="specializations">
            {suggestedSpecializations.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextField
            field={fields.phone}
            label={labels.phone}
            description="10 digits"
            type="tel"
            inputMode="numeric"
            maxLength={10}
          />
          <TextField
            field={fields.email}
            label={labels.email}
            description="For staff only"
            type="email"
            autoComplete="off"
          />
          <TextField
            field={fields.experience}
            label={labels.experience}
            description="In years"
            inputMode="numeric"
          />
          <TextField
            field={fields.fees}
            label={labels.fees}
            description="In rupees, digits only"
            inputMode="numeric"
          />
        </div>
        <TextField
          field={fields.hospital}
          label={labels.hospital}
          description="Where the doctor sees patients"
        />
        <TextAreaField field={fields.about} label={labels.about} rows={5} />
        <TextAreaField field={fields.qualification} label={labels.qualification} rows={2} />
        <TextAreaField field={fields.awards} label={labels.awards} rows={2} />
        <TextField
          field={fields.languages}
          label={labels.languages}
          description="Optional, for example Hindi, English, Punjabi"
          autoComplete="off"
        />
        <SlotsField field={fields.hospital_slots} label={labels.hospital_slots} />
        <SlotsField field={fields.video_slots} label={labels.video_slots} />
        <div className={styles.pair}>
          <SelectField
            field={fields.availability}
            label={labels.availability}
            data={[
              { value: "available", label: "Available" },
              { value: "unavailable", label: "Unavailable" },
            ]}
          />
          <div className={styles.visible}>
            <CheckboxField field={fields.is_active} label={labels.is_active} />
          </div>
        </div>
        <PhotoField field={fields.photo} stored={photo} current={doctor?.photo_key ?? null} />
        <div className={styles.actions}>
          <SubmitButton busy={busy}>{submit}</SubmitButton>
        </div>
      </KeptForm>
    </Themed>
  );
}

function asTyped({ experience, fees, is_active, ...doctor }: Doctor) {
  return {
    ...doctor,
    experience: String(experience),
    fees: String(fees),
    is_active: is_active ? "on" : undefined,
  };
}
