import { href, Link, useNavigation } from "react-router";
import { Card } from "#app/doctors/card.tsx";
import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { hospital } from "#app/hospital.ts";
import { Cards } from "./cards.tsx";
import { Section } from "./section.tsx";
import styles from "./team.module.css";

export function Team({ doctors, error }: { doctors: DoctorCard[]; error?: string }) {
  return (
    <Section
      id="team"
      eyebrow="Doctors"
      title="Our Team of Experts"
      background="sand"
      action={
        <Link to={href("/doctors")} className="button quiet" aria-label="View all doctors">
          View all
        </Link>
      }
    >
      <Doctors doctors={doctors} error={error} />
    </Section>
  );
}

function Doctors({ doctors, error }: { doctors: DoctorCard[]; error?: string }) {
  const loading = useNavigation().location?.pathname.startsWith("/doctor");
  if (loading) return <p role="status">Loading doctors...</p>;
  if (error) {
    return (
      <p role="alert" className={styles.error}>
        {error}
      </p>
    );
  }
  if (doctors.length === 0) {
    return (
      <p>
        No doctors are listed at the moment. Please call us:{" "}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a>
      </p>
    );
  }
  return (
    <Cards label="Doctors" perPage={{ medium: 1, wide: 4 }}>
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <Card doctor={doctor} heading="h3" />
        </li>
      ))}
    </Cards>
  );
}
