import { fillPlaces } from "#app/language/messages.ts";
import { useLocale } from "#app/language/use-locale.ts";
import {
  intensiveBedside,
  laboratoryMicroscope,
  newbornIncubator,
  theatreTable,
} from "#app/pictures/built-in.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { CardList } from "#app/ui/carousel.tsx";
import type { PictureFile } from "#app/ui/picture.tsx";
import { homeWords } from "#app/words/home.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { Card } from "./card.tsx";
import { Cards } from "./cards.tsx";
import styles from "./facilities.module.css";
import type { Facts } from "./facts.server.ts";
import { Section } from "./section.tsx";

type Facility = Facts["facilities"][number];

/** By the items of the sample; of another room none would be true. */
const pictures = lookupTable<PictureFile>({
  theatre: theatreTable,
  newborns: newbornIncubator,
  intensive: intensiveBedside,
  laboratory: laboratoryMicroscope,
});

export function Facilities({ items }: { items: Facility[] }) {
  const own = useOwnPictures();
  const locale = useLocale();
  const { title, label } = homeWords[locale].facilities;
  // Pages in the other languages have no script that turns the cards.
  const List = locale === "en" ? Cards : CardList;
  const shown = items.map(({ id }) => own[`facility/${id}`] ?? pictures[id]);
  return (
    <Section id="facilities" title={title} background="sand" pictures={shown}>
      <List label={label} perPage={{ medium: 1, wide: 3 }}>
        {items.map((facility) => (
          <li key={facility.id}>
            <FlipCard facility={facility} />
          </li>
        ))}
      </List>
    </Section>
  );
}

/** Flips on hover, focus and tap, without script; a screen reader reads both sides. */
function FlipCard({ facility }: { facility: Facility }) {
  const { heading, name, description } = facility;
  const picture = useOwnPictures()[`facility/${facility.id}`] ?? pictures[facility.id];
  const id = `more-${facility.id}`;
  const words = homeWords[useLocale()];
  const more = fillPlaces(words.moreAbout, { name: heading });
  return (
    <div className={styles.flip}>
      <input type="checkbox" id={id} className={styles.toggle} aria-label={more} />
      <div className={styles.sides}>
        <Card picture={picture} title={heading}>
          {name}
        </Card>
        <p className={styles.back}>
          <b>{name}</b>
          {` ${description}`}
        </p>
      </div>
      <label htmlFor={id} className={styles.label}>
        <span>{more}</span>
        <span>{words.toPicture}</span>
      </label>
    </div>
  );
}
