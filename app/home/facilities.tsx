import { useOwnPictures } from "#app/pictures/own.ts";
import {
  corridor,
  intensiveBedside,
  laboratoryMicroscope,
  newbornIncubator,
  theatreTable,
} from "#app/pictures.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { Card } from "./card.tsx";
import { Cards } from "./cards.tsx";
import styles from "./facilities.module.css";
import { Section } from "./section.tsx";

interface Facility {
  id: string;
  heading: string;
  name: string;
  description: string;
}

const samples: Partial<Record<string, PictureFile>> = {
  theatre: theatreTable,
  newborns: newbornIncubator,
  intensive: intensiveBedside,
  laboratory: laboratoryMicroscope,
};

const facilities: Facility[] = [
  {
    id: "theatre",
    heading: "OT",
    name: "Operation theatre",
    description:
      "Where operations are done, with anaesthesia and monitoring from beginning to end.",
  },
  {
    id: "newborns",
    heading: "NICU",
    name: "Care for newborns",
    description:
      "Warmth, quiet and close watching for babies who come early or need help in their first days.",
  },
  {
    id: "intensive",
    heading: "ICU",
    name: "Intensive care",
    description: "For patients who are so ill that they need watching and support at every hour.",
  },
  {
    id: "laboratory",
    heading: "LAB",
    name: "Laboratory",
    description: "Blood and urine tests in the hospital, so that your doctor has the results soon.",
  },
];

export function Facilities() {
  return (
    <Section id="facilities" eyebrow="Facilities" title="Our Facilities" background="sand">
      <Cards label="Facilities" perPage={{ medium: 1, wide: 3 }}>
        {facilities.map((facility) => (
          <li key={facility.heading}>
            <FlipCard facility={facility} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

/** Flips on hover, focus and tap, without script; a screen reader reads both sides. */
function FlipCard({ facility }: { facility: Facility }) {
  const { heading, name, description } = facility;
  const own = useOwnPictures()[`facility/${facility.id}`];
  // One that the samples do not have.
  const image = own ?? samples[facility.id] ?? corridor;
  const id = `more-${heading}`;
  return (
    <div className={styles.flip}>
      <input
        type="checkbox"
        id={id}
        className={styles.toggle}
        aria-label={`More about ${heading}`}
      />
      <div className={styles.sides}>
        <Card picture={image} title={heading}>
          {name}
        </Card>
        <p className={`card ${styles.back}`}>
          <b>{name}</b> {description}
        </p>
      </div>
      <label htmlFor={id} className={styles.label}>
        <span>{`More about ${heading}`}</span>
        <span>Back to the picture</span>
      </label>
    </div>
  );
}
