import { href } from "react-router";
import {
  type Capabilities,
  type CapabilityName,
  capabilityOf,
  capabilityTitles,
  wordCapability,
} from "#app/capabilities.ts";
import { listGlance } from "./glance.ts";
import type { Article } from "./schema.ts";
import styles from "./show.module.css";

interface Props {
  article: Article;
  stated: Capabilities;
}

export function AtAGlance({ article: { glance, needs }, stated }: Props) {
  if (!glance) return null;
  const wordNeed = (name: CapabilityName) =>
    `${capabilityTitles[name]}: ${wordCapability(capabilityOf(name, stated))}`;
  return (
    <section className={`prose ${styles.text} ${styles.glance}`} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">At a glance</h2>
      <div className="table">
        <table>
          <tbody>
            {listGlance(glance).map(({ question, answer }) => (
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
        Times are usual ones; yours may differ. For the costs ask reception for a written estimate,
        and see <a href={`${href("/about")}#insurance`}>the insurers we work with</a>.
      </p>
    </section>
  );
}
