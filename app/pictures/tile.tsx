import { href, Link, useSubmit } from "react-router";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { DragHandle } from "#app/ui/lists/drag-handle.tsx";
import { MoveButtons } from "#app/ui/lists/move-buttons.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { WordsLink } from "#app/ui/words-link.tsx";
import { FileField } from "./file-field.tsx";
import { FocusField } from "./focus-field.tsx";
import type { TileReply } from "./save.server.ts";
import { SaveButton } from "./save-button.tsx";
import { anchorOf, sampleWith, tabOf } from "./tabs.ts";
import styles from "./tile.module.css";
import type { Tile } from "./tiles.server.ts";

const names = ["title", "alt", "photo"] as const;

/** One place, one form; `at` is where an item of the gallery stands among the others. */
export function PictureTile({
  tile,
  reply,
  at,
  isNew,
}: {
  tile: Tile;
  reply?: TileReply | undefined;
  at?: { index: number; count: number };
  isNew?: true;
}) {
  const { place, name, title, altLabel, picture } = tile;
  const anchor = anchorOf(place);
  const isWhole = place === "logo" || place.startsWith("accreditation/");
  const { form, fields } = formFromReply(anchor, names, reply?.result);
  const typed = reply?.result.initialValue;
  const page = href("/dashboard/Pictures/:tab", { tab: tabOf(place)?.name ?? "hero" });
  const isIllustration = typed ? typed.is_illustration === "on" : tile.isIllustration && tile.isOwn;
  return (
    <article className={styles.tile} aria-labelledby={`${anchor}-name`}>
      <div className={styles.head}>
        <h2 id={`${anchor}-name`} className={styles.name}>
          {at && <span>{at.index + 1}</span>}
          {isNew ? "Add a photo" : name}
        </h2>
        {at && <TileHandle item={itemOf(place)} />}
      </div>
      <Themed>
        <SendForm
          action={`${page}#${isNew ? "gallery-new" : anchor}`}
          encType="multipart/form-data"
          className={styles.form}
          noValidate
          preventScrollReset
          replace
        >
          <input type="hidden" name="place" value={place} />
          <input type="hidden" name="version" value={reply?.version ?? tile.version} />
          {isNew && <input type="hidden" name="is_new" value="on" />}
          {title !== undefined && (
            <input type="hidden" name="seen_title" value={reply?.seen_title ?? title} />
          )}
          <ErrorSummary form={form} />
          <ConflictNotice
            thing="this picture"
            differences={reply?.differences}
            button={isNew ? "Add photo" : "Save"}
          />
          <FileField
            field={fields.photo}
            picture={reply?.staged ?? picture}
            staged={reply?.staged_photo}
            label={picture ? "Replace with" : "Picture"}
            isWhole={isWhole}
            badge={!reply?.staged && picture && (!tile.isOwn || tile.isIllustration)}
          />
          {title !== undefined && (
            <EntryField
              field={{ ...fields.title, initialValue: fields.title.initialValue ?? title }}
              label="Title"
            />
          )}
          {altLabel && (
            <TextAreaField
              field={{ ...fields.alt, initialValue: fields.alt.initialValue ?? tile.alt }}
              label={altLabel}
              description={
                altLabel === "Caption"
                  ? "Stands on the picture"
                  : "What it shows, for those who cannot see it"
              }
              rows={3}
              autosize={false}
            />
          )}
          {!isWhole && <FocusField id={anchor} chosen={String(typed?.focus ?? tile.focus)} />}
          {!isWhole && (
            <label className={styles.tick}>
              <input type="checkbox" name="is_illustration" defaultChecked={isIllustration} />
              My picture is an illustration, not a photo
            </label>
          )}
          <SaveButton place={place}>{isNew ? "Add photo" : "Save"}</SaveButton>
        </SendForm>
      </Themed>
      {!isNew && <TileActions tile={tile} at={at} />}
    </article>
  );
}

function TileHandle({ item }: { item: string }) {
  const submit = useSubmit();
  const options = { method: "post", preventScrollReset: true, replace: true } as const;
  const action = href("/dashboard/Pictures/order");
  return <DragHandle drop={(_, place) => submit({ item, place }, { action, ...options })} />;
}

function itemOf(place: string): string {
  return place.split("/")[1] ?? "";
}

function TileActions({
  tile,
  at,
}: {
  tile: Tile;
  at: { index: number; count: number } | undefined;
}) {
  const { place, name } = tile;
  const item = itemOf(place);
  const about = <span className="visually-hidden"> {name}</span>;
  return (
    <div className={styles.actions}>
      {at && (
        <SendForm action={href("/dashboard/Pictures/order")} preventScrollReset replace>
          <input type="hidden" name="item" value={item} />
          <MoveButtons name={name} at={at.index} count={at.count} />
        </SendForm>
      )}
      {tile.title !== undefined && (
        <Link
          to={href("/dashboard/Pictures/:tab/:item/remove", { tab: "gallery", item })}
          preventScrollReset
        >
          Remove{about}
        </Link>
      )}
      {tile.altLabel && (
        <WordsLink
          to={href("/dashboard/Pictures/:id/words/:locale", { id: anchorOf(place), locale: "hi" })}
          of={name}
        />
      )}
      {tile.isChanged && (
        <SendForm action={href("/dashboard/Pictures/sample")} preventScrollReset replace>
          <input type="hidden" name="place" value={place} />
          <button type="submit">
            Back to {sampleWith(tile)}
            {about}
          </button>
        </SendForm>
      )}
    </div>
  );
}
