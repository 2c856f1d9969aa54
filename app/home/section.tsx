import type { ReactNode } from "react";
import styles from "./section.module.css";

const backgrounds = { sand: styles.sand, deep: styles.deep };

/** A section of the home page; `action` is a link to more of the same. */
export function Section({
  id,
  eyebrow,
  title,
  action,
  background,
  children,
}: {
  id: string;
  eyebrow: string;
  title: string;
  action?: ReactNode;
  background?: keyof typeof backgrounds;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className={`section ${styles.block} ${background ? backgrounds[background] : ""}`}
    >
      <div className="wrap">
        <div className="head">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h2 id={id}>{title}</h2>
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
