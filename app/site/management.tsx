import { href } from "react-router";
import { CallButton } from "#app/hospital/call-button.tsx";
import { fillIn } from "#app/hospital/fill-in.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { inItsLanguage } from "#app/language/language-of.ts";
import { managementPage } from "#app/pages/pages.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import "#app/pictures/focus.css";
import { pageMeta } from "#app/pages/seo.ts";
import { doctorNeutral } from "#app/pictures/built-in.ts";
import { sampleOf } from "#app/pictures/samples.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/management";
import styles from "./management.module.css";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...managementPage, matches });

export function loader({ context }: Route.LoaderArgs) {
  const own = readOwnPictures("leader");
  return {
    lead: knownSetting("texts", context).managementLead,
    leaders: knownSetting("leaders", context).items.map((leader) => {
      const place = `leader/${leader.id}`;
      return { ...leader, picture: own[place] ?? sampleOf(place) };
    }),
  };
}

export default function Management({ loaderData: { lead, leaders } }: Route.ComponentProps) {
  const hospital = useHospital();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">Management</p>
      <h1>{managementPage.title}</h1>
      <p className="lead" {...inItsLanguage(fillIn(lead, hospital))} />
      {leaders.map(({ id, name, position, description, picture }, index) => (
        <section key={id} className={styles.leader}>
          <Picture
            picture={picture ?? doctorNeutral}
            sizes="(min-width: 48em) 22rem, 92vw"
            priority={index === 0 || undefined}
          />
          <div>
            <p className={styles.position}>{position}</p>
            <h2>{name}</h2>
            <p {...inItsLanguage(fillIn(description, hospital))} />
          </div>
        </section>
      ))}
      <p className="row">
        <CallButton />
        <a href={href("/doctors")} className="button quiet">
          See all doctors
        </a>
      </p>
    </main>
  );
}
