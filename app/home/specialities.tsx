import { useLocale } from "#app/language/use-locale.ts";
import { ownDepartments, useOrdered, useOwnLinks } from "#app/library/own-links.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import {
  cardMedicine,
  cardObstetrics,
  cardOrthopaedics,
  cardUrology,
  operationTheatre,
  privateRoom,
  ward,
} from "#app/pictures/built-in.ts";
import { homeWords } from "#app/words/home.ts";
import { Card } from "./card.tsx";
import { Cards } from "./cards.tsx";
import { type LinkCard, useShownCards } from "./link-cards.tsx";
import { Section } from "./section.tsx";
import styles from "./specialities.module.css";

interface SpecialityCard extends LinkCard {
  href: keyof (typeof homeWords)["en"]["departments"];
}

export const specialityCards: readonly SpecialityCard[] = [
  {
    id: 1,
    href: "/ObstetricGynaecology",
    image: cardObstetrics,
  },
  {
    id: 2,
    href: "/Oncology",
    image: privateRoom,
  },
  {
    id: 3,
    href: "/GeneralSurgery",
    image: operationTheatre,
  },
  {
    id: 4,
    href: "/GeneralMedicine",
    image: cardMedicine,
  },
  {
    id: 5,
    href: "/Urology",
    image: cardUrology,
  },
  {
    id: 6,
    href: "/Orthopaedic",
    image: cardOrthopaedics,
  },
  {
    id: 7,
    href: "/OncoSurgery",
    image: ward,
  },
];

/** What a department has today. */
export interface Live {
  path: string;
  text: string;
}

/** Without a card: the specification has seven. */
export const otherSpecialities = [
  { path: "/Pediatrics", title: "Paediatrics" },
  { path: "/NeurologyT", title: "Neurology" },
] as const;

export function Specialities({
  cards,
  others,
  live,
}: {
  cards: readonly SpecialityCard[];
  others: readonly PageLink[];
  live: readonly Live[] | undefined;
}) {
  const words = homeWords[useLocale()];
  const shown = useOrdered(useShownCards(cards));
  const added = useOrdered([...useLinks(others), ...ownDepartments(useOwnLinks())]);
  if (shown.length === 0 && added.length === 0) return null;
  return (
    <Section
      isFirst
      id="specialities"
      title={words.specialities}
      pictures={shown.map(({ image }) => image)}
    >
      {shown.length > 0 && (
        <Cards label="Specialities" perPage={{ medium: 2, wide: 3 }}>
          {shown.map(({ id, path, title, image }) => (
            <li key={id}>
              <Card
                picture={image}
                title={title}
                href={path}
                live={live?.find((line) => line.path === path)?.text}
              >
                {words.departments[path]}
              </Card>
            </li>
          ))}
        </Cards>
      )}
      {added.length > 0 && (
        <ul className={`plain row ${styles.added}`}>
          {added.map(({ path, title }) => (
            <li key={path}>
              <a className="button quiet" href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
