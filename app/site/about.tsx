import sampleSections from "virtual:sample-sections";
import { type ReactNode, useContext } from "react";
import { readHours } from "#app/contact/hours.server.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { fillIn } from "#app/hospital/fill-in.ts";
import { fillInSections } from "#app/hospital/fill-in-parts.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { hasOwnName, isSample, knownSetting } from "#app/hospital/known-settings.server.ts";
import { groupPayers } from "#app/insurance/payers.ts";
import { languageOf } from "#app/language/language-of.ts";
import { type Locale, localeOf } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { isIn, langIn, Typed, TypedLine } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { useLinkTitle } from "#app/library/article-titles.ts";
import { speciality } from "#app/library/menu-groups.ts";
import { ownDepartments, useOrdered, useOwnLinks } from "#app/library/own-links.ts";
import { withoutHiddenLinks } from "#app/library/without-hidden-links.ts";
import { aboutPage, insurancePage, opdPage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { ChangedLinks, useLink, useLinks } from "#app/pages/shown-links.ts";
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
import { aboutWords } from "#app/words/about.ts";
import { insuranceWords } from "#app/words/insurance.ts";
import { pictureWords } from "#app/words/pictures.ts";
import { useShell } from "#app/words/shell.ts";
import type { Setting } from "#db/setting-groups.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import type { Route } from "./+types/about";
import styles from "./about.module.css";
import { type Slide, Slideshow } from "./slideshow.tsx";

export const meta = metaOf(aboutPage);

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { about, aboutTitle, aboutLead, aboutSections } = knownSetting("texts", context, locale);
  const { registrations } = knownSetting("services", context);
  return {
    pictures: readOwnPictures(locale, "slideshow", "gallery"),
    title: aboutTitle,
    lead: aboutLead,
    sections: sectionsIn(
      locale,
      about === sampleSettings.texts.about ? sampleSections : aboutSections,
    ),
    hasSamplePictures: !hasOwnName(context),
    insurers: knownSetting("insurers", context, locale),
    hasSampleInsurers: isSample("insurers", context),
    hours: readHours(context, locale),
    registrations,
  };
}

/** The sections that are written in the language of the page. */
function sectionsIn(locale: Locale, sections: readonly { title: string; html: string }[]) {
  return sections.filter(({ html }) => locale === "en" || languageOf(html) === locale);
}

type Words = (typeof aboutWords)[Locale];

/** The corridor stands in place of the entrance, whose sign says Emergency. */
function samplesOf({ pictures }: Words, hasNoEmergency = false): [Slide, Slide, Slide] {
  return [
    hasNoEmergency
      ? { picture: corridor, caption: pictures.corridor }
      : { picture: hospitalEntrance, caption: pictures.entrance },
    { picture: reception, caption: pictures.reception },
    { picture: privateRoom, caption: pictures.room },
  ];
}

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
  const locale = useLocale();
  const { directions } = useShell();
  const words = aboutWords[locale];
  const samples = samplesOf(words, hospital.hasNoEmergency);
  const slideAt = (index: 0 | 1 | 2): Slide => {
    const { picture, caption } = samples[index];
    const sample = hasSamplePictures
      ? { picture: { ...picture, alt: "" }, caption }
      : {
          picture: { ...picture, alt: pictureWords[locale]?.[picture.name]?.alt ?? picture.alt },
          caption: words.pictures.illustration,
        };
    return toSlide(own[`slideshow/${index + 1}`]) ?? sample;
  };
  const room = hasSamplePictures
    ? { picture: { ...superDeluxeRoom, alt: "" }, caption: words.pictures.superDeluxe }
    : undefined;
  const [heading, opening] = [fillIn(title, hospital), fillIn(lead, hospital)];
  const of = fillPlaces(words.of, { name: hospital.name });
  // What is not in the language of the page is on the English one.
  const [hasHeading, hasOpening] = [isIn(locale, heading), isIn(locale, opening)];
  const isWhole = hasHeading && hasOpening && sections.length > 0;
  return (
    <main id="main">
      <Slideshow words={words.show} slides={[slideAt(0), slideAt(1), slideAt(2)]} />
      <div className={`wrap ${styles.opening}`}>
        {hasHeading && <p className="eyebrow">{of}</p>}
        {hasHeading ? <h1 lang={langIn(locale, heading)}>{heading}</h1> : <h1>{of}</h1>}
        {hasOpening && (
          <p className="lead" lang={langIn(locale, opening)}>
            {opening}
          </p>
        )}
        {locale !== "en" && !isWhole && (
          <p>
            <a href={aboutPage.path} hrefLang="en" className={styles.alone}>
              {words.more}
            </a>
          </p>
        )}
      </div>
      <div className="wrap">
        {sections.length === 0 && <Departments />}
        {fillInSections(sections, hospital).map(({ title, html }) => (
          <Section key={title} title={title}>
            {/^rooms$/i.test(title) && <RoomPicture sample={room} />}
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
          <h2>{words.come}</h2>
          <p>
            <Typed text={`${hospital.name}, ${addressOf(hospital)}`} />
          </p>
          {hours.reception && (
            <p>
              <TypedLine texts={[words.reception, hours.reception]} between=" " />
            </p>
          )}
          {hours.visiting && (
            <p>
              <TypedLine texts={[words.visiting, hours.visiting]} between=" " />
            </p>
          )}
          <p className="row">
            <CallButton />
            <a href={hospital.map} className="button quiet">
              {directions}
            </a>
          </p>
          <Registrations {...registrations} />
        </aside>
      </div>
    </main>
  );
}

/** While nobody has written it: the departments, and when they see patients. */
function Departments() {
  const locale = useLocale();
  const titleOf = useLinkTitle();
  const opd = useLink(opdPage);
  const own = ownDepartments(useOwnLinks());
  const departments = useOrdered([...useLinks(speciality.pages), ...own]);
  const links = opd ? [...departments, opd] : departments;
  if (departments.length === 0) return null;
  return (
    <Section title={aboutWords[locale].departments}>
      <ul className="plain row">
        {links.map((link) => (
          <li key={link.path}>
            <a className="button quiet" {...linkIn(locale, link.path)}>
              {titleOf(link)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
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
  const locale = useLocale();
  const words = aboutWords[locale];
  const groups = groupPayers(insurers, locale);
  const phone = <a href={hospital.phone.link}>{hospital.phone.shown}</a>;
  if (hospital.takesNoInsurance) {
    return (
      <Section id="insurance" title={words.paying}>
        <p>{insuranceWords[locale].none}</p>
      </Section>
    );
  }
  return (
    <Section id="insurance" title={words.insurance}>
      {steps && (
        <p>
          <Typed text={steps} />
        </p>
      )}
      {documents.length > 0 && (
        <>
          <p>{steps ? words.bringMore : words.bring}</p>
          <ul>
            {documents.map((text) => (
              <li key={text}>
                <Typed text={text} />
              </li>
            ))}
          </ul>
        </>
      )}
      {whomToAsk && (
        <p>
          <TypedLine texts={[words.whomToAsk, whomToAsk]} between=" " />
        </p>
      )}
      {groups.length > 0 ? (
        <p className={styles.note}>
          <Sentence
            text={isSample ? `${words.sample} ${words.mayChange}` : words.mayChange}
            phone={phone}
          />
        </p>
      ) : (
        <p>
          <Sentence text={words.noList} phone={phone} />
        </p>
      )}
      <div className={styles.insurers}>
        {groups.map(({ title, payers }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="plain">
              {payers.map(({ id, name }) => (
                <li key={id}>
                  <Typed text={name} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {groups.length > 0 && (
        <p>
          <a {...linkIn(locale, insurancePage.path)} className={styles.alone}>
            {words.isYours}
          </a>
        </p>
      )}
    </Section>
  );
}

/** Numbers that the law wants to be shown, where there are some. */
function Registrations({ pcpndt, mtp, art }: Setting<"services">["registrations"]) {
  const { registrations } = aboutWords[useLocale()];
  const known = [pcpndt && `PCPNDT ${pcpndt}`, mtp && `MTP ${mtp}`, art && `ART ${art}`].filter(
    Boolean,
  );
  if (known.length === 0) return null;
  return <p>{fillPlaces(registrations, { numbers: known.join(", ") })}</p>;
}
