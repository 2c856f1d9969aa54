import { useRef } from "react";
import { type Field, useFieldError } from "#app/ui/fields/use-field.ts";
import { acceptedPhotos, photoTypes } from "#app/uploads/limits.ts";
import { Photo } from "#app/uploads/photo.tsx";
import { useChosenPhoto } from "#app/uploads/use-chosen-photo.ts";
import styles from "./photo-field.module.css";

/** `staged` was chosen in this form and survives a failed save; `current` is the photo of the doctor. */
export function PhotoField({
  field,
  staged,
  current,
  isRemoved,
}: {
  field: Field;
  staged: string | null;
  current: string | null;
  isRemoved: boolean;
}) {
  const stored = staged ?? current;
  const input = useRef<HTMLInputElement>(null);
  const { preview, isShown, problem, choose, onError } = useChosenPhoto();
  const sent = useFieldError(field);
  const error = sent.error ?? problem;
  const errorId = `${field.id}-error`;

  function takeBack() {
    if (input.current) input.current.value = "";
    choose(undefined);
  }

  return (
    <div className={styles.photo}>
      <label htmlFor={field.id}>Photo (optional)</label>
      <p id={`${field.id}-hint`} className={styles.hint}>
        A square photo of the face looks best; others are cut to a square. {acceptedPhotos}.
      </p>
      {error && (
        <p id={errorId} className={styles.error} role={sent.error ? undefined : "alert"}>
          {error}
        </p>
      )}
      {staged && (
        <>
          <input type="hidden" name="staged_photo" value={staged} />
          {!preview && <p className={styles.hint}>The photo that you chose is kept.</p>}
        </>
      )}
      <div className={styles.row}>
        {!preview && (
          <Photo photoKey={stored} alt={stored ? "The doctor so far" : "Nobody yet"} size={96} />
        )}
        {preview && isShown && (
          <img src={preview} alt="Your choice" width={96} height={96} onError={onError} />
        )}
        <div>
          <input
            ref={input}
            type="file"
            id={field.id}
            name="photo"
            accept={photoTypes}
            aria-describedby={`${field.id}-hint${error ? ` ${errorId}` : ""}`}
            onInput={sent.onInput}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
          {preview ? (
            <button type="button" onClick={takeBack}>
              Remove this photo
            </button>
          ) : (
            stored && (
              <label className={styles.remove}>
                <input type="checkbox" name="remove_photo" defaultChecked={isRemoved} /> Remove
                photo
              </label>
            )
          )}
        </div>
      </div>
    </div>
  );
}
