import type { ReactNode } from "react";
import { useLocale } from "#app/language/use-locale.ts";
import { isIllustration, type PictureFile } from "#app/ui/picture.tsx";
import { homeWords } from "#app/words/home.ts";
import styles from "./section.module.css";

const backgrounds = { sand: styles.sand, deep: styles.deep };

/**
 * A section of the home page; `action` is a link to more of the same. If one of its pictures is no photograph, it
 * says so, unless one above has. The styles of all sections but the first come after the first screen.
 */
export function Section({
  id,
  title,
  action,
  background,
  pictures = [],
  isFirst,
  children,
}: {
  id: string;
  title: string;
  action?: ReactNode;
  background?: keyof typeof backgrounds;
  pictures?: readonly (PictureFile | undefined)[];
  isFirst?: true;
  children: ReactNode;
}) {
  const locale = useLocale();
  return (
    <section
      aria-labelledby={id}
      data-later={isFirst ? undefined : ""}
      className={
        background
          ? `section ${styles.block} ${backgrounds[background]}`
          : `section ${styles.block}`
      }
    >
      <div className="wrap">
        <div className="head">
          <h2 id={id}>{title}</h2>
          {action}
          {pictures.some((picture) => picture && isIllustration(picture)) && (
            <p className={styles.note}>{homeWords[locale].illustrations}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
