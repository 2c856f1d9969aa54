import { href, useLocation } from "react-router";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { addressOf, networkNames, useHospital } from "#app/hospital/hospital.ts";
import { logoIcon } from "#app/hospital/logo.ts";
import {
  forPatients,
  ownDepartments,
  ownPagesAt,
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
import styles from "./footer.module.css";
import {
  about,
  careers,
  management,
  media,
  overviews,
  patientLinks,
  specialities,
} from "./navigation.ts";

export function Footer() {
  const hospital = useHospital();
  const own = useOwnLinks();
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
            In an emergency call <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>, for an
            ambulance <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>.
          </p>
        </div>
        <Column
          title="For patients"
          links={[...patientLinks(hospital), linkTo(opdWeekPage), ...ownPagesAt(forPatients, own)]}
        />
        <Column title="Specialities" links={[...specialities, ...ownDepartments(own)]} />
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
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>
          © <a href={href("/dashboard")}>{hospital.name}</a>
          {`. ${aboutPictures[hospital.photos ?? "none"]}${hospital.sampleLine ?? ""}`}
        </p>
        <LiteForm />
      </div>
    </footer>
  );
}

const aboutPictures = {
  none: "Pictures are illustrations. ",
  some: "Some pictures are illustrations. ",
  all: "",
};

function Column({ title, links }: { title: string; links: readonly PageLink[] }) {
  const shown = useOrdered(useLinks(links));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="plain">
        {shown.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LiteForm() {
  const { pathname } = useLocation();
  const lite = useLite();
  return (
    <form method="post" action={href("/lite")}>
      <input type="hidden" name="return" value={pathname} />
      {lite ? (
        <>
          <span>This is the data-saver version: no video, no script. </span>
          <button type="submit" name="lite" value="off">
            Full version
          </button>
        </>
      ) : (
        <button type="submit" name="lite" value="on">
          Data-saver version
        </button>
      )}
    </form>
  );
}
