import { useLocale } from "#app/language/use-locale.ts";
import type { Article } from "#app/library/schema.ts";
import { fallbackWords } from "#app/words/fallback.ts";

/** Who has checked the page, or that nobody has. */
export function Review({ article }: { article: Article }) {
  const locale = useLocale();
  if (locale !== "en") return <p>{fallbackWords[locale].unchecked}</p>;
  return <EnglishReview article={article} />;
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
