import { href } from "react-router";
import { monthsKept } from "#app/careers/retention.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { takesApplications } from "#app/hospital/takes-applications.server.ts";
import { privacyPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { monthsRegisterKept, yearsPaymentsKept } from "#db/desk.ts";
import { deviceLifetimeDays } from "#db/known-devices.ts";
import { oldCopyDays, recordMonths, trashDays } from "#db/retention.ts";
import { readSetting } from "#db/settings.ts";
import { countsVisits } from "#db/visits.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/privacy";
import { Contact } from "./contact.tsx";
import { hasApplications, hasFilms, keepsRegister } from "./facts.server.ts";
import { LegalPage } from "./page.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...privacyPage, matches });

export function loader() {
  const { grievanceOfficer } = readSetting("contact").value;
  return {
    hasWidget: env.REVIEWS_WIDGET_URL !== undefined,
    isCounting: countsVisits(),
    deviceLifetimeDays,
    grievanceOfficer,
    registerMonths: keepsRegister() ? monthsRegisterKept() : undefined,
    hasApplications: hasApplications(),
    isOpen: takesApplications(),
    hasFilms: hasFilms(),
    paymentYears: yearsPaymentsKept(),
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const hospital = useHospital();
  const {
    hasWidget,
    isCounting,
    deviceLifetimeDays,
    grievanceOfficer,
    registerMonths,
    paymentYears,
  } = loaderData;
  return (
    <LegalPage page={privacyPage}>
      <p className="lead">
        {"You can read every page here without telling us who you are. We store "}
        {loaderData.hasApplications
          ? "what you write when you apply for a job, and nothing else about visitors."
          : "nothing about visitors."}
      </p>
      <p>
        This page is about the website of {hospital.name}. What the hospital keeps about its
        patients is not on this website; ask at reception about that.
      </p>

      {loaderData.hasApplications && <Applications isOpen={loaderData.isOpen} />}

      <h2>If you only read</h2>
      <ul>
        <li>
          The server writes down which page was asked for and when, without your network address and
          without what you searched for.
        </li>
        <li>
          Your network address is in its memory for at most a day, so that one sender cannot keep
          all others out.
        </li>
        {isCounting ? (
          <li>
            There is no advertising, and nothing follows visitors. We count how often each page is
            read in a day, and searches that find nothing, without anything of who reads. The sums
            stay for {recordMonths} months. No search that is long, or has an @ or five digits, is
            kept.
          </li>
        ) : (
          <li>There is no advertising, and nothing counts or follows visitors.</li>
        )}
        {loaderData.hasFilms && (
          <li>
            Films from Instagram are loaded when you press play. Then Instagram learns your network
            address and may set cookies of its own.
          </li>
        )}
        {hasWidget && (
          <li>
            Reviews on the home page come from another service, which learns your network address.
            The data-saver version, at the end of each page, is without them.
          </li>
        )}
        <li>
          Your browser may keep a few pages, so that you can read them without a connection. They
          never leave your device.
        </li>
      </ul>

      <h2>Cookies</h2>
      <p>Visitors get none, but for the first of these, if they ask for it.</p>
      <dl>
        <dt>lite</dt>
        <dd>Remembers for a year that you chose the data-saver version.</dd>
        <dt>session, device, flash</dt>
        <dd>
          For staff alone: that somebody is signed in (at most 30 days), that the browser is known (
          {deviceLifetimeDays} days), and what was just done (one minute). Over https the first two
          are called __Host-session and __Host-device.
        </dd>
      </dl>

      {registerMonths !== undefined && (
        <>
          <h2>At the front desk</h2>
          <p>
            For an appointment we write down your name, your phone number and, if you like, your
            age, sex and place: nothing about your illness. The front desk alone reads it; this
            website shows numbers without names. It is deleted after {registerMonths} months.
          </p>
          <p>
            A receipt has your name, what was paid and how. Income-tax and company law require its
            copy: it stays for {paymentYears} full financial years, also where the rest was erased,
            and only who keeps the cash reads it.
          </p>
        </>
      )}

      <h2>Doctors and staff</h2>
      <p>
        Pages show what patients need to choose a doctor; the phone numbers and email addresses of
        doctors are for staff alone. A doctor who is deleted disappears at once from all pages, and
        after {trashDays} days from the database. We record for {recordMonths} months who changed
        what, and who signed in, from which network address. Copies of the data from before an
        upgrade or a restore end after {oldCopyDays} days.
      </p>

      <h2>Your rights</h2>
      <p>
        The Digital Personal Data Protection Act, 2023, gives you these rights. Most of its rules
        come into force in May 2027. You can use these rights here today.
      </p>
      <ul>
        <li>To be told which of your data we use, how, and to whom we gave it (section 11).</li>
        <li>To have it corrected, completed, updated or erased (section 12).</li>
        <li>To take back your consent, as easily as you gave it (section 6).</li>
        <li>To complain to us, and to have a reply (section 13).</li>
        <li>
          To name somebody who uses these rights for you after your death, or when you no longer can
          (section 14).
        </li>
      </ul>
      <p>
        To use one of them, <Contact />. Tell us the email address or phone number that you gave us,
        so that we find your data and nobody else gets it.
      </p>

      <h2>Complaints</h2>
      <p>
        {grievanceOfficer
          ? `Complaints about personal data go to ${grievanceOfficer}: `
          : "If you are not content with how we treat your data: "}
        <Contact />. If our reply does not help, you can complain to the Data Protection Board of
        India. The law asks you to come to us first.
      </p>
    </LegalPage>
  );
}

function Applications({ isOpen }: { isOpen: boolean }) {
  const hospital = useHospital();
  return (
    <>
      <h2>If you apply for a job</h2>
      <dl>
        <dt>What we store</dt>
        <dd>
          The name, position, email address, phone number and link to a resume that you write in the
          form on our {isOpen ? <a href={href("/careers")}>careers page</a> : "careers page"}, when
          you sent it, and what our staff note about it.
        </dd>
        <dt>What for</dt>
        <dd>To fill posts at {hospital.name}, and for nothing else. You agree by sending it.</dd>
        <dt>Who sees it</dt>
        <dd>
          Staff of the hospital who have signed in. Each time it is listed, opened or downloaded, we
          record who did so. Our staff may get an email that somebody has applied, and for which
          post; it does not say who. We give it to nobody else.
        </dd>
        <dt>Until when</dt>
        <dd>
          {monthsKept} months, then it is deleted by itself. What staff delete before, they can
          bring back for {trashDays} days. Backups and copies that we make against loss may contain
          it for some time longer.
        </dd>
        <dt>If you change your mind</dt>
        <dd>
          You can take back your consent at any time, and we erase what you sent at once:{" "}
          <Contact />. It is as simple as applying was, and costs nothing. Then we cannot consider
          you for a post.
        </dd>
      </dl>
    </>
  );
}
