import type { ReactNode } from "react";
import { useLite } from "#app/rendering/mode.ts";
import { ScrollStrip, Strip } from "#app/ui/strip.tsx";
import styles from "./section.module.css";

const grounds = { sand: "sand", deep: styles.deep };

/** One part of the home page, under its own heading. `way` leads on to more of the same. */
export function Section({
  id,
  eyebrow,
  title,
  way,
  ground,
  children,
}: {
  id: string;
  eyebrow: string;
  title: string;
  way?: ReactNode;
  ground?: keyof typeof grounds;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className={`section ${styles.section} ${ground ? grounds[ground] : ""}`}
    >
      <div className="wrap">
        <div className="head">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h2 id={id}>{title}</h2>
          </div>
          {way}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Cards side by side: a carousel, or in the lite version a strip to swipe. */
export function Carousel(props: Parameters<typeof Strip>[0]) {
  return useLite() ? <ScrollStrip {...props} /> : <Strip {...props} />;
}
