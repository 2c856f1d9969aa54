import { href, Link } from "react-router";
import { Card } from "#app/doctors/card.tsx";
import { useLoadingDoctors } from "#app/doctors/loading.tsx";
import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { hospital } from "#app/hospital.ts";
import { opdPage } from "#app/pages.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { Cards } from "./cards.tsx";
import { Section } from "./section.tsx";

/** The doctors, unless they could not be read. */
export function Team({ doctors }: { doctors: DoctorCard[] | undefined }) {
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

function Doctors({ doctors }: { doctors: DoctorCard[] | undefined }) {
  const loading = useLoadingDoctors();
  if (loading) return <p role="status">{loading}</p>;
  if (!doctors) return <UnreadNotice failure="Failed to fetch available doctors" unread={{}} />;
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
