import { useContext } from "react";
import { useLocation } from "react-router";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import {
  forPatients,
  inOrder,
  ownPagesAt,
  ownSpecialities,
  underMedia,
  useMenuOrder,
  useOrdered,
  useOwnLinks,
} from "#app/library/own-links.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { ChangedLinks, useLinks } from "#app/pages/shown-links.ts";
import { CloseMenu } from "./close-menu.tsx";
import { Dropdown } from "./dropdown.tsx";
import styles from "./menu.module.css";
import {
  about,
  careers,
  doctors,
  management,
  media,
  patientLinks,
  shownGroups,
  specialities,
  startHere,
  type TreatmentGroup,
  withOwnPages,
} from "./navigation.ts";
import { SearchForm } from "./search-form.tsx";

/**
 * The main navigation: in the bar on wide screens, over the screen on phones. Its dropdowns are
 * popovers, of which the browser keeps one open. `interestfor` opens them on hover where it is known,
 * CSS elsewhere. Browsers of 2020 know no popovers: there hover or focus shows a panel.
 */
export function Menu() {
  const own = useOwnLinks();
  const links = [...patientLinks(useHospital()), ...ownPagesAt(forPatients, own)];
  const patients = useLinks(links);
  const order = useMenuOrder();
  const departments = useOrdered(useLinks([...specialities, ...ownSpecialities(own)]));
  const ownMedia = useLinks([...media, ...ownPagesAt(underMedia, own)]);
  const changes = useContext(ChangedLinks);
  const groups = inOrder(
    shownGroups(withOwnPages(own), changes),
    order,
    ({ heading }) => heading.path,
  );
  return (
    <nav id="menu" popover="auto" aria-label="Main" className={styles.nav}>
      <CloseMenu />
      <p className={styles.emergency}>
        {"Emergency: "}
        <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>
        {" · Ambulance: "}
        <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>
      </p>
      <ul>
        <Item link={about} />
        {changes[management.path] !== null && <Item link={management} />}
        {departments.length > 0 && (
          <Dropdown id="menu-speciality" title="Speciality" small>
            <Items links={departments} />
          </Dropdown>
        )}
        {groups.length > 0 && (
          <Dropdown id="menu-treatment" title="Treatment">
            <ul className={styles.treatments}>
              <li className={styles.group}>
                <span className={styles.heading}>Start here</span>
                <Items links={startHere} />
              </li>
              {groups.map((group) => (
                <Group key={group.heading.path} group={group} />
              ))}
            </ul>
          </Dropdown>
        )}
        <Dropdown id="menu-for-patients" title="For patients" small>
          <Items links={patients} />
        </Dropdown>
        {ownMedia.length > 0 && (
          <Dropdown id="menu-media" title="Media" small>
            <Items links={ownMedia} />
          </Dropdown>
        )}
        {changes[careers.path] !== null && <Item link={careers} />}
      </ul>
      <SearchForm />
      <a href={doctors.path} className="button gold">
        {doctors.title}
      </a>
    </nav>
  );
}

function Group({ group }: { group: TreatmentGroup }) {
  const current = useCurrent(group.heading);
  return (
    <li className={styles.group}>
      {group.isHeadingHidden ? (
        <span className={styles.heading}>{group.heading.title}</span>
      ) : (
        <a href={group.heading.path} className={styles.heading} aria-current={current}>
          {group.heading.title}
        </a>
      )}
      {group.pages.length > 0 && <Items links={group.pages} />}
      {group.groups && (
        <ul>
          {group.groups.map((inner) => (
            <Group key={inner.heading.path} group={inner} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Items({ links }: { links: readonly PageLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <Item key={link.path} link={link} />
      ))}
    </ul>
  );
}

function Item({ link }: { link: PageLink }) {
  return (
    <li>
      <a href={link.path} aria-current={useCurrent(link)}>
        {link.title}
      </a>
    </li>
  );
}

function useCurrent({ path }: PageLink) {
  return useLocation().pathname.toLowerCase() === path.toLowerCase() ? "page" : undefined;
}
