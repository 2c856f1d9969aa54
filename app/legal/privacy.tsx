import type { ReactNode } from "react";
import { monthsKept } from "#app/careers/retention.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { takesApplications } from "#app/hospital/takes-applications.server.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { Typed } from "#app/language/typed.tsx";
import { inEnglish, useLocale } from "#app/language/use-locale.ts";
import { careersPage, privacyPage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { privacyWords } from "#app/words/privacy.ts";
import { deviceLifetimeDays } from "#db/accounts/known-devices.ts";
import { oldCopyDays, recordMonths, trashDays } from "#db/disk/retention.ts";
import { monthsRegisterKept, yearsPaymentsKept } from "#db/settings/desk.ts";
import { readSetting } from "#db/settings/settings.ts";
import { countsVisits } from "#db/timetable/visits.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/privacy";
import { Contact } from "./contact.tsx";
import { hasApplications, hasFilms, keepsRegister } from "./facts.server.ts";
import { LegalPage } from "./page.tsx";

export const meta = metaOf(privacyPage);

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
  const locale = useLocale();
  const words = privacyWords[locale];
  const { reading, cookies, desk, staff, rights, complaints } = words;
  const {
    hasWidget,
    isCounting,
    deviceLifetimeDays,
    grievanceOfficer,
    registerMonths,
    paymentYears,
  } = loaderData;
  const contact = <Contact />;
  return (
    <LegalPage page={privacyPage}>
      <p className="lead">{loaderData.hasApplications ? words.lead : words.leadWithoutJobs}</p>
      <p>
        <Sentence text={words.scope} name={<Typed text={hospital.name} />} />
      </p>

      {loaderData.hasApplications && <Applications isOpen={loaderData.isOpen} />}

      <h2>{reading.title}</h2>
      <ul>
        <li>{reading.log}</li>
        <li>{reading.address}</li>
        <li>
          <Sentence text={isCounting ? reading.counted : reading.uncounted} months={recordMonths} />
        </li>
        {loaderData.hasFilms && <li>{reading.instagram}</li>}
        {hasWidget && <li>{reading.reviews}</li>}
        <li>{reading.offline}</li>
      </ul>

      <h2>{cookies.title}</h2>
      <p>{cookies.intro}</p>
      <dl>
        <Term title={<Name of="lite" />}>{cookies.lite}</Term>
        <Term title={<Name of="session, device, flash" />}>
          <Sentence
            text={cookies.staff}
            days={deviceLifetimeDays}
            https={<Name of="https" />}
            session={<Name of="__Host-session" />}
            device={<Name of="__Host-device" />}
          />
        </Term>
      </dl>

      {registerMonths !== undefined && (
        <>
          <h2>{desk.title}</h2>
          <p>
            <Sentence text={desk.appointments} months={registerMonths} />
          </p>
          <p>
            <Sentence text={desk.receipts} years={paymentYears} />
          </p>
        </>
      )}

      <h2>{staff.title}</h2>
      <p>
        <Sentence
          text={staff.text}
          trashDays={trashDays}
          months={recordMonths}
          copyDays={oldCopyDays}
        />
      </p>

      <h2>{rights.title}</h2>
      <p>{rights.intro}</p>
      <ul>
        {Object.values(rights.list).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Sentence text={rights.how} contact={contact} />
      </p>

      <h2>{complaints.title}</h2>
      <p>
        <Sentence
          text={grievanceOfficer ? complaints.officer : complaints.anybody}
          officer={<Typed text={grievanceOfficer} />}
          contact={contact}
          afterwards={complaints.afterwards}
        />
      </p>
    </LegalPage>
  );
}

function Applications({ isOpen }: { isOpen: boolean }) {
  const { name } = useHospital();
  const locale = useLocale();
  const { jobs } = privacyWords[locale];
  return (
    <>
      <h2>{jobs.title}</h2>
      <dl>
        <Term title={jobs.stored.title}>
          <Sentence
            text={jobs.stored.text}
            careers={
              isOpen ? <a {...linkIn(locale, careersPage.path)}>{jobs.careers}</a> : jobs.careers
            }
          />
        </Term>
        <Term title={jobs.purpose.title}>
          <Sentence text={jobs.purpose.text} name={<Typed text={name} />} />
        </Term>
        <Term title={jobs.readers.title}>{jobs.readers.text}</Term>
        <Term title={jobs.until.title}>
          <Sentence text={jobs.until.text} months={monthsKept} days={trashDays} />
        </Term>
        <Term title={jobs.withdrawn.title}>
          <Sentence text={jobs.withdrawn.text} contact={<Contact />} />
        </Term>
      </dl>
    </>
  );
}

function Term({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A name in the protocol, which is English everywhere. */
function Name({ of }: { of: string }) {
  const english = inEnglish(useLocale());
  return english ? <span lang={english}>{of}</span> : of;
}
