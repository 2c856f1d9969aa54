import { href, Link } from "react-router";
import { Card } from "#app/doctors/card.tsx";
import { useLoadingDoctors } from "#app/doctors/loading.tsx";
import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { opdPage } from "#app/pages/pages.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { Cards } from "./cards.tsx";
import { Section } from "./section.tsx";
import styles from "./team.module.css";

/** All doctors, or of too many the first ones. */
interface Listed {
  cards: DoctorCard[];
  total: number;
}

/** The doctors, unless they could not be read. */
export function Team({ doctors }: { doctors: Listed | undefined }) {
  return (
    <Section
      id="team"
      eyebrow="Doctors"
      title="Our Team of Experts"
      background="sand"
      action={
        <p className="row">
          <a href={opdPage.path} className="button quiet">
            {opdPage.title}
          </a>
          <Link to={href("/doctors")} className="button quiet" aria-label="View all doctors">
            View all
          </Link>
        </p>
      }
    >
      <Doctors doctors={doctors} />
    </Section>
  );
}

function Doctors({ doctors }: { doctors: Listed | undefined }) {
  const hospital = useHospital();
  const loading = useLoadingDoctors();
  if (loading) return <p role="status">{loading}</p>;
  if (!doctors) return <UnreadNotice failure="Failed to fetch available doctors" unread={{}} />;
  const { cards, total } = doctors;
  if (cards.length === 0) {
    return (
      <p>
        No doctors are listed at the moment. Please call us:{" "}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a>
      </p>
    );
  }
  return (
    <Cards label="Doctors" perPage={{ medium: 1, wide: 4 }}>
      {cards
        .map((doctor) => (
          <li key={doctor.id} className={styles.doctor}>
            <Card doctor={doctor} heading="h3" />
          </li>
        ))
        .concat(total > cards.length ? <More key="more" total={total} /> : [])}
    </Cards>
  );
}

function More({ total }: { total: number }) {
  return (
    <li className={styles.more}>
      <Link to={href("/doctors")} className="button" discover="none">
        {`All ${total.toLocaleString("en-IN")} doctors`}
      </Link>
    </li>
  );
}
