import { href, Link } from "react-router";
import { useLoadingDoctors } from "#app/doctors/loading.tsx";
import type { DoctorCard } from "#app/doctors/visitor-view.server.ts";
import { years } from "#app/doctors/years.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { formatRupees } from "#app/language/money.ts";
import { opdPage } from "#app/pages/pages.ts";
import { useLink } from "#app/pages/shown-links.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { Photo } from "#app/uploads/photo.tsx";
import { Cards } from "./cards.tsx";
import section from "./section.module.css";
import { Section } from "./section.tsx";
import styles from "./team.module.css";

/** All doctors, or of too many the first ones. */
interface Listed {
  cards: DoctorCard[];
  total: number;
}

/** The doctors, unless they could not be read. */
export function Team({ doctors }: { doctors: Listed | undefined }) {
  const opd = useLink(opdPage);
  return (
    <Section
      id="team"
      title="Our Team of Experts"
      background="sand"
      action={
        <p className="row">
          {opd && (
            <a href={opd.path} className={section.more}>
              {opd.title}
            </a>
          )}
          <Link
            to={href("/doctors")}
            className={section.more}
            aria-label="View all doctors"
            discover="none"
          >
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
  if (!doctors)
    return <LoadFailureNotice failure="Failed to fetch available doctors" loadFailure={{}} />;
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
            <Portrait doctor={doctor} />
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

/** All of it leads to the profile. */
function Portrait({ doctor }: { doctor: DoctorCard }) {
  const { id, name, specialization, languages, experience, fees, photo_key } = doctor;
  return (
    <article className={styles.portrait}>
      <Photo photoKey={photo_key} alt="" size={160} file={320} />
      <div>
        <h3>
          <Link to={href("/doctor/:id", { id })} discover="none">
            {name}
          </Link>
        </h3>
        <p className={styles.speciality}>{specialization}</p>
        <p>{[years(experience), formatRupees(fees), languages].filter(Boolean).join(" · ")}</p>
        <Hours doctor={doctor} />
      </div>
    </article>
  );
}

function Hours({ doctor: { availability, opd, opd_hours } }: { doctor: DoctorCard }) {
  if (availability === "unavailable") return <p data-tone="away">Unavailable. Call to ask</p>;
  return <p data-tone={opd?.tone ?? "today"}>{opd?.text || opd_hours || "Call to ask"}</p>;
}
