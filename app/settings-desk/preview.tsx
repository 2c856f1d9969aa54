import { fillIn } from "#app/hospital/fill-in.ts";
import { fillInHeadings, fillInSections } from "#app/hospital/fill-in-parts.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { formId, type GroupName } from "#app/settings/fields.ts";
import type { Setting } from "#db/setting-groups.ts";
import styles from "./preview.module.css";

export function Preview({ name, setting }: { name: GroupName; setting: Setting<GroupName> }) {
  const Shown = previews[name] as React.ComponentType<{ setting: object }> | undefined;
  if (!Shown) return null;
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
      <Shown setting={setting} />
    </section>
  );
}

const previews: { [Name in GroupName]?: (props: { setting: Setting<Name> }) => React.ReactNode } = {
  texts: Texts,
  leaders: Leaders,
  facilities: Facilities,
  contact: Directions,
};

function Leaders({ setting: { items } }: { setting: Setting<"leaders"> }) {
  const hospital = useHospital();
  return items.map(({ id, name, position, description }) => (
    <div key={id} className={styles.section}>
      <p>{position}</p>
      <h3>{name}</h3>
      <p className={styles.lines}>{fillIn(description, hospital)}</p>
    </div>
  ));
}

function Facilities({ setting: { items } }: { setting: Setting<"facilities"> }) {
  const hospital = useHospital();
  return items.map(({ id, heading, name, description }) => (
    <div key={id} className={styles.section}>
      <h3>{fillIn(heading, hospital)}</h3>
      <p>
        <b>{fillIn(name, hospital)}</b> {fillIn(description, hospital)}
      </p>
    </div>
  ));
}

function Directions({ setting }: { setting: Setting<"contact"> }) {
  const { landmark, parking, byBus, byCar } = setting;
  const lines = { Landmark: landmark, "By bus": byBus, "By car": byCar, Parking: parking };
  const said = Object.entries(lines).filter(([, text]) => text);
  if (said.length === 0) return <p>Nothing is said about how to get here.</p>;
  return said.map(([term, text]) => (
    <div key={term} className={styles.section}>
      <h3>{term}</h3>
      <p className={styles.lines}>{text}</p>
    </div>
  ));
}

function Texts({ setting }: { setting: Setting<"texts"> }) {
  const hospital = useHospital();
  const filled = (text: string) => fillIn(text, hospital);
  const { training, rooms, aboutSections, ...texts } = setting;
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
          {title && <h4>{title}</h4>}
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
