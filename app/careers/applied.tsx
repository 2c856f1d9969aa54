import { href, redirect } from "react-router";
import { idLength } from "#app/forms/field-lengths.ts";
import { localeOf, pathIn } from "#app/language/locale.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { readQuery } from "#app/requests/http.ts";
import { careersWords } from "#app/words/careers.ts";
import { findApplication } from "#db/applications/applications.ts";
import type { Route } from "./+types/applied";
import styles from "./applied.module.css";

// As long as the same form is known again, and nothing is stored twice.
const day = 24 * 3600_000;

const query = { parameters: { of: idLength } };

export const handle = { interactive: true, isPublic: false };

export const reads = [query];

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** A URL of its own, which thanks for an application of the last day; no cookie says who applied. */
export function loader({ url }: Route.LoaderArgs) {
  const application = findApplication(readQuery(url, query).of ?? "");
  if (!application || Date.now() - Date.parse(application.created_at) >= day)
    throw redirect(pathIn(localeOf(url.pathname), href("/careers")));
  return null;
}

/** Only the form leads here, once the application is stored: nothing is requested that could fail. */
export function clientLoader() {
  return null;
}

export default function Applied() {
  const words = careersWords[useLocale()];
  return (
    <>
      <p className={styles.success} role="status">
        {words.applied}
      </p>
      <h3 className={styles.again}>{words.again}</h3>
    </>
  );
}
