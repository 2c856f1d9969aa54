import { useContext } from "react";
import {
  type Capabilities,
  type CapabilityName,
  capabilityOf,
  wordCapability,
} from "#app/care/capabilities.ts";
import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { FaceCard, SmallCard } from "#app/doctors/small-card.tsx";
import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { Typed } from "#app/language/typed.tsx";
import { inEnglish, useLocale } from "#app/language/use-locale.ts";
import { useLinkTitle } from "#app/library/article-titles.ts";
import { sourceId } from "#app/library/compile/source-marks.ts";
import { groupAround } from "#app/library/group-around.ts";
import { articleLinks, inReadingOrder } from "#app/library/groups.ts";
import type { ArticleGroup } from "#app/library/menu-groups.ts";
import { useOwnLinks } from "#app/library/own-links.ts";
import type { Article } from "#app/library/schema.ts";
import { helpId } from "#app/library/slots.ts";
import { speaksOfMedicine } from "#app/library/speaks-of-medicine.ts";
import { withoutHiddenLinks } from "#app/library/without-hidden-links.ts";
import { doctorsPage } from "#app/pages/pages.ts";
import { ChangedLinks, useLinks } from "#app/pages/shown-links.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { articleWords } from "#app/words/article.ts";
import { capabilityWords } from "#app/words/capabilities.ts";
import { specialityIn } from "#app/words/typed.ts";
import { AtAGlance } from "./at-a-glance.tsx";
import { Hero } from "./hero.tsx";
import { trailOf } from "./json-ld.ts";
import { Review } from "./review.tsx";
import styles from "./show.module.css";
import { Sidebar } from "./sidebar.tsx";

interface Props {
  article: Article;
  /** Of a page that the hospital has added. */
  photo?: PictureFile | undefined;
  capabilities: Capabilities;
  doctors?: DoctorCard[];
  /** The doctors of a department's own page, and the slugs and names of all of its specialities. */
  team?: DoctorCard[];
  specialities?: [slug: string, name: string][];
  /** The pages of what the hospital does not do. */
  absent?: readonly string[];
  origin: string;
}

export function ArticlePage({
  article,
  photo,
  capabilities,
  doctors = [],
  team = [],
  specialities = [],
  absent = [],
  origin,
}: Props) {
  const hospital = useHospital();
  const own = useOwnLinks();
  const locale = useLocale();
  const words = articleWords[locale];
  const group = groupAround(article, own);
  const sidebar = group.pages.length > 1 || group.overview;
  const hasHelp = article.body.includes(`id="${helpId}"`);
  const isMissing = article.needs.some(
    (name) => capabilityOf(name, capabilities).state === "not here",
  );
  const needs = <Needs names={article.needs} stated={capabilities} />;
  const isUrgent = hasHelp && group.id === "health-topics";
  return (
    <>
      {isUrgent && <CallFirst />}
      <Hero article={article} photo={photo} group={group} trail={trailOf(article, own)} />
      <div className={`wrap ${styles.columns}`}>
        <article className={sidebar ? styles.article : `${styles.article} ${styles.alone}`}>
          {article.isBehind && (
            <p className="panel">
              <Sentence
                text={words.isBehind}
                english={
                  <a href={article.path} hrefLang="en" lang="en">
                    English
                  </a>
                }
              />
            </p>
          )}
          <Prose className={styles.opening} html={article.lead} />
          {!article.glance && isMissing && needs}
          <Team doctors={team} specialities={specialities} />
          {hasHelp && !isUrgent && (
            <p className={styles.help}>
              <a className="button quiet" href={`#${helpId}`}>
                {words.helpNow}
              </a>
            </p>
          )}
          <Contents article={article} />
          <AtAGlance article={article} stated={capabilities} />
          <Prose html={article.body} />
          {!article.glance && !isMissing && needs}
          <CallCard article={article} />
          <Specialists doctors={doctors} />
          <Related article={article} />
          <Neighbours article={article} group={group} />
          {speaksOfMedicine(article) && <Sources article={article} />}
          <p className={styles.address}>
            <Typed text={`${hospital.name}, ${addressOf(hospital)}. `} />
            <a href={hospital.phone.link}>{hospital.phone.shown}</a>
            {`. ${origin}${pathIn(locale, article.path)}`}
          </p>
        </article>
        {sidebar && <Sidebar group={group} current={article.path} absent={absent} />}
      </div>
    </>
  );
}

/** Somebody who opens a health topic may need no more than the numbers. */
function CallFirst() {
  const words = articleWords[useLocale()];
  return (
    <div className={styles.callFirst}>
      <p className="wrap">
        <span>
          <Sentence text={words.emergencyCall} {...emergencyLinks} />
        </span>{" "}
        <a href={`#${helpId}`}>{words.helpNow}</a>
      </p>
    </div>
  );
}

export function Prose({ html, className = "" }: { html: string; className?: string }) {
  const changes = useContext(ChangedLinks);
  const locale = useLocale();
  return (
    <div
      className={`prose ${styles.text} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from checked Markdown, in which raw HTML is an error
      dangerouslySetInnerHTML={{ __html: withoutHiddenLinks(html, changes, locale) }}
    />
  );
}

function Contents({ article: { sections, glance } }: { article: Article }) {
  const words = articleWords[useLocale()];
  if (sections.length < 4) return null;
  const links = glance ? [{ id: "at-a-glance", title: words.atAGlance }, ...sections] : sections;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{words.contents}</h2>
      <ul className="plain">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Needs({ names, stated }: { names: readonly CapabilityName[]; stated: Capabilities }) {
  const hospital = useHospital();
  const locale = useLocale();
  const words = articleWords[locale];
  if (names.length === 0) return null;
  const isStated = (name: CapabilityName) => capabilityOf(name, stated).state !== "not stated";
  const unstated = names.filter((name) => !isStated(name));
  return (
    <section className={styles.more} aria-labelledby="needs">
      <h2 id="needs">{words.atOurHospital}</h2>
      {names.filter(isStated).map((name) => (
        <p key={name} data-state={capabilityOf(name, stated).state}>
          {`${capabilityWords[locale].titles[name]}: ${wordCapability(capabilityOf(name, stated), locale)}${locale === "en" ? "." : "।"}`}
        </p>
      ))}
      {unstated.length > 0 && (
        <p>
          {`${fillPlaces(words.unstated, { list: unstated.map((name) => inSentence(capabilityWords[locale].titles[name])).join(", ") })} `}
          <a href={hospital.phone.link}>{hospital.phone.shown}</a>
        </p>
      )}
    </section>
  );
}

function inSentence(title: string): string {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** A page about parking or the canteen plans no visit to a doctor. */
function CallCard({ article }: { article: Article }) {
  const locale = useLocale();
  const words = articleWords[locale];
  const isMedical = speaksOfMedicine(article);
  return (
    <section className={styles.call} aria-labelledby="call">
      <div>
        <h2 id="call">{words.talk}</h2>
        {isMedical && <p>{words.talkText}</p>}
      </div>
      <p className={`row ${styles.actions}`}>
        <CallButton />
        {isMedical && (
          <a className="button quiet" href={pathIn(locale, doctorsPage.path)}>
            {words.availability}
          </a>
        )}
      </p>
    </section>
  );
}

function Specialists({ doctors }: { doctors: DoctorCard[] }) {
  const words = articleWords[useLocale()];
  if (doctors.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="doctors">
      <h2 id="doctors">{words.doctors}</h2>
      <ul className="plain">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <SmallCard doctor={doctor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TeamProps {
  doctors: DoctorCard[];
  specialities: [slug: string, name: string][];
}

function Team({ doctors, specialities }: TeamProps) {
  const locale = useLocale();
  const words = articleWords[locale];
  if (doctors.length === 0) return null;
  return (
    <section className={styles.team} aria-labelledby="doctors">
      <h2 id="doctors">{words.team}</h2>
      <ul className="plain">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <FaceCard doctor={doctor} />
          </li>
        ))}
      </ul>
      {specialities.map(([slug, name]) => (
        <a key={slug} href={`${pathIn(locale, doctorsPage.path)}?speciality=${slug}`}>
          {fillPlaces(words.allDoctors, { speciality: specialityIn(locale, name) })}
        </a>
      ))}
    </section>
  );
}

function Related({ article }: { article: Article }) {
  const locale = useLocale();
  const titleOf = useLinkTitle();
  const links = useLinks(articleLinks.filter(({ path }) => article.related.includes(path)));
  if (links.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="related">
      <h2 id="related">{articleWords[locale].related}</h2>
      <ul className="plain">
        {links.map((link) => (
          <li key={link.path}>
            <a {...linkIn(locale, link.path)}>{titleOf(link)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbours({ article, group }: { article: Article; group: ArticleGroup }) {
  const locale = useLocale();
  const words = articleWords[locale];
  const titleOf = useLinkTitle();
  const links = useLinks(inReadingOrder(group));
  const index = links.findIndex(({ path }) => path === article.path);
  const [previous, next] = [links[index - 1], links[index + 1]];
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {previous && (
        <a {...linkIn(locale, previous.path)} rel="prev">
          <small>{words.previous}</small>
          {titleOf(previous)}
        </a>
      )}
      {next && (
        <a {...linkIn(locale, next.path)} rel="next">
          <small>{words.next}</small>
          {titleOf(next)}
        </a>
      )}
    </nav>
  );
}

function Sources({ article }: { article: Article }) {
  const locale = useLocale();
  const words = articleWords[locale];
  return (
    <footer className={styles.sources}>
      <Review article={article} />
      <h2>{words.sources}</h2>
      {article.sources.length === 0 ? (
        <p>{words.noSources}</p>
      ) : (
        <ol lang={inEnglish(locale)}>
          {article.sources.map(({ title, publisher, year, url, id }, index) => (
            <li key={title} id={id && sourceId(index + 1)}>
              <cite>{url ? <a href={url}>{title}</a> : title}</cite>
              {year ? `. ${publisher}, ${year}.` : `. ${publisher}.`}
            </li>
          ))}
        </ol>
      )}
      <p>
        <Sentence text={`${words.general} ${words.emergencyCall}`} {...emergencyLinks} />
      </p>
    </footer>
  );
}
