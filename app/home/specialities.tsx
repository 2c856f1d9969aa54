import { ownDepartments, useOrdered, useOwnLinks } from "#app/library/own-links.ts";
import {
  cardMedicine,
  cardObstetrics,
  cardOrthopaedics,
  cardUrology,
  operationTheatre,
  privateRoom,
  superDeluxeRoom,
} from "#app/pictures/built-in.ts";
import { Card } from "./card.tsx";
import { Cards } from "./cards.tsx";
import { type LinkCard, useShownCards } from "./link-cards.tsx";
import { Section } from "./section.tsx";
import styles from "./specialities.module.css";

export const specialityCards: readonly LinkCard[] = [
  {
    id: 1,
    href: "/ObstetricGynaecology",
    image: cardObstetrics,
    description: "Pregnancy, birth and the weeks after; and the health of women at every age.",
  },
  {
    id: 2,
    href: "/Oncology",
    image: superDeluxeRoom,
    description: "Diagnosis, medicines and support in cancer, planned together with the family.",
  },
  {
    id: 3,
    href: "/GeneralSurgery",
    image: operationTheatre,
    description: "From hernia and gallbladder to wounds and injuries, by open or keyhole surgery.",
  },
  {
    id: 4,
    href: "/GeneralMedicine",
    image: cardMedicine,
    description: "Fever, diabetes, blood pressure, and complaints that have no name yet.",
  },
  {
    id: 5,
    href: "/Urology",
    image: cardUrology,
    description: "Kidney stones, prostate and bladder, in men and in women.",
  },
  {
    id: 6,
    href: "/Orthopaedic",
    image: cardOrthopaedics,
    description: "Broken bones, sore joints and stiff backs, until you walk again.",
  },
  {
    id: 7,
    href: "/OncoSurgery",
    image: privateRoom,
    description: "Operations for cancer, prepared together with the cancer physicians.",
  },
];

/** What a department has today. */
export interface Live {
  path: string;
  text: string;
}

export function Specialities({
  cards,
  live,
}: {
  cards: readonly LinkCard[];
  live: readonly Live[] | undefined;
}) {
  const shown = useOrdered(useShownCards(cards));
  const added = useOrdered(ownDepartments(useOwnLinks()));
  if (shown.length === 0 && added.length === 0) return null;
  return (
    <Section
      isFirst
      id="specialities"
      title="What we treat"
      pictures={shown.map(({ image }) => image)}
    >
      {shown.length > 0 && (
        <Cards label="Specialities" perPage={{ medium: 2, wide: 3 }}>
          {shown.map(({ id, path, title, image, description }) => (
            <li key={id}>
              <Card
                picture={image}
                title={title}
                href={path}
                live={live?.find((line) => line.path === path)?.text}
              >
                {description}
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
