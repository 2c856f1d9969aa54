import {
  cardGynaecology,
  cardNeurology,
  treatmentMedicine,
  treatmentOncology,
  treatmentSurgery,
  treatmentUrology,
} from "#app/pictures.ts";
import { Card } from "./card.tsx";
import { Carousel, Section } from "./section.tsx";

const cards = [
  {
    title: "General Medicine",
    href: "/GeneralMedicineT",
    image: treatmentMedicine,
    description: "Medicines for long illnesses, drips and transfusions, vaccinations, advice.",
  },
  {
    title: "Oncology",
    href: "/OncologyT",
    image: treatmentOncology,
    description: "Chemotherapy, hormone and targeted medicines, surgery, palliative care.",
  },
  {
    title: "Obstetrics and Gynaecology",
    href: "/ObstetricsAndGynaecologyT",
    image: cardGynaecology,
    description:
      "Visits before and after birth, delivery, ultrasound, Pap smears, keyhole surgery.",
  },
  {
    title: "General Surgery",
    href: "/GeneralSurgeryT",
    image: treatmentSurgery,
    description: "Appendix, hernia, gallbladder, thyroid, breast and bowel; care of wounds.",
  },
  {
    title: "Neurology",
    href: "/NeurologyT",
    image: cardNeurology,
    description: "Stroke, epilepsy, migraine, Parkinson's disease and numb or weak limbs.",
  },
  {
    title: "Urology",
    href: "/UrologyT",
    image: treatmentUrology,
    description: "Stones, prostate and bladder, infections, and fathers who wait for a child.",
  },
];

export function Treatments() {
  return (
    <Section id="treatments" eyebrow="Treatments" title="Our Treatments">
      <Carousel label="Treatments" pages="1/1/3">
        {cards.map(({ title, href, image, description }) => (
          <li key={href}>
            <Card picture={image} title={title} href={href}>
              {description}
            </Card>
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
