import { href } from "react-router";
import { inItsLanguage } from "#app/language/language-of.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { skillsRoom, teachingRoom } from "#app/pictures/built-in.ts";
import { useOwnPictures } from "#app/pictures/own.ts";
import { homeWords } from "#app/words/home.ts";
import { Card } from "./card.tsx";
import type { Facts } from "./facts.server.ts";
import section from "./section.module.css";
import { Section } from "./section.tsx";
import styles from "./vision.module.css";

const pictures = [skillsRoom, teachingRoom];

export function Vision({ vision }: { vision: Facts["vision"] }) {
  const own = useOwnPictures();
  const locale = useLocale();
  const { lead, text, training } = vision;
  if (!lead && !text && training.length === 0) return null;
  const pictureOf = ({ place }: { place: number }) =>
    own[`training/${place}`] ?? pictures[place - 1] ?? skillsRoom;
  return (
    <Section
      id="vision"
      pictures={training.map(pictureOf)}
      title={homeWords[locale].vision}
      action={
        locale === "en" && (
          <a href={href("/about")} className={section.more}>
            More about us
          </a>
        )
      }
    >
      <div className={styles.vision}>
        <div className={styles.words}>
          {lead && <p className={styles.lead} {...inItsLanguage(lead)} />}
          {text && <p {...inItsLanguage(text)} />}
        </div>
        {training.length > 0 && (
          <ul className={`plain ${styles.training}`}>
            {training.map(({ title, text, place }) => (
              <li key={title}>
                <Card
                  picture={own[`training/${place}`] ?? pictures[place - 1] ?? skillsRoom}
                  title={title}
                  isNarrow
                >
                  {text}
                </Card>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
