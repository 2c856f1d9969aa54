import { href, useLocation } from "react-router";
import { emergencyLinks } from "#app/care/emergency-links.tsx";
import {
  about,
  careers,
  linksIn,
  management,
  media,
  overviews,
  patientLinks,
  specialities,
} from "#app/header/navigation.ts";
import { addressOf, networkNames, useHospital } from "#app/hospital/hospital.ts";
import { logoIcon } from "#app/hospital/logo.ts";
import type { Locale } from "#app/language/locale.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import {
  forPatients,
  ownPagesAt,
  ownSpecialities,
  useOrdered,
  useOwnLinks,
} from "#app/library/own-links.ts";
import {
  accessibilityPage,
  linkTo,
  opdWeekPage,
  type PageLink,
  privacyPage,
  termsPage,
} from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { markWhite } from "#app/pictures/built-in.ts";
import { useLite } from "#app/rendering/mode.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useShell } from "#app/words/shell.ts";
import styles from "./footer.module.css";

export function Footer() {
  const hospital = useHospital();
  const locale = useLocale();
  const words = useShell();
  const { logo } = hospital;
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contact}>
          <h2>
            <img
              src={logo ? logoIcon(logo, 192) : (hospital.mark ?? markWhite)}
              alt=""
              width={48}
              height={48}
              loading="lazy"
            />
            {hospital.name}
          </h2>
          <address>
            <a href={hospital.phone.link}>
              <Icon name="phone" />
              {hospital.phone.shown}
            </a>{" "}
            <a href={`mailto:${hospital.email}`}>
              <Icon name="mail" />
              {hospital.email}
            </a>{" "}
            <a href={hospital.map}>
              <Icon name="pin" />
              {addressOf(hospital)}
            </a>{" "}
            {hospital.instagram && (
              <a href={hospital.instagram}>
                <Icon name="instagram" />
                Instagram
              </a>
            )}
            {hospital.otherProfiles?.map(({ network, url }) => (
              <a key={url} href={url}>
                {networkNames[network]}
              </a>
            ))}
          </address>
          <p>
            <Sentence text={words.emergencyNumbers} {...emergencyLinks} />
          </p>
        </div>
        {import.meta.env.SSR && locale !== "en" ? <ColumnsIn locale={locale} /> : <Columns />}
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>
          © <a href={href("/dashboard")}>{hospital.name}</a>
          {`. ${words.pictures[hospital.photos ?? "none"]} `}
          {hospital.samples && words.samples[hospital.samples]}
        </p>
        <LiteForm />
      </div>
    </footer>
  );
}

function Columns() {
  const hospital = useHospital();
  const own = useOwnLinks();
  return (
    <>
      <Column
        title="For patients"
        links={[...patientLinks(hospital), linkTo(opdWeekPage), ...ownPagesAt(forPatients, own)]}
      />
      <Column title="Specialities" links={[...specialities, ...ownSpecialities(own)]} />
      <Column title="Treatments" links={overviews} />
      <Column
        title="The hospital"
        links={[
          about,
          management,
          careers,
          ...media,
          privacyPage,
          linkTo(termsPage),
          accessibilityPage,
        ]}
      />
    </>
  );
}

function ColumnsIn({ locale }: { locale: Locale }) {
  const words = useShell();
  const { patients, hospital } = linksIn(locale, useHospital());
  return (
    <>
      <Column title={words.forPatients} links={patients} />
      <Column title={words.hospital} links={hospital} />
    </>
  );
}

function Column({ title, links }: { title: string; links: readonly PageLink[] }) {
  const locale = useLocale();
  const shown = useOrdered(useLinks(links));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="plain">
        {shown.map(({ path, title }) => (
          <li key={path}>
            <a {...linkIn(locale, path)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LiteForm() {
  const { pathname } = useLocation();
  const lite = useLite();
  const { lite: words } = useShell();
  return (
    <form method="post" action={href("/lite")}>
      <input type="hidden" name="return" value={pathname} />
      {lite ? (
        <>
          <span>{`${words.about} `}</span>
          <button type="submit" name="lite" value="off">
            {words.off}
          </button>
        </>
      ) : (
        <button type="submit" name="lite" value="on">
          {words.on}
        </button>
      )}
    </form>
  );
}
