import { type TreatmentGroup, treatments } from "#app/header/navigation.ts";
import { type ArticlePath, titleOf } from "#app/library/groups.ts";
import { alphabetPage, linkTo, type PageLink } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { Cards } from "./cards.tsx";
import { useShownCards } from "./link-cards.tsx";
import section from "./section.module.css";
import { Section } from "./section.tsx";
import styles from "./treatments.module.css";

interface TreatmentCard {
  href: ArticlePath;
  /** Those that people ask about most. */
  pages: readonly ArticlePath[];
}

export const treatmentCards: readonly TreatmentCard[] = [
  {
    href: "/GeneralMedicineT",
    pages: ["/MedicationForChronic", "/ManagementInfections", "/Vaccinations", "/PoisoningAndDrug"],
  },
  {
    href: "/OncologyT",
    pages: ["/Chemotherapy", "/TargetedTherapy", "/PalliativeCare", "/OncologicalImagingBiopsy"],
  },
  {
    href: "/ObstetricsAndGynaecologyT",
    pages: [
      "/AntenatalAndPostnatal",
      "/NormalVaginalDelivery",
      "/CaesareanSection",
      "/InfertilityTreatment",
    ],
  },
  {
    href: "/GeneralSurgeryT",
    pages: ["/GallbladderSurgery", "/HerniaRepair", "/Appendectomy", "/Haemorrhoidectomy"],
  },
  {
    href: "/NeurologyT",
    pages: [
      "/StrokeManagement",
      "/MigraineChronicHeadache",
      "/AntiEpilepticDrugs",
      "/ParkinsonDisease",
    ],
  },
  {
    href: "/UrologyT",
    pages: [
      "/KidneyStoneTreatment",
      "/ProstateSurgery",
      "/UrinaryTractInfection",
      "/MaleInfertility",
    ],
  },
];

export function Treatments({ cards }: { cards: readonly TreatmentCard[] }) {
  const shown = useShownCards(cards);
  if (shown.length === 0) return null;
  return (
    <Section
      id="treatments"
      title="Our Treatments"
      action={
        <a href={alphabetPage.path} className={section.more}>
          {linkTo(alphabetPage).title}
        </a>
      }
    >
      <Cards label="Treatments" perPage={{ medium: 1, wide: 3 }}>
        {shown.map(({ path, title, pages }) => (
          <li key={path}>
            <IndexCard path={path} title={title} pages={pages} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

function IndexCard({ path, title, pages }: PageLink & { pages: readonly ArticlePath[] }) {
  const links = useLinks(pages.map((page) => ({ path: page, title: titleOf(page) })));
  const group = treatments.find(({ heading }) => heading.path === path);
  const total = useLinks(group ? pagesOf(group) : []).length;
  return (
    <article className={styles.card}>
      <h3>{title}</h3>
      <ul className="plain">
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.title}</a>
          </li>
        ))}
        <li>
          <a href={path}>
            <b>{total === 1 ? "1 page" : `All ${total} pages`}</b>
          </a>
        </li>
      </ul>
    </article>
  );
}

function pagesOf({ pages, groups = [] }: TreatmentGroup): PageLink[] {
  return [...pages, ...groups.flatMap(pagesOf)];
}
