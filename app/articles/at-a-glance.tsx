import { href } from "react-router";
import {
  type Capabilities,
  type CapabilityName,
  capabilityOf,
  wordCapability,
} from "#app/care/capabilities.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { listGlance } from "#app/library/glance.ts";
import type { Article } from "#app/library/schema.ts";
import { insurancePage } from "#app/pages/pages.ts";
import { articleWords } from "#app/words/article.ts";
import { capabilityWords } from "#app/words/capabilities.ts";
import styles from "./show.module.css";

interface Props {
  article: Article;
  stated: Capabilities;
  /** Other articles stand on the page too. */
  isOneOfMany?: boolean;
}

export function AtAGlance({ article, stated, isOneOfMany }: Props) {
  const { takesNoInsurance } = useHospital();
  const { path, title, glance, needs } = article;
  const locale = useLocale();
  const words = articleWords[locale];
  if (!glance) return null;
  const insurance =
    locale === "en" ? { href: `${href("/about")}#insurance` } : linkIn(locale, insurancePage.path);
  const id = isOneOfMany ? `${path.slice(1)}-at-a-glance` : "at-a-glance";
  const wordNeed = (name: CapabilityName) =>
    `${capabilityWords[locale].titles[name]}: ${wordCapability(capabilityOf(name, stated), locale)}`;
  return (
    <section className={`prose ${styles.text} ${styles.glance}`} aria-labelledby={id}>
      <h2 id={id}>
        {words.atAGlance}
        {isOneOfMany && <span className="visually-hidden">: {title}</span>}
      </h2>
      <div className="table">
        <table>
          <tbody>
            {listGlance(glance, locale).map(({ question, answer }) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                <td>{answer}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.doneHere}</th>
              <td>{needs.length > 0 ? needs.map(wordNeed).join("; ") : words.askReception}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        {takesNoInsurance ? (
          words.usualUninsured
        ) : (
          <Sentence text={words.usual} insurance={<a {...insurance}>{words.insurance}</a>} />
        )}
      </p>
    </section>
  );
}
