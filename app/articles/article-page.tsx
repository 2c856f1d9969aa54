import { useContext } from "react";
import { href } from "react-router";
import {
  type Capabilities,
  type CapabilityName,
  capabilityOf,
  capabilityTitles,
  wordCapability,
} from "#app/care/capabilities.ts";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { FaceCard, SmallCard } from "#app/doctors/small-card.tsx";
import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { CallButton } from "#app/hospital/call-button.tsx";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { groupAround } from "#app/library/group-around.ts";
import { articleLinks, inReadingOrder } from "#app/library/groups.ts";
import type { ArticleGroup } from "#app/library/menu-groups.ts";
import { useOwnLinks } from "#app/library/own-links.ts";
import type { Article } from "#app/library/schema.ts";
import { helpId } from "#app/library/slots.ts";
import { sourceId } from "#app/library/source-marks.ts";
import { withoutHiddenLinks } from "#app/library/without-hidden-links.ts";
import { doctorsPage } from "#app/pages/pages.ts";
import { ChangedLinks, useLinks } from "#app/pages/shown-links.ts";
import { specialitySlug } from "#app/timetable/speciality-slug.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
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
  doctors: DoctorCard[];
  /** The doctors of a department's own page. */
  team: DoctorCard[];
  /** The pages of what the hospital does not do. */
  absent?: readonly string[];
  origin: string;
}

/** An article as visitors read it, within the `<main>` of its page. */
export function ArticlePage({
  article,
  photo,
  capabilities,
  doctors,
  team,
  absent = [],
  origin,
}: Props) {
  const hospital = useHospital();
  const own = useOwnLinks();
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
          <Prose className={styles.opening} html={article.lead} />
          {!article.glance && isMissing && needs}
          <Team doctors={team} />
          {hasHelp && !isUrgent && (
            <p className={styles.help}>
              <a className="button quiet" href={`#${helpId}`}>
                When to get help now
              </a>
            </p>
          )}
          <Contents article={article} />
          <AtAGlance article={article} stated={capabilities} />
          <Prose html={article.body} />
          {!article.glance && !isMissing && needs}
          <CallCard />
          <Specialists doctors={doctors} />
          <Related article={article} />
          <Neighbours article={article} group={group} />
          <Sources article={article} />
          <p className={styles.address}>
            {`${hospital.name}, ${addressOf(hospital)}. `}
            <a href={hospital.phone.link}>{hospital.phone.shown}</a>
            {`. ${origin}${article.path}`}
          </p>
        </article>
        {sidebar && <Sidebar group={group} current={article.path} absent={absent} />}
      </div>
    </>
  );
}

/** Somebody who opens a health topic may need no more than the numbers. */
function CallFirst() {
  return (
    <div className={styles.callFirst}>
      <p className="wrap">
        <span>
          In an emergency call <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>, or{" "}
          <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a> for an ambulance.
        </span>{" "}
        <a href={`#${helpId}`}>When to get help now</a>
      </p>
    </div>
  );
}

function Prose({ html, className = "" }: { html: string; className?: string }) {
  const changes = useContext(ChangedLinks);
  return (
    <div
      className={`prose ${styles.text} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from checked Markdown, in which raw HTML is an error
      dangerouslySetInnerHTML={{ __html: withoutHiddenLinks(html, changes) }}
    />
  );
}

function Contents({ article: { sections, glance } }: { article: Article }) {
  if (sections.length < 4) return null;
  const links = glance ? [{ id: "at-a-glance", title: "At a glance" }, ...sections] : sections;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
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
  if (names.length === 0) return null;
  const isStated = (name: CapabilityName) => capabilityOf(name, stated).state !== "not stated";
  const unstated = names.filter((name) => !isStated(name));
  return (
    <section className={styles.more} aria-labelledby="needs">
      <h2 id="needs">At our hospital</h2>
      {names.filter(isStated).map((name) => (
        <p key={name} data-state={capabilityOf(name, stated).state}>
          {`${capabilityTitles[name]}: ${wordCapability(capabilityOf(name, stated))}.`}
        </p>
      ))}
      {unstated.length > 0 && (
        <p>
          {`For a planned visit, ask reception whether we have: ${unstated.map(inSentence).join(", ")}. `}
          <a href={hospital.phone.link}>{hospital.phone.shown}</a>
        </p>
      )}
    </section>
  );
}

function inSentence(name: CapabilityName): string {
  const title = capabilityTitles[name];
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

function CallCard() {
  return (
    <section className={styles.call} aria-labelledby="call">
      <div>
        <h2 id="call">Talk to us</h2>
        <p>Call reception to plan a visit, or look up when a doctor sees patients.</p>
      </div>
      <p className={`row ${styles.actions}`}>
        <CallButton />
        <a className="button quiet" href={href("/doctors")}>
          OPD availability
        </a>
      </p>
    </section>
  );
}

function Specialists({ doctors }: { doctors: DoctorCard[] }) {
  if (doctors.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="doctors">
      <h2 id="doctors">Doctors you can see</h2>
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

function Team({ doctors }: { doctors: DoctorCard[] }) {
  if (doctors.length === 0) return null;
  const specialities = [...new Set(doctors.map(({ specialization }) => specialization))];
  return (
    <section className={styles.team} aria-labelledby="doctors">
      <h2 id="doctors">Our doctors</h2>
      <ul className="plain">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <FaceCard doctor={doctor} />
          </li>
        ))}
      </ul>
      {specialities.map((name) => (
        <a key={name} href={`${doctorsPage.path}?speciality=${specialitySlug(name)}`}>
          {`All doctors of ${name}`}
        </a>
      ))}
    </section>
  );
}

function Related({ article }: { article: Article }) {
  const links = useLinks(articleLinks.filter(({ path }) => article.related.includes(path)));
  if (links.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="related">
      <h2 id="related">Related pages</h2>
      <ul className="plain">
        {links.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbours({ article, group }: { article: Article; group: ArticleGroup }) {
  const links = useLinks(inReadingOrder(group));
  const index = links.findIndex(({ path }) => path === article.path);
  const [previous, next] = [links[index - 1], links[index + 1]];
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Previous and next page">
      {previous && (
        <a href={previous.path} rel="prev">
          <small>Previous</small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <small>Next</small>
          {next.title}
        </a>
      )}
    </nav>
  );
}

function Sources({ article }: { article: Article }) {
  return (
    <footer className={styles.sources}>
      <Review article={article} />
      <h2>Sources</h2>
      {article.sources.length === 0 ? (
        <p>The hospital names no sources for this page.</p>
      ) : (
        <ol>
          {article.sources.map(({ title, publisher, year, url, id }, index) => (
            <li key={title} id={id && sourceId(index + 1)}>
              <cite>{url ? <a href={url}>{title}</a> : title}</cite>
              {year ? `. ${publisher}, ${year}.` : `. ${publisher}.`}
            </li>
          ))}
        </ol>
      )}
      <p>
        This page gives general information. It is not a diagnosis and does not replace a talk with
        your doctor. In an emergency call <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>,
        or <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a> for an ambulance.
      </p>
    </footer>
  );
}
