import type { ReactNode } from "react";
import { isIllustration, type PictureFile } from "#app/ui/picture.tsx";
import styles from "./section.module.css";

const backgrounds = { sand: styles.sand, deep: styles.deep };

/**
 * A section of the home page; `action` is a link to more of the same. If one of its pictures is no photograph, it
 * says so once. The styles of all sections but the first come after the first screen.
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
            <p className={styles.note}>Illustrations, until our photographs are here.</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
