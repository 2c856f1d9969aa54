import { useHospital } from "#app/hospital/hospital.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { localeOf } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { formatRupees } from "#app/language/money.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { chargesPage, insurancePage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { useLink } from "#app/pages/shown-links.ts";
import { notFound } from "#app/requests/http.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import { chargesWords } from "#app/words/charges.ts";
import type { Setting } from "#db/setting-groups.ts";
import type { Route } from "./+types/show";
import styles from "./show.module.css";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const locale = localeOf(location.pathname);
  return loaderData ? pageMeta({ ...pageIn(locale, chargesPage), locale, matches }) : [];
};

type Charge = Setting<"charges">["items"][number];

/** There is no such page while the hospital publishes none. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { from, items } = knownSetting("charges", context, localeOf(url.pathname));
  if (items.length === 0) throw notFound();
  return { from, groups: inGroups(items) };
}

/** In the order of the first of each group. */
function inGroups(items: readonly Charge[]): { title: string; charges: Charge[] }[] {
  const titles = [...new Set(items.map(({ group }) => group))];
  return titles.map((title) => {
    return { title, charges: items.filter(({ group }) => group === title) };
  });
}

export default function Charges({ loaderData: { from, groups } }: Route.ComponentProps) {
  const hospital = useHospital();
  const locale = useLocale();
  const words = chargesWords[locale];
  const insurance = useLink(pageIn(locale, insurancePage));
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{pageIn(locale, chargesPage).title}</h1>
      {from && (
        <p className="lead">{fillPlaces(words.from, { day: showDayAndYear(from, locale) })}</p>
      )}
      <p>
        <Sentence
          text={words.ask}
          phone={<a href={hospital.phone.link}>{hospital.phone.shown}</a>}
        />
      </p>
      {groups.map(({ title, charges }) => (
        <table key={title}>
          <caption>
            <Typed text={title} />
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.price}</th>
            </tr>
          </thead>
          <tbody>
            {charges.map(({ id, name, note, price }) => (
              <tr key={id}>
                <td>
                  <Typed text={name} />
                  {note && (
                    <small>
                      <Typed text={note} />
                    </small>
                  )}
                </td>
                <td>{formatRupees(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {insurance && (
        <p>
          <a {...linkIn(locale, insurance.path)}>{insurance.title}</a>
        </p>
      )}
    </main>
  );
}
