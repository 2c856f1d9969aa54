import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { requireDoctor } from "#app/doctor-desk/require-doctor.server.ts";
import { saveDoctor } from "#app/doctor-desk/save.server.ts";
import { messageAbout } from "#app/doctor-desk/staff-message.ts";
import { doctorOfStaff } from "#app/doctors/schema.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import confirmStyles from "#app/ui/confirm.module.css";
import { Dialog } from "#app/ui/dialog.tsx";
import { DialogLink, useKeptSearch } from "#app/ui/dialog-link.tsx";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import conflictStyles from "#app/ui/sending/conflict-notice.module.css";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { newFormKey } from "#db/form-keys.ts";
import { listChangesOf } from "#db/history/change-list.ts";
import type { Route } from "./+types/staff-restore";
import { showInstant } from "./dates.server.ts";
import { changedFields, markWords } from "./differences.server.ts";
import { Differences } from "./entries.tsx";
import type { Difference } from "./kinds.ts";
import { readPeople } from "./read.server.ts";
import styles from "./restore.module.css";
import { restoreForm } from "./staff-inputs.ts";
import { asTyped, restorable, versionBefore } from "./versions.server.ts";

export const reads = [restoreForm];

export const meta: Route.MetaFunction = () => [
  { title: "Restore a version" },
  { name: "robots", content: "noindex" },
];

const failure = "Failed to restore the version";

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => ({ ...readVersion(params).shown, form_key: newFormKey() }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, restoreForm);
  const form_key = String(form.get("form_key") ?? "");
  return orNotSent(failure, async () => {
    const { doctor, old, changes, shown } = readVersion(params);
    const checked = doctorOfStaff({ hospital_slots: true, video_slots: true }).safeParse(
      asTyped(old.fields),
    );
    if (!checked.success) {
      const problems = checked.error.issues.map(({ message }) => message);
      return data({ ...shown, form_key, problems, since: [] }, { status: 400 });
    }
    const { is_active, photo_key } = old.fields;
    const version = Number(form.get("version"));
    const fields = { ...checked.data, is_active, photo_key };
    const saved = orNotFound(
      await saveDoctor({ id: doctor.id, version, fields, form: { key: form_key } }, staff),
    );
    if (saved.conflict) {
      // Each change is one entry, and counts the version up by one.
      const newer = changes.slice(0, Math.max(1, saved.current.version - (version || 0)));
      const { nameOf } = readPeople();
      const since = newer.map((change) => ({
        id: change.id,
        who: nameOf(change.staff_email),
        when: showInstant(change.at),
        differences: changedFields(change).map(markWords),
      }));
      return data({ ...shown, form_key, problems: [], since }, { status: 409 });
    }
    const what = `is again as on ${shown.when}`;
    const history = href("/dashboard/AddDoctor/:id/history", { id: doctor.id });
    return redirectWithFlash(history, messageAbout(saved.after, what));
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

function readVersion({ id, change }: Route.LoaderArgs["params"]) {
  const doctor = requireDoctor(id);
  const changes = listChangesOf("doctor", id);
  const wanted = orNotFound(restorable(changes).find((one) => String(one.id) === change));
  const old = versionBefore(
    doctor,
    changes.filter((one) => one.id > wanted.id),
  );
  const differences = changedFields({
    subject: "doctor",
    subject_id: id,
    before: { ...doctor },
    after: { ...doctor, ...old.fields },
  });
  const shown = {
    name: doctor.name,
    version: doctor.version,
    when: showInstant(wanted.at),
    notes: old.notes,
    differences: differences.map(markWords),
  };
  return { doctor, old, changes, shown };
}

export default function RestoreVersion({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id } = params;
  const list = href("/dashboard/AddDoctor/:id/history", { id });
  const reply = isNotSent(actionData) ? undefined : actionData;
  const shown = reply ?? loaderData;
  return (
    <Dialog title="Restore a version" closeTo={useKeptSearch(list)}>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      {reply && <Refusal {...reply} doctor={id} />}
      <IfLoaded data={shown} failure="Failed to fetch history">
        {(read) => <Question shown={read} list={list} />}
      </IfLoaded>
    </Dialog>
  );
}

type Shown = ReturnType<typeof readVersion>["shown"] & { form_key: string };

function Question({ shown, list }: { shown: Shown; list: string }) {
  const { name, version, when, notes, differences, form_key } = shown;
  const isSame = differences.length === 0;
  return (
    <>
      <p className={confirmStyles.question}>
        {isSame
          ? "Nothing would change: this version says what the doctor's page says now."
          : "Are you sure you want to restore this version?"}
      </p>
      <p className={confirmStyles.what}>{`${name}, as on ${when}`}</p>
      {!isSame && <Differences rows={differences} before="Now" after="Restored" />}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {!isSame && (
        <p className={confirmStyles.advice}>
          OPD sessions and absences stay as they are. What is there now can be restored from the
          history too.
        </p>
      )}
      <SendForm className={confirmStyles.actions} replace>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="form_key" value={form_key} />
        {!isSame && <SubmitButton busy="Restoring...">Restore</SubmitButton>}
        <DialogLink className="button quiet" to={list} replace>
          Cancel
        </DialogLink>
      </SendForm>
    </>
  );
}

function Refusal({
  doctor: id,
  problems,
  since,
}: {
  doctor: string;
  problems: string[];
  since: { id: number; who: string; when: string; differences: Difference[] }[];
}) {
  if (problems.length > 0) {
    return (
      <div className={conflictStyles.conflict} role="alert">
        <h3>This version cannot be restored as it was</h3>
        <p>{problems.join(" ")}</p>
        <p>
          <Link to={href("/dashboard/AddDoctor/:id/edit", { id })}>Edit the doctor instead</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={conflictStyles.conflict} role="alert">
      <h3>Somebody else saved this doctor while you were looking</h3>
      <p>Nothing is restored yet. Look at what would change now, and press Restore again.</p>
      {since.map(({ id, who, when, differences }) => (
        <section key={id}>
          <p>
            <b>{who}</b>, {when}
          </p>
          <Differences rows={differences} />
        </section>
      ))}
    </div>
  );
}
