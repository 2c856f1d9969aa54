import {
  cardGynaecology,
  cardNeurology,
  treatmentMedicine,
  treatmentOncology,
  treatmentSurgery,
  treatmentUrology,
} from "#app/pictures/built-in.ts";
import type { LinkCard } from "./link-cards.tsx";

export const treatmentCards: readonly LinkCard[] = [
  {
    id: 1,
    href: "/GeneralMedicineT",
    image: treatmentMedicine,
    description: "Medicines for long illnesses, drips and transfusions, vaccinations, advice.",
  },
  {
    id: 2,
    href: "/OncologyT",
    image: treatmentOncology,
    description: "How cancer is treated: with medicines, by surgery, and with palliative care.",
  },
  {
    id: 3,
    href: "/ObstetricsAndGynaecologyT",
    image: cardGynaecology,
    description:
      "Visits before and after birth, delivery, ultrasound, Pap smears, keyhole surgery.",
  },
  {
    id: 4,
    href: "/GeneralSurgeryT",
    image: treatmentSurgery,
    description: "Appendix, hernia, gallbladder, thyroid, breast and bowel; care of wounds.",
  },
  {
    id: 5,
    href: "/NeurologyT",
    image: cardNeurology,
    description: "Stroke, epilepsy, migraine, Parkinson's disease and numb or weak limbs.",
  },
  {
    id: 6,
    href: "/UrologyT",
    image: treatmentUrology,
    description: "Stones, prostate and bladder, infections, and fathers who wait for a child.",
  },
];
