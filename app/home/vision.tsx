import { href } from "react-router";
import { useHospital } from "#app/hospital.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { skillsRoom, teachingRoom } from "#app/pictures.ts";
import { Card } from "./card.tsx";
import { Section } from "./section.tsx";
import styles from "./vision.module.css";

export function Vision() {
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
          <p className="lead">
            {`People in and around ${hospital.city} should find good treatment near their families, and understand what is done for them and why.`}
          </p>
          <p>
            That takes people who explain in plain words, and who go on learning. Our doctors and
            nurses train together.
          </p>
        </div>
        <ul className={`plain ${styles.training}`}>
          <li>
            <Card picture={own["training/1"] ?? skillsRoom} title="Skills training" isNarrow>
              What must work in an emergency is practised by doctors and nurses together, before it
              is needed.
            </Card>
          </li>
          <li>
            <Card picture={own["training/2"] ?? teachingRoom} title="Teaching rounds" isNarrow>
              Cases are talked over across departments, so that what one has learnt helps all.
            </Card>
          </li>
        </ul>
      </div>
    </Section>
  );
}
