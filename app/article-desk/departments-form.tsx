import { href, Link } from "react-router";
import { counted } from "#app/language/counted.ts";
import type { DepartmentState } from "#app/library/departments.server.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import { valuesOf } from "#app/ui/fields/values-of.ts";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import styles from "./staff-departments.module.css";

interface Props {
  departments: readonly DepartmentState[];
  version: number;
  sent: Sent;
}

export function DepartmentsForm({ departments, version, sent }: Props) {
  const { reply } = sent;
  const { form, fields } = formFromReply("departments", ["departments", "none"], reply?.result);
  const ticked = reply
    ? valuesOf(reply.result.initialValue?.departments)
    : departments.filter(({ isTicked }) => isTicked).map(({ name }) => name);
  const ofHospital = departments.filter(({ isGeneral }) => !isGeneral);
  const general = departments.filter(({ isGeneral }) => isGeneral);
  const hasNone = ofHospital.every(({ shown }) => shown === 0);
  const boxOf = (department: DepartmentState) => (
    <Box
      key={department.name}
      field={fields.departments}
      department={department}
      isTicked={ticked.includes(department.name)}
    />
  );
  return (
    <ReplyForm form={form} sent={sent} version={version} className={styles.form}>
      <FieldGroup
        field={fields.departments}
        label="Departments in this hospital"
        className={styles.boxes}
      >
        {ofHospital.map(boxOf)}
        <div>
          <input
            type="checkbox"
            id={fields.none.id}
            name={fields.none.name}
            defaultChecked={reply ? reply.result.initialValue?.none === "on" : hasNone}
          />
          <label htmlFor={fields.none.id}>None of these</label>
        </div>
      </FieldGroup>
      <FieldGroup
        field={{ id: "general", name: fields.departments.name }}
        label="Pages that belong to no department"
        description="Chest pain, fever in a child, dengue, diabetes, high blood pressure, knee pain and contraception"
        className={styles.boxes}
      >
        {general.map(boxOf)}
      </FieldGroup>
      {!departments.some(({ isOwn }) => isOwn) && (
        <p>
          A department that is not in this list is added under{" "}
          <Link to={href("/dashboard/Pages")}>Own pages</Link>.
        </p>
      )}
      <p>
        <SubmitButton busy="Saving...">Save</SubmitButton>
      </p>
    </ReplyForm>
  );
}

/** How many doctors it has is seen while the box is not ticked. */
function Box({
  field,
  department: { name, title, pages, read, shown, doctors },
  isTicked,
}: {
  field: Field;
  department: DepartmentState;
  isTicked: boolean;
}) {
  const id = `${field.id}-${name}`;
  const isPart = shown > 0 && read < pages;
  return (
    <div>
      <input
        type="checkbox"
        id={id}
        name={field.name}
        value={name}
        defaultChecked={isTicked}
        aria-describedby={`${id}-note`}
      />
      <label htmlFor={id}>{`${title} (${counted(pages, "page")})`}</label>
      <div id={`${id}-note`} className={styles.note}>
        {shown === 0 && <p>Hidden</p>}
        {isPart && <p>{`${read} of ${pages} pages shown. Left ticked, they stay as they are.`}</p>}
        {doctors > 0 && (
          <p className={styles.doctors}>
            {`${counted(doctors, "doctor of this department is", "doctors of this department are")} shown.`}
          </p>
        )}
      </div>
    </div>
  );
}
