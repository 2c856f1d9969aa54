import type { SubmissionResult } from "@conform-to/dom";
import { useEffect, useRef } from "react";
import type { OfferedCorrection } from "#app/markdown/corrections.ts";
import type { Typed } from "#app/settings/typed.ts";
import { type KeyedRow, RowList } from "#app/settings-desk/row-list.tsx";
import { focusOn, keepDraft, useLists } from "#app/settings-desk/use-lists.ts";
import { ValueField } from "#app/settings-desk/value-field.tsx";
import { MarkdownField } from "#app/ui/fields/markdown-field.tsx";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { Corrections } from "#app/ui/sending/corrections.tsx";
import { ErrorSummary, goToField } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import type { ArticleTexts } from "#db/texts/articles.ts";
import { articleFields, articleLabels } from "./fields.ts";
import { reasonField, sourcesGroup, sourcesList } from "./source-rows.ts";
import styles from "./staff-edit.module.css";
import { descriptionLengths } from "./staff-inputs.ts";
import type { WordedProblem } from "./text-problems.ts";

export interface TextReply {
  result: SubmissionResult;
  version: number;
  problems: WordedProblem[];
  sources: Typed;
  corrections?: OfferedCorrection[] | undefined;
  corrected?: string | undefined;
  warnings?: string[] | undefined;
  /** The end of the id of the element to focus. */
  focus?: string | undefined;
}

interface Props {
  read?:
    | {
        version: number;
        texts: ArticleTexts;
        sources: Typed;
        isAdded: boolean;
        english?: ArticleTexts;
        lang?: string;
        isRead?: boolean;
      }
    | undefined;
  reply?: TextReply | undefined;
  notSent?: SendFailure;
}

const formId = "article";
const noSources: Typed = { values: {}, rows: {} };
const noRows: readonly KeyedRow[] = [];
const noWarnings: string[] = [];

/** Themed above what changes with a row, as the groups of settings are. */
export function TextForm(props: Props) {
  return (
    <Themed>
      <Fields {...props} />
    </Themed>
  );
}

function Fields({ read, reply, notSent }: Props) {
  const { form, fields } = formFromReply(formId, articleFields, reply?.result, read?.texts);
  const sources = reply?.sources ?? read?.sources ?? noSources;
  const isOwnPage = read?.isAdded && !read.english;
  const around = useRef<HTMLDivElement>(null);
  const { lists, isChanged, change, putBack } = useLists(sourcesGroup, {
    shown: sources,
    form: around,
    formId,
  });

  useEffect(() => {
    if (reply?.focus) focusOn(formId, reply.focus);
    if (reply?.corrected !== undefined) keepDraft(around.current);
  }, [reply]);

  return (
    <div ref={around}>
      <KeptForm
        version={reply?.version ?? read?.version}
        reply={reply}
        isChanged={isChanged}
        onPutBack={putBack}
        className={styles.form}
        // As any other form it could have no more than 64 KB.
        encType="multipart/form-data"
        noValidate
      >
        {/* Enter in a field presses the first button of the form. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <ErrorSummary form={form} notSent={notSent} />
        <Problems problems={reply?.problems ?? []} isKept={read?.isRead === false} />
        <Warnings warnings={reply?.warnings ?? noWarnings} />
        <Corrections offered={reply?.corrections} isDone={reply?.corrected !== undefined} />
        <div className={styles.pair}>
          <TextField
            field={fields.title}
            label={articleLabels.title}
            description={`The heading of the page, also in search engines.${isOwnPage ? " Menus and lists have its name: change it under Own pages, Place." : ""}`}
          />
          {!isOwnPage && (
            <TextField
              field={fields.link_title}
              label={articleLabels.link_title}
              description="In menus, in lists, and in links of other pages."
            />
          )}
        </div>
        <TextAreaField
          field={fields.description}
          label={`${articleLabels.description}${isOwnPage ? " (optional)" : ""}`}
          description={`${lengthOfDescription(read)} characters, for search engines.${isOwnPage ? " Left empty, it is the first sentence of the text." : ""}`}
          rows={3}
        />
        <TextAreaField
          field={fields.synonyms}
          label={`${articleLabels.synonyms} (optional)`}
          description="What people type to find it, in English, Hindi and Punjabi, with commas between them."
          rows={4}
        />
        <Help />
        <div className={read?.english && styles.beside}>
          {read?.english && <English text={read.english.text} />}
          <MarkdownField
            key={`text ${reply?.corrected}`}
            field={fields.text}
            label={articleLabels.text}
            rows={24}
            spellCheck
            autoComplete="off"
            lang={read?.lang}
          />
        </div>
        {!read?.english && (
          <fieldset className={styles.sources}>
            <legend>{articleLabels.sources}</legend>
            <p>
              Where the text is from: guidelines, ministries, books. Two or more are good, one of
              them from India. Without any, the page says that the hospital names none.
            </p>
            <RowList
              form={formId}
              list={sourcesList}
              rows={lists.sources ?? noRows}
              errors={form.allErrors}
              focus={reply?.focus}
              change={change}
            />
            <ValueField
              of={reasonField}
              field={{
                id: `${formId}-${reasonField.name}`,
                name: reasonField.name,
                initialValue: sources.values[reasonField.name],
              }}
            />
          </fieldset>
        )}
        <div className={styles.actions}>
          <SubmitButton busy="Saving...">Save</SubmitButton>
          <button type="submit" name="preview" value="yes" className="button quiet">
            Preview
          </button>
          {read?.isRead === false && (
            <button type="submit" name="later" value="yes" className="button quiet">
              Keep for later
            </button>
          )}
        </div>
      </KeptForm>
    </div>
  );
}

function lengthOfDescription(read: Props["read"]): string {
  if (read?.english) return `Up to ${descriptionLengths.translated}`;
  return `${read?.isAdded ? "Up to" : "60 to"} ${descriptionLengths.english}`;
}

/** A translation that is half done has a problem for each line that is missing. */
const maxOpen = 5;

function Problems({ problems, isKept }: { problems: readonly WordedProblem[]; isKept: boolean }) {
  if (problems.length < 2) return null;
  const more = problems.slice(maxOpen);
  return (
    <section className={styles.problems} aria-label="All problems">
      <ProblemList problems={problems.slice(0, maxOpen)} />
      {more.length > 0 && (
        <details>
          <summary>and {more.length} more</summary>
          <ProblemList problems={more} />
        </details>
      )}
      {isKept && <p>To go on another day, press “Keep for later” below the text.</p>}
    </section>
  );
}

function ProblemList({ problems }: { problems: readonly WordedProblem[] }) {
  return (
    <ul>
      {problems.map(({ field, sentence }) => (
        <li key={sentence}>
          <a href={`#${formId}-${field}`} onClick={goToField}>
            {sentence}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where a translation may say something else than the English: only a person can tell. */
function Warnings({ warnings }: { warnings: string[] }) {
  const list = useRef<HTMLElement>(null);
  // It comes far above the button that was pressed.
  useEffect(() => {
    if (warnings.length > 0) list.current?.focus();
  }, [warnings]);
  if (warnings.length === 0) return null;
  return (
    <section
      ref={list}
      tabIndex={-1}
      className={styles.problems}
      aria-labelledby="warnings"
      role="alert"
    >
      <h2 id="warnings">Nothing is saved yet. Read these lines in both languages</h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <button type="submit" name="keep" value="yes" className="button">
        I have read them: save it as it is
      </button>
    </section>
  );
}

function English({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which keys can do only with focus
    <section className={styles.english} tabIndex={0} aria-labelledby="english">
      <h2 id="english">English</h2>
      {text.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
        <p key={index}>{line}</p>
      ))}
    </section>
  );
}

function Help() {
  return (
    <details className={styles.help}>
      <summary>How the text is written</summary>
      <ul>
        <li>
          An empty line begins a paragraph. <code>## Heading</code> begins a section,{" "}
          <code>### Heading</code> a part of it.
        </li>
        <li>
          <code>- one</code> is a line of a list, <code>1. first</code> of a numbered one;{" "}
          <code>**important**</code> is bold.
        </li>
        <li>
          <code>[words](/Dengue)</code> is a link to a page, <code>[words](https://…)</code> to
          another website.
        </li>
        <li>
          <code>{"{phone}"}</code> becomes the number of reception, and stays right when it changes.
          What stands between <code>{"{insured}"}</code> and <code>{"{/insured}"}</code> is left out
          where you take no insurance, and between <code>{"{visiting}"}</code> and{" "}
          <code>{"{/visiting}"}</code> where you have given no visiting hours, and between{" "}
          <code>{"{icu}"}</code> and <code>{"{/icu}"}</code> where you have given no intensive care
          beds. Other numbers are those under Hospital, Contact, and of helplines such as 112 and
          108.
        </li>
        <li>
          <code>[^mark]</code> after a figure names its source by the Mark that you give it below.
        </li>
        <li>
          A card begins with <code>:::emergency[Call 112 or 108 if:]</code>,{" "}
          <code>:::urgent[See a doctor the same day if:]</code>, <code>:::nonurgent[…]</code>,{" "}
          <code>:::warning[…]</code> or <code>:::notice[…]</code> and ends with <code>:::</code>,
          each alone in its line. One of the first kind that names 112 or 108 ends with words that
          the website adds: not to drive, to bring the medicines, and where help is.
        </li>
        <li>
          In a card, symptoms of our list stand by name, such as <code>- :chest-pain</code>, so that
          all pages say the same. Where you write one in your own words, the check tells its name.
        </li>
        <li>
          <code>{"{drawing}"}</code> alone in a line is where the drawing of the page goes, the
          second one <code>{"{drawing 2}"}</code>, and <code>{"{no drawing}"}</code> leaves it out.
        </li>
        <li>HTML and pictures are not used.</li>
      </ul>
    </details>
  );
}
