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
      title={own === india ? undefined : `${india} in India`}
      suppressHydrationWarning
    >
      {own}
    </time>
  );
}
