import { fillIn } from "#app/fill-in.ts";
import { fillInHeadings, fillInSections } from "#app/fill-in-parts.ts";
import { useHospital } from "#app/hospital.ts";
import type { Setting } from "#db/setting-groups.ts";
import type { GroupName } from "./fields.ts";
import { formId } from "./form.tsx";
import styles from "./preview.module.css";

/** The texts as visitors will read them; nothing is stored yet. */
export function Preview({ name, setting }: { name: GroupName; setting: Setting<GroupName> }) {
  if (name !== "texts") return null;
  return (
    <section
      id={`${formId}-preview`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is what was asked for.
      autoFocus
      aria-labelledby={`${formId}-preview-title`}
      className={styles.preview}
    >
      <p className="eyebrow" id={`${formId}-preview-title`}>
        Preview: nothing is saved yet
      </p>
      <Texts texts={setting as Setting<"texts">} />
    </section>
  );
}

function Texts({ texts }: { texts: Setting<"texts"> }) {
  const hospital = useHospital();
  const filled = (text: string) => fillIn(text, hospital);
  const { training, rooms, aboutSections } = texts;
  return (
    <>
      <h3>{filled(texts.heroTitle)}</h3>
      <p>{filled(texts.heroText)}</p>
      {[texts.visionLead, texts.visionText, ...training.map(({ title }) => title)].some(filled) && (
        <h4>Our Vision</h4>
      )}
      <p className="lead">{filled(texts.visionLead)}</p>
      <p>{filled(texts.visionText)}</p>
      <Headings of={training} />
      {rooms.some(({ title }) => filled(title)) && <h4>Hospital Structure</h4>}
      <Headings of={rooms} />
      <h4>Tell us about your visit</h4>
      <p>{filled(texts.reviews)}</p>
      <h3>{filled(texts.aboutTitle)}</h3>
      <p className="lead">{filled(texts.aboutLead)}</p>
      {fillInSections(aboutSections, hospital).map(({ title, html }) => (
        <div key={title} className={styles.section}>
          <h4>{title}</h4>
          <div
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from Markdown, in which HTML is refused
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      ))}
      <h4>Management</h4>
      <p className="lead">{filled(texts.managementLead)}</p>
      <h4>Careers</h4>
      <p className="lead">{filled(texts.careersLead)}</p>
    </>
  );
}

function Headings({ of }: { of: Setting<"texts">["rooms"] }) {
  return (
    <ul>
      {fillInHeadings(of, useHospital()).map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ul>
  );
}
