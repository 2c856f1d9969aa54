import type { ReactNode } from "react";
import { Sentence } from "#app/language/sentence.tsx";
import { inEnglish, useLocale } from "#app/language/use-locale.ts";
import { pageIn } from "#app/pages/page-in.ts";
import type { SitePage } from "#app/pages/pages.ts";
import { legalWords } from "#app/words/legal.ts";
import styles from "./legal.module.css";

/** A page of plain text under its title; a translation says that the English one prevails. */
export function LegalPage({ page, children }: { page: SitePage; children: ReactNode }) {
  const locale = useLocale();
  const english = inEnglish(locale);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{pageIn(locale, page).title}</h1>
      <div className="prose">
        {children}
        {english && (
          <p>
            <Sentence
              text={legalWords[locale].prevails}
              page={
                <a href={page.path} lang={english} hrefLang={english}>
                  {page.title}
                </a>
              }
            />
          </p>
        )}
      </div>
    </main>
  );
}
