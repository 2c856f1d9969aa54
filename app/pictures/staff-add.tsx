import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readFormWithFile } from "#app/forms/form.server.ts";
import { removeSentFile } from "#app/forms/sent-file.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { acceptedPhotos, photoTypes } from "#app/uploads/limits.ts";
import { newId } from "#db/id.ts";
import type { Route } from "./+types/staff-add";
import { addPhotos } from "./add-photos.server.ts";
import fileStyles from "./file-field.module.css";
import { Outcomes } from "./outcomes.tsx";
import styles from "./staff-add.module.css";
import { addForm } from "./staff-inputs.ts";
import { useOneByOne } from "./use-one-by-one.ts";

const failure = "Failed to add photos";
const gallery = href("/dashboard/Pictures/:tab", { tab: "gallery" });

export const reads = [addForm];

export const meta: Route.MetaFunction = () => [{ title: "Add photos" }];

export function loader() {
  return { batch: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const { form, files } = await readFormWithFile(request, addForm);
  const batch = String(form.get("batch"));
  const first = Number(form.get("first"));
  const isOurs = /^[0-9a-f]{24}$/.test(batch) && Number.isInteger(first) && first >= 0;
  try {
    if (!isOurs || files.length === 0) return data({ outcomes: [] }, 400);
    return await orNotSent(failure, async () => {
      const outcomes = await addPhotos(files, { batch, first }, staff);
      const isAny = outcomes.some(({ added }) => added);
      return data({ outcomes }, isAny ? 200 : 400);
    });
  } finally {
    for (const file of files) await removeSentFile(file);
  }
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

/** Several photos for the gallery: with script one after the other, otherwise as one form. */
export default function AddPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const oneByOne = useOneByOne();
  const notSent = isNotSent(actionData) ? actionData.notSent : undefined;
  const sent = actionData && !isNotSent(actionData) ? actionData.outcomes : undefined;
  const outcomes = oneByOne.outcomes.length > 0 ? oneByOne.outcomes : sent;
  return (
    <>
      <header className="head">
        <div>
          <h1>Add photos</h1>
          <p>Several at once, for the gallery</p>
        </div>
        <Link className="button quiet" to={gallery}>
          Back to the gallery
        </Link>
      </header>
      {notSent && <NotSentNotice notSent={notSent} />}
      <SendForm
        encType="multipart/form-data"
        className={`panel ${styles.form}`}
        onSubmit={oneByOne.start}
        noValidate
        replace
      >
        <input type="hidden" name="batch" value={loaderData.batch} />
        <input type="hidden" name="first" value="0" />
        <p id="photos-hint" className={styles.hint}>
          {acceptedPhotos} each. Without JavaScript, choose at most {addForm.maxFiles} photos of 150
          MB together. Titles are taken from the names of the files: afterwards, say in the gallery
          what each photo shows.
        </p>
        <div className={fileStyles.file}>
          <label htmlFor="photos">Photos</label>
          {outcomes?.length === 0 && (
            <p id="photos-error" className={fileStyles.error} role="alert">
              Choose one photo or more.
            </p>
          )}
          <input
            type="file"
            id="photos"
            name="photo"
            multiple
            accept={photoTypes}
            aria-describedby={`photos-hint${outcomes?.length === 0 ? " photos-error" : ""}`}
          />
        </div>
        {oneByOne.current ? (
          <div className={styles.progress}>
            <p role="status">{oneByOne.current.sentence}</p>
            <progress
              value={oneByOne.current.done}
              max={oneByOne.current.count}
              aria-label="Photos sent"
            />
          </div>
        ) : (
          <SubmitButton busy="Adding...">Add photos</SubmitButton>
        )}
      </SendForm>
      {outcomes && outcomes.length > 0 && (
        <Outcomes outcomes={outcomes} isComplete={!oneByOne.current} />
      )}
    </>
  );
}
