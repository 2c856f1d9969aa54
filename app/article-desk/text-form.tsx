import type { SubmissionResult } from "@conform-to/react";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { beginWith, formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import type { ArticleTexts } from "#db/articles.ts";
import { articleFields, articleLabels } from "./fields.ts";
import styles from "./staff-edit.module.css";

interface Props {
  read?: { version: number; texts: ArticleTexts } | undefined;
  reply?: { result: SubmissionResult; version: number; problems: string[] } | undefined;
  notSent?: SendFailure;
}

export function TextForm({ read, reply, notSent }: Props) {
  const result = reply?.result ?? beginWith(read?.texts);
  const { form, fields } = formFromReply("article", articleFields, result);
  return (
    <Themed>
      <KeptForm
        version={reply?.version ?? read?.version}
        reply={reply}
        className={styles.form}
        // As any other form it could have no more than 64 KB.
        encType="multipart/form-data"
        noValidate
      >
        <ErrorSummary form={form} notSent={notSent} />
        <Problems problems={reply?.problems ?? []} />
        <div className={styles.pair}>
          <TextField
            field={fields.title}
            label={articleLabels.title}
            description="The heading of the page, also in search engines."
          />
          <TextField
            field={fields.link_title}
            label={articleLabels.link_title}
            description="In menus, in lists, and in links of other pages."
          />
        </div>
        <TextAreaField
          field={fields.description}
          label={articleLabels.description}
          description="60 to 155 characters, for search engines."
          rows={3}
        />
        <TextAreaField
          field={fields.synonyms}
          label={articleLabels.synonyms}
          description="What people type to find it, in English, Hindi and Punjabi, with commas between them."
          rows={4}
        />
        <Help />
        <TextAreaField
          field={fields.text}
          label={articleLabels.text}
          rows={24}
          spellCheck
          autoComplete="off"
        />
        <TextAreaField
          field={fields.sources}
          label={articleLabels.sources}
          description="At least two, one of them from India, with an empty line between them. Address begins with https://; Mark is what [^mark] in the text refers to."
          rows={12}
        />
        <div className={styles.actions}>
          <SubmitButton busy="Saving...">Save</SubmitButton>
          <button type="submit" name="preview" value="yes" className="button quiet">
            Preview
          </button>
        </div>
      </KeptForm>
    </Themed>
  );
}

function Problems({ problems }: { problems: string[] }) {
  if (problems.length < 2) return null;
  return (
    <section className={styles.problems} aria-label="All problems">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
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
          Other numbers are those under Hospital, Contact, and of helplines such as 112 and 108.
        </li>
        <li>
          <code>[^mark]</code> after a figure names its source by its Mark.
        </li>
        <li>
          A card begins with <code>:::emergency[Call 112 or 108 if:]</code>,{" "}
          <code>:::urgent[See a doctor the same day if:]</code>, <code>:::nonurgent[…]</code>,{" "}
          <code>:::warning[…]</code> or <code>:::notice[…]</code> and ends with <code>:::</code>,
          each alone in its line.
        </li>
        <li>
          In a card, symptoms of our list stand by name, such as <code>- :chest-pain</code>, so that
          all pages say the same. Where you write one in your own words, the check tells its name.
        </li>
        <li>HTML and pictures are not used.</li>
      </ul>
    </details>
  );
}
