import { Fragment, type ReactNode } from "react";
import { href } from "react-router";
import base from "#app/base.css?inline";
import { wordEmergencyHours } from "#app/care/emergency-hours.ts";
import { helplines } from "#app/care/helplines.ts";
import { knownHospital } from "#app/hospital/hospital.server.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { readLinkChanges } from "#app/library/library.server.ts";
import type { LinkChanges } from "#app/library/shown-links.ts";
import { alphabetPage, emergencyPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { attempt } from "#app/requests/failure.server.ts";
import tokens from "#app/tokens.css?inline";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/emergency";
import styles from "./emergency.module.css";
import ownStyles from "./emergency.module.css?inline";
import { EmergencyNumbers } from "./emergency-numbers.tsx";
import { firstAid } from "./first-aid.ts";
import { listNotices } from "./notices.server.ts";
import { Notices } from "./notices.tsx";
import thumbBarStyles from "./thumb-bar.module.css?inline";
import { ThumbBar } from "./thumb-bar.tsx";

const otherHelp = [
  { ...helplines.mind, forWhom: "distress" },
  { ...helplines.women, forWhom: "women" },
  { ...helplines.children, forWhom: "children" },
  { ...helplines.mothers, forWhom: "mothers and babies" },
];

/** Without the menus, their styles and any picture: this page must come on the slowest connection. */
export const handle = {
  isPublic: true,
  styles: [tokens, base, ownStyles, thumbBarStyles].join(""),
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...emergencyPage, matches });

export async function loader({ url, context }: Route.LoaderArgs) {
  const links = await attempt(() => readLinkChanges() ?? null);
  const origin = env.ORIGIN ?? url.origin;
  const hospital = knownHospital(context);
  return {
    origin,
    hospital,
    hours: wordEmergencyHours(knownSetting("hours", context)),
    notices: await listNotices(hospital, origin, context),
    links: links ?? {},
  };
}

export default function Emergency({ loaderData }: Route.ComponentProps) {
  const hospital = useHospital();
  const casualty = hospital.emergencyPhone ?? hospital.phone;
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <a href={href("/")}>{hospital.name}</a>
        <a href={alphabetPage.path}>All pages</a>
      </header>
      <main id="main" className={`wrap prose ${styles.page}`}>
        <h1>{emergencyPage.title}</h1>
        <div className={styles.numbers}>
          <EmergencyNumbers />
          <a href={casualty.link} className={styles.hospital}>
            Call {hospital.name} <b>{casualty.shown}</b>
          </a>
        </div>
        {loaderData.hours && <p>{loaderData.hours}</p>}
        <Notices notices={loaderData.notices} />
        <h2>What to say on the phone</h2>
        <ol>
          <li>
            <b>Where</b> you are: sector, house number, a landmark.
          </li>
          <li>
            <b>What</b> has happened, and to how many people.
          </li>
          <li>
            Are they <b>awake</b>? Are they <b>breathing</b>?
          </li>
          <li>
            <b>Your number.</b> Do not hang up first.
          </li>
        </ol>
        <h2>First aid while you wait</h2>
        <ul className={`plain ${styles.aid}`}>
          {firstAid.map(({ emergency, everyday, steps, link }) => (
            <li key={emergency}>
              <Topic link={link} links={loaderData.links}>
                {emergency} <i lang="hi-Latn">{everyday}</i>
              </Topic>
              <p>{steps}</p>
            </li>
          ))}
        </ul>
        <p className={styles.help}>
          {"Other help: "}
          {otherHelp.map(({ number, forWhom }, index) => (
            <Fragment key={number}>
              {index > 0 && " · "}
              <a href={`tel:${number}`}>{number}</a> {forWhom}
            </Fragment>
          ))}
        </p>
        <p>
          <a href={hospital.map} className="button quiet">
            Directions to the hospital
          </a>
        </p>
        <p>
          <small>
            {`Linked pages say whether our doctors have checked them. ${hospital.sampleLine ?? ""}`}
          </small>
        </p>
      </main>
      <ThumbBar />
    </>
  );
}

/** A link to the article that says more, if the hospital shows it. */
function Topic({
  link,
  links,
  children,
}: {
  link: string;
  links: LinkChanges;
  children: ReactNode;
}) {
  const [path = ""] = link.split("#");
  return links[path] === null ? <b>{children}</b> : <a href={link}>{children}</a>;
}
