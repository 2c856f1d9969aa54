import { useOwnPictures } from "#app/pictures/own.ts";
import {
  intensiveBedside,
  laboratoryMicroscope,
  newbornIncubator,
  theatreTable,
} from "#app/pictures.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { Card } from "./card.tsx";
import { Cards } from "./cards.tsx";
import styles from "./facilities.module.css";
import type { Facts } from "./facts.server.ts";
import { Section } from "./section.tsx";

type Facility = Facts["facilities"][number];

/** By the items of the sample; others have them by turns. */
const pictures: Readonly<Record<string, PictureFile>> = {
  theatre: theatreTable,
  newborns: newbornIncubator,
  intensive: intensiveBedside,
  laboratory: laboratoryMicroscope,
};

function pictureOf(id: string, index: number): PictureFile {
  const all = Object.values(pictures);
  return pictures[id] ?? all[index % all.length] ?? theatreTable;
}

export function Facilities({ items }: { items: Facility[] }) {
  return (
    <Section id="facilities" eyebrow="Facilities" title="Our Facilities" background="sand">
      <Cards label="Facilities" perPage={{ medium: 1, wide: 3 }}>
        {items.map((facility, index) => (
          <li key={facility.id}>
            <FlipCard facility={facility} picture={pictureOf(facility.id, index)} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

/** Flips on hover, focus and tap, without script; a screen reader reads both sides. */
function FlipCard({ facility, picture }: { facility: Facility; picture: PictureFile }) {
  const { heading, name, description } = facility;
  const own = useOwnPictures()[`facility/${facility.id}`];
  const id = `more-${facility.id}`;
  return (
    <div className={styles.flip}>
      <input
        type="checkbox"
        id={id}
        className={styles.toggle}
        aria-label={`More about ${heading}`}
      />
      <div className={styles.sides}>
        <Card picture={own ?? picture} title={heading}>
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
