import { href } from "react-router";
import { fillIn, ownWords, useHospital } from "#app/hospital.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { skillsRoom, teachingRoom } from "#app/pictures.ts";
import { Card } from "./card.tsx";
import type { Facts } from "./facts.server.ts";
import { Section } from "./section.tsx";
import styles from "./vision.module.css";

const pictures = [skillsRoom, teachingRoom];

export function Vision({ vision }: { vision: Facts["vision"] }) {
  const hospital = useHospital();
  const own = useOwnPictures();
  return (
    <Section
      id="vision"
      eyebrow="What we work for"
      title="Our Vision"
      action={
        <a href={href("/about")} className="button quiet">
          More about us
        </a>
      }
    >
      <div className={styles.vision}>
        <div className={styles.words}>
          <p className="lead" {...ownWords(vision.lead, hospital)} />
          <p {...ownWords(vision.text, hospital)} />
        </div>
        <ul className={`plain ${styles.training}`}>
          {vision.training.map(({ title, text }, index) => (
            <li key={title}>
              <Card
                picture={own[`training/${index + 1}`] ?? pictures[index] ?? skillsRoom}
                title={fillIn(title, hospital)}
                isNarrow
              >
                {fillIn(text, hospital)}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
