import { href } from "react-router";
import { CallButton } from "#app/hospital/call-button.tsx";
import { useHospital } from "#app/hospital/hospital.ts";
import { inItsLanguage } from "#app/language/language-of.ts";
import { useLite } from "#app/rendering/mode.ts";
import onDark from "./on-dark.module.css";
import styles from "./reviews.module.css";
import { Section } from "./section.tsx";

/** The widget of an external reviews service, if one is set, sandboxed in a frame. */
export function Reviews({ widget, words }: { widget: boolean; words: string }) {
  const hospital = useHospital();
  const lite = useLite();
  return (
    <Section id="reviews" title="Tell us about your visit" background="deep">
      {widget && !lite && (
        <iframe
          src={href("/reviews")}
          title="Reviews by patients"
          sandbox="allow-scripts"
          loading="lazy"
          className={styles.frame}
        />
      )}
      <div className={styles.invitation}>
        <p className={styles.words} {...inItsLanguage(words)} />
        <p className="row">
          <CallButton />
          <a
            href={`mailto:${hospital.email}?subject=My%20visit`}
            className={`button ${onDark.button}`}
          >
            Write to us
          </a>
        </p>
      </div>
    </Section>
  );
}
