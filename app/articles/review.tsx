import type { Locale } from "#app/language/locale.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import type { Article } from "#app/library/schema.ts";
import { showDate } from "#app/timetable/words.ts";
import { articleWords } from "#app/words/article.ts";
import { fallbackWords } from "#app/words/fallback.ts";

/** Who has read the page in its language; whoever has checked the English one has not read a translation. */
export function Review({ article }: { article: Article }) {
  const locale = useLocale();
  const { reviewed, reviewedBy, reviewDue, isOverdue } = article;
  if (!reviewed || !reviewedBy || !reviewDue) {
    return locale === "en" ? (
      <Written article={article} />
    ) : (
      <p>{fallbackWords[locale].unchecked}</p>
    );
  }
  const { name, qualification, registration } = reviewedBy;
  const words = articleWords[locale];
  return (
    <p>
      <Sentence
        text={isOverdue ? words.overdue : words.checked}
        date={<Day date={reviewed} locale={locale} />}
        due={<Day date={reviewDue} locale={locale} />}
        doctor={<Typed text={`${name}, ${qualification}, ${registration}`} />}
      />
    </p>
  );
}

function Written({ article: { written, changed, checkedBefore } }: { article: Article }) {
  return (
    <p>
      Written on <Day date={written} locale="en" />
      {changed && changed !== written && (
        <>
          , changed on <Day date={changed} locale="en" />
        </>
      )}
      {`. ${checkedBefore ? "Changed since our doctors last checked it." : "Not yet checked by our doctors."}`}
    </p>
  );
}

function Day({ date, locale }: { date: string; locale: Locale }) {
  const shown =
    locale === "en" ? days.format(new Date(date)) : `${showDate(date, locale)} ${date.slice(0, 4)}`;
  return <time dateTime={date}>{shown}</time>;
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
