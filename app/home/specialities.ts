import {
  cardMedicine,
  cardObstetrics,
  cardOncology,
  cardOncosurgery,
  cardOrthopaedics,
  cardSurgery,
  cardUrology,
} from "#app/pictures/built-in.ts";
import type { LinkCard } from "./link-cards.tsx";

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
    image: cardOncology,
    description: "Diagnosis, medicines and support in cancer, planned together with the family.",
  },
  {
    id: 3,
    href: "/GeneralSurgery",
    image: cardSurgery,
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
    image: cardOncosurgery,
    description: "Operations for cancer, prepared together with the cancer physicians.",
  },
];
