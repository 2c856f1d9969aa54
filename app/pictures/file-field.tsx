import { type Field, useFieldError } from "#app/ui/fields/use-field.ts";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import { photoTypes } from "#app/uploads/limits.ts";
import { useChosenPhoto } from "#app/uploads/use-chosen-photo.ts";
import "./focus.css";
import styles from "./file-field.module.css";

/** The picture as it is now, or the file chosen in its place; `staged` came with an earlier try. */
export function FileField({
  field,
  picture,
  staged,
  label,
  isWhole,
  badge,
}: {
  field: Field;
  picture: PictureFile | undefined;
  staged: string | undefined;
  label: string;
  isWhole: boolean;
  badge: boolean | undefined;
}) {
  const { preview, isShown, problem, choose, onError } = useChosenPhoto();
  const sent = useFieldError(field);
  const error = sent.error ?? problem;
  const errorId = `${field.id}-error`;

  return (
    <div className={styles.file}>
      <div className={isWhole ? styles.whole : styles.picture}>
        {preview ? (
          isShown ? (
            <img src={preview} alt="Your choice" onError={onError} />
          ) : (
            <p>No preview of this file</p>
          )
        ) : picture ? (
          <Picture picture={picture} alt="" sizes="20rem" maxWidth={500} />
        ) : (
          <p>No picture yet</p>
        )}
        {badge && !preview && !isWhole && <IllustrationWord />}
      </div>
      {staged && <input type="hidden" name="staged_photo" value={staged} />}
      {staged && !preview && (
        <p className={styles.note}>Your picture came, and need not be chosen again.</p>
      )}
      <label htmlFor={field.id}>{label}</label>
      {error && (
        <p id={errorId} className={styles.error} role={sent.error ? undefined : "alert"}>
          {error}
        </p>
      )}
      <input
        type="file"
        id={field.id}
        name="photo"
        accept={photoTypes}
        aria-describedby={error ? errorId : undefined}
        onInput={sent.onInput}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
    </div>
  );
}
