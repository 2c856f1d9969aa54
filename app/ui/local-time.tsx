import { useHydrated } from "#app/rendering/hydrated.ts";
import styles from "./local-time.module.css";

const format = { dateStyle: "medium", timeStyle: "short" } as const;
const inIndia = new Intl.DateTimeFormat("en-IN", { ...format, timeZone: "Asia/Kolkata" });
const here = new Intl.DateTimeFormat("en-IN", format);

/**
 * Date and time where the reader is; in the HTML only India's is known, which a tooltip has where they differ.
 */
export function LocalTime({ at }: { at: string }) {
  const isHydrated = useHydrated();
  const time = new Date(at);
  // A row that was changed by hand keeps the rest of its page readable.
  if (Number.isNaN(time.getTime())) return at;
  const india = inIndia.format(time);
  const own = isHydrated ? here.format(time) : india;
  return (
    // Browsers format "am" differently, so the server's text may stay.
    <time
      className={styles.time}
      dateTime={at}
      data-widest={widestOf(india)}
      title={own === india ? undefined : `${india} in India`}
      suppressHydrationWarning
    >
      {own}
    </time>
  );
}

/** As wide as the same instant is anywhere: another hour, and near the end of a month another month. */
function widestOf(text: string): string {
  return text
    .replace(/^(?:1|9|2[89]|3\d) \p{L}+/u, "30 Sept")
    .replace(/\d+(?=:)/, "10")
    .replace("am", "pm");
}
