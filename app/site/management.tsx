import { href } from "react-router";
import { useHospital } from "#app/hospital.ts";
import { managementPage } from "#app/pages.ts";
import { readOwnPictures } from "#app/pictures/own.server.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { doctorNeutral, leader1, leader2, leader3, leader4 } from "#app/pictures.ts";
import { pageMeta } from "#app/seo.ts";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import type { Route } from "./+types/management";
import styles from "./management.module.css";

const samples: Partial<Record<string, PictureFile>> = {
  chairman: leader1,
  "medical-director": leader2,
  surgery: leader3,
  quality: leader4,
};

// Samples: these people are invented.
const leaders = [
  {
    id: "chairman",
    name: "Dr Vijay Kapoor (sample)",
    position: "Chairman",
    description:
      "A physician of thirty years, Dr Kapoor still holds his clinic two mornings a week. He is responsible for the hospital as a whole: that bills are clear, that complaints get a reply within three days, and that nobody is turned away in an emergency.",
  },
  {
    id: "medical-director",
    name: "Dr Nandini Bhatt (sample)",
    position: "Medical Director",
    description:
      "Dr Bhatt, an obstetrician, leads the doctors of all departments. She meets them every Monday to go through the week’s difficult cases, and she reads each letter in which a patient thanks us or tells us what went wrong.",
  },
  {
    id: "surgery",
    name: "Dr Jaspal Brar (sample)",
    position: "Director, Surgery and Critical Care",
    description:
      "Dr Brar is responsible for the operation theatre and the six ICU beds. He introduced the checklist that is read aloud before each operation, and the hour in the evening when families can ask the ICU doctor anything.",
  },
  {
    id: "quality",
    name: "Dr Leela Thomas (sample)",
    position: "Head of Quality and Nursing Education",
    description:
      "Dr Thomas looks after accreditation, infection control and the training of nurses. Her teams practise emergencies until everybody knows their part, and they count what matters: falls, infections, and how long patients wait.",
  },
];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...managementPage, matches });

export function loader() {
  return { pictures: readOwnPictures("leader") };
}

export default function Management() {
  const own = useOwnPictures();
  const hospital = useHospital();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">Management</p>
      <h1>{managementPage.title}</h1>
      <p className="lead">
        Four people lead the hospital. To speak to one of them, call us or ask at reception.
      </p>
      {leaders.map(({ id, name, position, description }, index) => (
        <section key={id} className={styles.leader}>
          <Picture
            picture={own[`leader/${id}`] ?? samples[id] ?? doctorNeutral}
            sizes="(min-width: 48em) 22rem, 92vw"
            priority={index === 0 || undefined}
          />
          <div>
            <p className={styles.position}>{position}</p>
            <h2>{name}</h2>
            <p>{description}</p>
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
