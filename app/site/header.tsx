import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import { address, hospital } from "#app/hospital.ts";
import type { PageLink } from "#app/pages.ts";
import { mark } from "#app/pictures.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./header.module.css";
import {
  about,
  careers,
  doctors,
  management,
  media,
  specialities,
  type TreatmentGroup,
  treatments,
} from "./navigation.ts";
import { SearchForm } from "./search-form.tsx";

// The menus are popovers: the browser itself keeps one open at a time, closes it on Esc and on a
// click outside, and tells screen readers, all without script. `interestfor` opens the same popover
// on hover in browsers that know it (a click then keeps it: it shows and never toggles); in others
// CSS shows the panel on hover. A browser of 2020 knows no popovers: there hover or focus shows a
// panel, and the phone menu is the target of a link.

/** The top bar and the navigation bar of every visitor page. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <div className="wrap">
          <a href={hospital.phone.link}>
            <Icon name="phone" />
            <span>{hospital.phone.shown}</span>
          </a>
          <a href={`mailto:${hospital.email}`}>
            <Icon name="mail" />
            <span>{hospital.email}</span>
          </a>
          <a href={hospital.map}>
            <Icon name="pin" />
            <span>{address}</span>
          </a>
          <a href={hospital.instagram} className={styles.social} aria-label="Instagram">
            <Icon name="instagram" />
          </a>
          <a href={doctors.path} className={styles.availability}>
            {doctors.title}
          </a>
        </div>
      </div>
      <div className={`wrap ${styles.bar}`}>
        <a href={href("/")} className={styles.brand}>
          <img src={mark} alt="" width={44} height={44} fetchPriority="low" />
          <span>
            {hospital.name}
            <small>{hospital.accreditation}</small>
          </span>
        </a>
        <a href="#menu" className={styles.open}>
          <Icon name="menu" />
          Menu
        </a>
        <button type="button" popoverTarget="menu" className={styles.open}>
          <Icon name="menu" />
          Menu
        </button>
        <nav id="menu" popover="auto" aria-label="Main" className={styles.nav}>
          <div className={styles.close}>
            <a href="#main">
              <Icon name="close" />
              Close
            </a>
            <button type="button" popoverTarget="menu" popoverTargetAction="hide">
              <Icon name="close" />
              Close
            </button>
          </div>
          <ul>
            <Item link={about} />
            <Item link={management} />
            <Menu title="Speciality">
              <ul>
                {specialities.map((link) => (
                  <Item key={link.path} link={link} />
                ))}
              </ul>
            </Menu>
            <Menu title="Treatment">
              <ul className={styles.treatments}>
                {treatments.map((group) => (
                  <Group key={group.heading.path} group={group} />
                ))}
              </ul>
            </Menu>
            <Menu title="Media">
              <ul>
                {media.map((link) => (
                  <Item key={link.path} link={link} />
                ))}
              </ul>
            </Menu>
            <Item link={careers} />
          </ul>
          <SearchForm />
          <a href={doctors.path} className="button gold">
            {doctors.title}
          </a>
        </nav>
      </div>
    </header>
  );
}

function Menu({ title, children }: { title: string; children: ReactNode }) {
  const id = `menu-${title.toLowerCase()}`;
  return (
    <li className={styles.menu}>
      <button type="button" popoverTarget={id} popoverTargetAction="show" {...{ interestfor: id }}>
        {title}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <button type="button" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="back" />
          {title}
        </button>
        {children}
      </div>
    </li>
  );
}

function Group({ group }: { group: TreatmentGroup }) {
  return (
    <li className={styles.group}>
      <a
        href={group.heading.path}
        className={styles.heading}
        aria-current={useCurrent(group.heading)}
      >
        {group.heading.title}
      </a>
      {group.pages.length > 0 && (
        <ul>
          {group.pages.map((link) => (
            <Item key={link.path} link={link} />
          ))}
        </ul>
      )}
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
