import { type ChangeEvent, useEffect, useState } from "react";
import { IllustrationWord } from "#app/ui/illustration.tsx";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import { type Field, useFieldError } from "#app/ui/use-field.ts";
import { maxPhotoBytes, photoTooLarge } from "#app/uploads/limits.ts";
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
  const [preview, setPreview] = useState<string>();
  const [hasPreview, setHasPreview] = useState(true);
  const [problem, setProblem] = useState<string>();
  const sent = useFieldError(field);
  const error = problem ?? sent.error;
  const errorId = `${field.id}-error`;

  useEffect(() => () => URL.revokeObjectURL(preview ?? ""), [preview]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    setHasPreview(true);
    setPreview(file?.type.startsWith("image/") ? URL.createObjectURL(file) : undefined);
    setProblem(file && file.size > maxPhotoBytes ? photoTooLarge : undefined);
  }

  return (
    <div className={styles.file}>
      <div className={isWhole ? styles.whole : styles.picture}>
        {preview ? (
          hasPreview ? (
            <img src={preview} alt="Your choice" onError={() => setHasPreview(false)} />
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
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <input
        type="file"
        id={field.id}
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={error ? errorId : undefined}
        onInput={sent.onInput}
        onChange={choose}
      />
    </div>
  );
}
