import type { Locale } from "#app/language/locale.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import type { Article } from "#app/library/schema.ts";
import { showDate } from "#app/timetable/words.ts";
import { articleWords } from "#app/words/article.ts";
import { fallbackWords } from "#app/words/fallback.ts";

export function Review({ article }: { article: Article }) {
  const locale = useLocale();
  return locale === "en" ? (
    <EnglishReview article={article} />
  ) : (
    <TranslatedReview article={article} />
  );
}

/** Who has read the page in its language; whoever has checked the English one has not. */
function TranslatedReview({ article }: { article: Article }) {
  const locale = useLocale();
  const { reviewed, reviewedBy, reviewDue, isOverdue } = article;
  if (!reviewed || !reviewedBy || !reviewDue) return <p>{fallbackWords[locale].unchecked}</p>;
  const { name, qualification, registration } = reviewedBy;
  const words = articleWords[locale];
  return (
    <p>
      <Sentence
        text={isOverdue ? words.overdue : words.checked}
        date={<time dateTime={reviewed}>{showDateAndYear(reviewed, locale)}</time>}
        due={<time dateTime={reviewDue}>{showDateAndYear(reviewDue, locale)}</time>}
        doctor={<Typed text={`${name}, ${qualification}, ${registration}`} />}
      />
    </p>
  );
}

function showDateAndYear(day: string, locale: Locale): string {
  return `${showDate(day, locale)} ${day.slice(0, 4)}`;
}

function EnglishReview({ article }: { article: Article }) {
  const { written, changed, checkedBefore, reviewed, reviewedBy, reviewDue, isOverdue } = article;
  if (!reviewed || !reviewedBy || !reviewDue) {
    const state = `. ${checkedBefore ? "Changed since our doctors last checked it." : notYet}`;
    if (!changed || changed === written) {
      return (
        <p>
          Written on <Day date={written} />
          {state}
        </p>
      );
    }
    return (
      <p>
        Written on <Day date={written} />, changed on <Day date={changed} />
        {state}
      </p>
    );
  }
  const { name, qualification, registration } = reviewedBy;
  return (
    <p>
      {isOverdue ? "Last checked on " : "Checked on "}
      <Day date={reviewed} /> by {`${name}, ${qualification}, ${registration}`}.{" "}
      {isOverdue ? "The next check has been due since " : "Next check due "}
      <Day date={reviewDue} />.
    </p>
  );
}

const notYet = "Not yet checked by our doctors.";

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{days.format(new Date(date))}</time>;
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
