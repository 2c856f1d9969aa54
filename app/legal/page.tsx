import type { ReactNode } from "react";
import styles from "./legal.module.css";

/** A page of plain text under its title. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <div className="prose">{children}</div>
    </main>
  );
}
