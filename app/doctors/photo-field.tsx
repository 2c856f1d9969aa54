import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { type Field, useFieldError } from "#app/ui/use-field.ts";
import { acceptedPhotos, maxPhotoBytes, photoTooLarge } from "#app/uploads/limits.ts";
import { Photo } from "#app/uploads/photo.tsx";
import styles from "./photo-field.module.css";

/** `stored` is the photo in the form, which survives a failed save; `current` is that of the doctor. */
export function PhotoField({
  field,
  stored,
  current,
}: {
  field: Field;
  stored: string | null;
  current: string | null;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const sent = useFieldError(field);
  const error = problem ?? sent.error;
  const errorId = `${field.id}-error`;

  useEffect(() => () => URL.revokeObjectURL(preview ?? ""), [preview]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    setPreview(file?.type.startsWith("image/") ? URL.createObjectURL(file) : undefined);
    setProblem(file && file.size > maxPhotoBytes ? photoTooLarge : undefined);
  }

  function takeBack() {
    if (input.current) input.current.value = "";
    setPreview(undefined);
    setProblem(undefined);
  }

  return (
    <div className={styles.photo}>
      <label htmlFor={field.id}>Photo (optional)</label>
      <p id={`${field.id}-hint`} className={styles.hint}>
        A square photo of the face looks best; others are cut to a square. {acceptedPhotos}.
      </p>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {stored !== current && stored && <input type="hidden" name="staged_photo" value={stored} />}
      <div className={styles.row}>
        {preview ? (
          <img src={preview} alt="Your choice" width={96} height={96} />
        ) : (
          <Photo photoKey={stored} alt={stored ? "The doctor so far" : "Nobody yet"} size={96} />
        )}
        <div>
          <input
            ref={input}
            type="file"
            id={field.id}
            name="photo"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${field.id}-hint${error ? ` ${errorId}` : ""}`}
            onInput={sent.onInput}
            onChange={choose}
          />
          {preview ? (
            <button type="button" onClick={takeBack}>
              Remove this photo
            </button>
          ) : (
            stored && (
              <label className={styles.remove}>
                <input type="checkbox" name="remove_photo" /> Remove photo
              </label>
            )
          )}
        </div>
      </div>
    </div>
  );
}
