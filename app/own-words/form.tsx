import { languageNames } from "#app/language/locale.ts";
import group from "#app/settings-desk/form.module.css";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import type { Worded, WordsOf } from "#db/texts/words.ts";
import styles from "./form.module.css";
import type { Original } from "./originals.server.ts";
import type { WordsReply } from "./save.server.ts";

interface Text extends Omit<Original, "length">, Worded {
  isOld: boolean;
}

const formId = "words";

export function WordsForm({
  of: { locale },
  texts,
  version,
  reply,
  notSent,
}: {
  of: WordsOf;
  texts: readonly Text[];
  version: number;
  reply: WordsReply | undefined;
  notSent: SendFailure | undefined;
}) {
  const typed = new Map(reply?.typed);
  const at = (name: string) => texts.findIndex((text) => text.name === name);
  const errors = Object.fromEntries(
    Object.entries(reply?.errors ?? {}).map(([name, found]) => [`texts.${at(name)}.text`, found]),
  );

  return (
    <Themed>
      <KeptForm
        version={reply?.version ?? version}
        reply={reply}
        encType="multipart/form-data"
        className={group.form}
        noValidate
      >
        {/* Enter in a field presses the first button of the form. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <ErrorSummary form={{ id: formId, allErrors: errors }} notSent={notSent} />
        <ol className="plain">
          {texts.map((text, index) => {
            const sent = typed.get(text.name);
            return (
              <Row
                key={`${text.name} ${text.name === reply?.filled}`}
                text={text}
                index={index}
                shown={sent?.text ?? text.text}
                of={sent?.of ?? text.of}
                isKept={sent?.isKept ?? false}
                isFilled={text.name === reply?.filled}
                errors={errors[`texts.${index}.text`]}
                locale={locale}
              />
            );
          })}
        </ol>
        <div className={group.bar}>
          <SubmitButton busy="Saving...">Save</SubmitButton>
        </div>
      </KeptForm>
    </Themed>
  );
}

function Row({
  text: { name, label, english, isLong, isName, isOld },
  index,
  shown,
  of,
  isKept,
  isFilled,
  errors,
  locale,
}: {
  text: Text;
  index: number;
  shown: string;
  of: string;
  isKept: boolean;
  isFilled: boolean;
  errors: string[] | undefined;
  locale: WordsOf["locale"];
}) {
  const start = `texts.${index}`;
  const field = { id: `${formId}-${start}.text`, name: `${start}.text`, initialValue: shown };
  const props = {
    field: { ...field, ...(errors && { errors }) },
    label: (
      <>
        <span className="visually-hidden">{`${label}: `}</span>
        <span lang={locale}>{languageNames[locale]}</span>
      </>
    ),
    lang: locale,
    autoFocus: isFilled,
  };
  return (
    <li className={styles.row}>
      <div>
        <b>{label}</b>
        <p className={styles.english}>{english}</p>
      </div>
      <div>
        {/* Not hidden by their type: a draft would then come back without them. */}
        <input type="text" hidden readOnly name={`${start}.name`} value={name} />
        <input type="text" hidden readOnly name={`${start}.of`} value={of} />
        {isLong ? (
          <TextAreaField {...props} rows={4} autosize={false} />
        ) : (
          <EntryField {...props} />
        )}
        {isOld && (
          <p className={styles.old}>
            English has changed, so visitors do not read this translation.{" "}
            <label>
              <input type="checkbox" name={`${start}.kept`} defaultChecked={isKept} /> The
              translation is still right
            </label>
          </p>
        )}
        {isName && !shown && (
          <button type="submit" name="fill" value={name} className="button quiet">
            Copy as it is<span className="visually-hidden">: {label}</span>
          </button>
        )}
      </div>
    </li>
  );
}
