import { href } from "react-router";
import { knownSetting } from "#app/hospital.server.ts";
import { ownWords, useHospital } from "#app/hospital.ts";
import { managementPage } from "#app/pages.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { doctorNeutral, leader1, leader2, leader3, leader4 } from "#app/pictures.ts";
import { pageMeta } from "#app/seo.ts";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import { sampleSettings } from "#db/sample-hospital.ts";
import type { Route } from "./+types/management";
import styles from "./management.module.css";

/** A portrait of somebody else would be worse than none. */
const sampleNames = new Set(sampleSettings.leaders.items.map(({ name }) => name));

/** By the items of the sample. */
const pictures: Readonly<Record<string, PictureFile>> = {
  chairman: leader1,
  "medical-director": leader2,
  surgery: leader3,
  quality: leader4,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...managementPage, matches });

export function loader({ context }: Route.LoaderArgs) {
  return {
    pictures: readOwnPictures("leader"),
    lead: knownSetting("texts", context).managementLead,
    leaders: knownSetting("leaders", context).items.map((leader) => {
      return { ...leader, isSample: sampleNames.has(leader.name) };
    }),
  };
}

export default function Management({ loaderData: { lead, leaders } }: Route.ComponentProps) {
  const hospital = useHospital();
  const own = useOwnPictures();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">Management</p>
      <h1>{managementPage.title}</h1>
      <p className="lead" {...ownWords(lead, hospital)} />
      {leaders.map(({ id, name, position, description, isSample }, index) => (
        <section key={id} className={styles.leader}>
          <Picture
            picture={own[`leader/${id}`] ?? (isSample ? pictures[id] : undefined) ?? doctorNeutral}
            sizes="(min-width: 48em) 22rem, 92vw"
            priority={index === 0 || undefined}
          />
          <div>
            <p className={styles.position}>{position}</p>
            <h2>{name}</h2>
            <p {...ownWords(description, hospital)} />
          </div>
        </section>
      ))}
      <p className="row">
        <a href={hospital.phone.link} className="button gold">
          Call {hospital.phone.shown}
        </a>
        <a href={href("/doctors")} className="button quiet">
          See all doctors
        </a>
      </p>
    </main>
  );
}
