import { skillsRoom, teachingRoom } from "#app/pictures.ts";
import { hospital } from "#app/site/hospital.ts";
import { Card } from "./card.tsx";
import { Section } from "./section.tsx";
import styles from "./vision.module.css";

export function Vision() {
  return (
    <Section
      id="vision"
      eyebrow="What we work for"
      title="Our Vision"
      way={
        <a href="/about" className="button quiet">
          More about us
        </a>
      }
    >
      <div className={styles.vision}>
        <div className={styles.words}>
          <p className="lead">
            People in and around {hospital.city} should find good treatment near their families, and
            understand what is done for them and why.
          </p>
          <p>
            So we keep the house small, explain in plain words, tell the cost before the treatment,
            and go on learning. Those who care for you train here, every week.
          </p>
        </div>
        <ul className={`plain ${styles.training}`}>
          <li>
            <Card picture={skillsRoom} title="Skills training">
              Doctors and nurses practise resuscitation and handovers together, before they need
              them.
            </Card>
          </li>
          <li>
            <Card picture={teachingRoom} title="Teaching rounds">
              Cases are discussed openly across departments, and each lesson is written down.
            </Card>
          </li>
        </ul>
      </div>
    </Section>
  );
}
