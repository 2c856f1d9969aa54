import { href } from "react-router";
import {
  type Capabilities,
  type CapabilityName,
  capabilityOf,
  capabilityTitles,
  wordCapability,
} from "#app/care/capabilities.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { listGlance } from "#app/library/glance.ts";
import type { Article } from "#app/library/schema.ts";
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
  if (!glance) return null;
  const id = isOneOfMany ? `${path.slice(1)}-at-a-glance` : "at-a-glance";
  const wordNeed = (name: CapabilityName) =>
    `${capabilityTitles[name]}: ${wordCapability(capabilityOf(name, stated))}`;
  return (
    <section className={`prose ${styles.text} ${styles.glance}`} aria-labelledby={id}>
      <h2 id={id}>
        At a glance
        {isOneOfMany && <span className="visually-hidden">: {title}</span>}
      </h2>
      <div className="table">
        <table>
          <tbody>
            {listGlance(glance, { isInsured: !takesNoInsurance }).map(({ question, answer }) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                <td>{answer}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Done here?</th>
              <td>{needs.length > 0 ? needs.map(wordNeed).join("; ") : "Ask reception"}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        Times are usual ones; yours may differ. For the costs ask reception for a written estimate
        {takesNoInsurance ? (
          "."
        ) : (
          <>
            , and see <a href={`${href("/about")}#insurance`}>what we say about insurance</a>.
          </>
        )}
      </p>
    </section>
  );
}
