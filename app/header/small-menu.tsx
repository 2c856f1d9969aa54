import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { useLocale, usePathname } from "#app/language/use-locale.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { useShell } from "#app/words/shell.ts";
import { CloseMenu } from "./close-menu.tsx";
import { Dropdown } from "./dropdown.tsx";
import styles from "./menu.module.css";
import { linksIn } from "./navigation.ts";
import { SearchForm } from "./search-form.tsx";

/** More pages have no room beside each other in the bar of a small screen. */
const inBar = 3;

/** The main navigation in Hindi and Punjabi: the pages in that language. */
export function SmallMenu() {
  const words = useShell();
  const locale = useLocale();
  const { patients, hospital } = linksIn(locale, useHospital());
  const shown = useLinks(patients);
  return (
    <nav id="menu" popover="auto" aria-label={words.main} className={styles.nav}>
      <CloseMenu />
      <p className={styles.emergency}>
        <Sentence text={words.emergencyNumbers} {...emergencyLinks} />
      </p>
      <ul>
        <Items links={shown.slice(0, inBar)} />
        <Dropdown id="menu-for-patients" title={words.forPatients} small>
          <ul>
            <Items links={shown.slice(inBar)} />
          </ul>
        </Dropdown>
        <Dropdown id="menu-hospital" title={words.hospital} small>
          <ul>
            <Items links={useLinks(hospital)} />
          </ul>
        </Dropdown>
      </ul>
      <SearchForm />
    </nav>
  );
}

function Items({ links }: { links: readonly PageLink[] }) {
  return links.map((link) => <Item key={link.path} link={link} />);
}

function Item({ link: { path, title } }: { link: PageLink }) {
  const link = linkIn(useLocale(), path);
  return (
    <li>
      <a {...link} aria-current={link.href === usePathname() ? "page" : undefined}>
        {title}
      </a>
    </li>
  );
}
