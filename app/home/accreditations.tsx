import {
  medallionInfection,
  medallionNabh,
  medallionNursing,
  medallionQuality,
} from "#app/pictures.ts";
import styles from "./accreditations.module.css";
import { Section } from "./section.tsx";

const accreditations = [
  {
    image: medallionNabh,
    heading: "NABH accredited",
    subheading: "Measured against the national standards for hospitals",
  },
  {
    image: medallionQuality,
    heading: "Quality and patient safety",
    subheading: "Right patient, right side, right medicine",
  },
  {
    image: medallionInfection,
    heading: "Infection control",
    subheading: "Clean hands and clean instruments",
  },
  {
    image: medallionNursing,
    heading: "Nursing by day and by night",
    subheading: "Someone who comes when you ring",
  },
];

export function Accreditations() {
  return (
    <Section id="accreditations" eyebrow="What we are held to" title="Accreditations">
      <ul className={`plain ${styles.list}`}>
        {accreditations.map(({ image, heading, subheading }) => (
          <li key={heading}>
            <img src={image} alt="" width={104} height={104} loading="lazy" />
            <div>
              <h3>{heading}</h3>
              <p>{subheading}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
