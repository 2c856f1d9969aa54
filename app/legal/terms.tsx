import { href } from "react-router";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { termsPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import type { Route } from "./+types/terms";
import { Contact } from "./contact.tsx";
import { LegalPage } from "./page.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...termsPage, matches });

export default function Terms() {
  const hospital = useHospital();
  return (
    <LegalPage title={termsPage.title}>
      <p className="lead">What you can expect of this website, and what not.</p>

      <h2>In an emergency</h2>
      <p>
        Do not read on: call <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>, or{" "}
        <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a> for an ambulance. Nobody reads
        messages from this website at all hours.
      </p>

      <h2>Health pages</h2>
      <p>
        They explain illnesses, tests and treatments in general. They know neither you nor your
        history, so they cannot replace a doctor who examines you. Do not begin, stop or change a
        treatment because of them. Each page names its sources, and says whether one of our doctors
        has checked it.
      </p>

      <h2>Doctors, times and fees</h2>
      <p>
        We change them as soon as we know, but clinics run late and doctors are called away. Ring{" "}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a> before a long journey. Times shown
        on a profile cannot be booked here.
      </p>

      <h2>Pictures</h2>
      <p>
        {hospital.photos ? "Some pictures" : "Pictures of the hospital"} are illustrations. What you
        find may look different.
      </p>

      <h2>Job applications</h2>
      <p>
        Write only about yourself, and what is true. An application is no contract, and we may not
        be able to reply to each. <a href={href("/privacy")}>Privacy</a> tells what becomes of it.
      </p>

      <h2>Links to others</h2>
      <p>
        Maps, Instagram and the sources of our health pages are not ours. We chose them with care,
        and are not responsible for what they say or do.
      </p>

      <h2>Mistakes</h2>
      <p>
        If something here is wrong, please tell us: <Contact />. If you have found a weakness in the
        security of this website, <a href={href("/.well-known/security.txt")}>security.txt</a> says
        where to report it.
      </p>
    </LegalPage>
  );
}
