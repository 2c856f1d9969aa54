import sampleSections from "virtual:sample-sections";
import { type ReactNode, useContext } from "react";
import { CallButton } from "#app/hospital/call-button.tsx";
import { fillIn } from "#app/hospital/fill-in.ts";
import { fillInSections } from "#app/hospital/fill-in-parts.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { hasOwnName, isSample, knownSetting } from "#app/hospital/known-settings.server.ts";
import { groupPayers } from "#app/insurance/payers.ts";
import { inItsLanguage, languageOf } from "#app/language/language-of.ts";
import { withoutHiddenLinks } from "#app/library/without-hidden-links.ts";
import { aboutPage, insurancePage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { ChangedLinks } from "#app/pages/shown-links.ts";
import {
  corridor,
  hospitalEntrance,
  privateRoom,
  reception,
  superDeluxeRoom,
} from "#app/pictures/built-in.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import { insuranceWords } from "#app/words/insurance.ts";
import { sampleSettings } from "#db/sample-hospital.ts";
import type { Setting } from "#db/setting-groups.ts";
import type { Route } from "./+types/about";
import styles from "./about.module.css";
import { type Slide, Slideshow } from "./slideshow.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...aboutPage, matches });

export function loader({ context }: Route.LoaderArgs) {
  const { about, aboutTitle, aboutLead, aboutSections } = knownSetting("texts", context);
  const { registrations } = knownSetting("services", context);
  return {
    pictures: readOwnPictures("slideshow", "gallery"),
    title: aboutTitle,
    lead: aboutLead,
    sections: about === sampleSettings.texts.about ? sampleSections : aboutSections,
    hasSamplePictures: !hasOwnName(context),
    insurers: knownSetting("insurers", context),
    hasSampleInsurers: isSample("insurers", context),
    hours: knownSetting("hours", context),
    registrations,
  };
}

const slides: [Slide, Slide, Slide] = [
  { picture: hospitalEntrance, caption: "The entrance (illustration)" },
  { picture: reception, caption: "Reception (illustration)" },
  { picture: privateRoom, caption: "Private room (illustration)" },
];

/** In place of the entrance, whose sign says Emergency. */
const quietCorridor: Slide = { picture: corridor, caption: "A corridor (illustration)" };

const room: Slide = {
  picture: { ...superDeluxeRoom, alt: "" },
  caption: "Super deluxe room (illustration)",
};

/** The caption says what the picture shows, so it needs no alternative text. */
function toSlide(picture: PictureFile | undefined): Slide | undefined {
  if (!picture) return undefined;
  const words = picture.alt.replace(/^Illustration: /, "");
  const caption = words === picture.alt ? words : `${words} (illustration)`;
  return { picture: { ...picture, alt: "" }, caption };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const hospital = useHospital();
  const own = useOwnPictures();
  const changes = useContext(ChangedLinks);
  const { title, lead, sections, insurers, hasSampleInsurers, hours, registrations } = loaderData;
  const { hasSamplePictures } = loaderData;
  const slideAt = (index: 0 | 1 | 2): Slide => {
    const { picture, caption } =
      hospital.hasNoEmergency && index === 0 ? quietCorridor : slides[index];
    const sample = hasSamplePictures
      ? { picture: { ...picture, alt: "" }, caption }
      : { picture, caption: "Illustration" };
    return toSlide(own[`slideshow/${index + 1}`]) ?? sample;
  };
  return (
    <main id="main">
      <Slideshow label="Pictures of the hospital" slides={[slideAt(0), slideAt(1), slideAt(2)]} />
      <div className={`wrap ${styles.opening}`}>
        <p className="eyebrow">{`About ${hospital.name}`}</p>
        <h1 {...inItsLanguage(fillIn(title, hospital))} />
        <p className="lead" {...inItsLanguage(fillIn(lead, hospital))} />
      </div>
      <div className="wrap">
        {fillInSections(sections, hospital).map(({ title, html }) => (
          <Section key={title} title={title}>
            {/^rooms$/i.test(title) && (
              <RoomPicture sample={hasSamplePictures ? room : undefined} />
            )}
            <div
              className={styles.text}
              lang={languageOf(html)}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from Markdown, in which HTML is refused
              dangerouslySetInnerHTML={{ __html: withoutHiddenLinks(html, changes) }}
            />
          </Section>
        ))}
        <Insurance insurers={insurers} isSample={hasSampleInsurers} />
        <aside id="visit" className={`panel ${styles.visit}`}>
          <h2>Come and see us</h2>
          <p>{`${hospital.name}, ${addressOf(hospital)}`}</p>
          {hours.reception && <p>{`Reception: ${hours.reception}`}</p>}
          {hours.visiting && <p>{`Visiting hours: ${hours.visiting}`}</p>}
          <p className="row">
            <CallButton />
            <a href={hospital.map} className="button quiet">
              Directions
            </a>
          </p>
          <Registrations {...registrations} />
        </aside>
      </div>
    </main>
  );
}

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.topic}>
      {title && <h2>{title}</h2>}
      <div className="prose">{children}</div>
    </section>
  );
}

function RoomPicture({ sample }: { sample: Slide | undefined }) {
  const shown = toSlide(useOwnPictures()["gallery/super-deluxe-room"]) ?? sample;
  if (!shown) return null;
  const { picture, caption } = shown;
  return (
    <>
      <Picture picture={picture} sizes="(min-width: 64em) 44rem, 92vw" className={styles.room} />
      <p>
        <small>{caption}</small>
      </p>
    </>
  );
}

function Insurance({ insurers, isSample }: { insurers: Setting<"insurers">; isSample: boolean }) {
  const { documents, steps, whomToAsk } = insurers;
  const hospital = useHospital();
  const groups = groupPayers(insurers);
  if (hospital.takesNoInsurance) {
    return (
      <Section id="insurance" title="Paying for your treatment">
        <p>{insuranceWords.en.none}</p>
      </Section>
    );
  }
  return (
    <Section id="insurance" title="Insurance and cashless treatment">
      {steps && <p {...inItsLanguage(steps)} />}
      {documents.length > 0 && (
        <>
          <p>{steps ? "What else to bring:" : "What to bring:"}</p>
          <ul>
            {documents.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {whomToAsk && <p>{`Whom to ask: ${whomToAsk}`}</p>}
      {groups.length > 0 ? (
        <p className={styles.note}>
          {`${isSample ? "This is a sample list. " : ""}Companies join and leave: please ask reception about yours at `}
          <a href={hospital.phone.link}>{hospital.phone.shown}</a> before you rely on it.
        </p>
      ) : (
        <p>
          {"Please ask reception about your insurer or scheme at "}
          <a href={hospital.phone.link}>{hospital.phone.shown}</a> before you come.
        </p>
      )}
      <div className={styles.insurers}>
        {groups.map(({ title, payers }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="plain">
              {payers.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {groups.length > 0 && (
        <p>
          <a href={insurancePage.path}>Is yours on our list?</a>
        </p>
      )}
    </Section>
  );
}

/** Numbers that the law wants to be shown, where there are some. */
function Registrations({ pcpndt, mtp, art }: Setting<"services">["registrations"]) {
  const known = [pcpndt && `PCPNDT ${pcpndt}`, mtp && `MTP ${mtp}`, art && `ART ${art}`].filter(
    Boolean,
  );
  if (known.length === 0) return null;
  return <p>{`Registrations: ${known.join(", ")}`}</p>;
}
