import { href } from "react-router";
import { useFieldError } from "#app/ui/fields/use-field.ts";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import type { StoredPicture } from "#db/texts/pictures.ts";
import fileStyles from "./file-field.module.css";
import styles from "./film-tile.module.css";
import type { TileReply } from "./save.server.ts";
import { SaveButton } from "./save-button.tsx";

export function FilmTile({
  film,
  version,
  reply,
}: {
  film: StoredPicture | undefined;
  version: number;
  reply: TileReply | undefined;
}) {
  const { form, fields } = formFromReply("film", ["film", "photo"], reply?.result);
  const now = !film ? "sample" : film.photo_key ? "own" : "none";
  const staged = reply?.staged_photo;
  const chosen = staged ? "own" : String(reply?.result.initialValue?.film ?? now);
  const choices = [
    ["sample", "The film of the samples, unless the hero is a photo of yours"],
    ["none", "No film"],
    ["own", now === "own" ? "Our own film" : "Our own film, chosen below"],
  ];
  return (
    <SendForm
      key={`${version} ${staged}`}
      action={`${href("/dashboard/Pictures/:tab", { tab: "film" })}#film`}
      encType="multipart/form-data"
      className={`panel ${styles.film}`}
      id="film"
      noValidate
      replace
    >
      <input type="hidden" name="place" value="film" />
      <input type="hidden" name="version" value={reply?.version ?? version} />
      <ErrorSummary form={form} />
      <ConflictNotice thing="the film" differences={reply?.differences} button="Save" />
      <p>
        It plays its first four seconds, once and without sound, over the picture of the hero: on
        large screens only, and never in the data-saver version or where somebody wants little
        motion.
      </p>
      {film?.photo_key && (
        <video
          src={`/uploads/${film.photo_key}-film.${film.format}`}
          controls
          muted
          playsInline
          preload="none"
        />
      )}
      <fieldset className={styles.choices}>
        <legend>Over the hero</legend>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="film" value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </fieldset>
      <FilmFile field={fields.photo} staged={staged} />
      <SaveButton place="film">Save</SaveButton>
    </SendForm>
  );
}

function FilmFile({
  field,
  staged,
}: {
  field: Parameters<typeof useFieldError>[0] & { id: string };
  staged: string | undefined;
}) {
  const { error, onInput } = useFieldError(field);
  return (
    <div className={fileStyles.file}>
      <label htmlFor={field.id}>Film</label>
      <p id={`${field.id}-hint`} className={styles.hint}>
        MP4 or WebM, at most 10 MB. Where and when it was taken is not kept. Show no patients.
      </p>
      {staged && <input type="hidden" name="staged_photo" value={staged} />}
      {staged && <p>Your film came, and need not be chosen again.</p>}
      {error && (
        <p id={`${field.id}-error`} className={fileStyles.error}>
          {error}
        </p>
      )}
      <input
        type="file"
        id={field.id}
        name="photo"
        accept="video/mp4,video/webm"
        aria-describedby={`${field.id}-hint${error ? ` ${field.id}-error` : ""}`}
        onInput={onInput}
      />
    </div>
  );
}
