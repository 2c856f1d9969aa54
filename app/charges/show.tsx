import { useHospital } from "#app/hospital/hospital.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { formatRupees } from "#app/language/money.ts";
import { chargesPage, insurancePage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { useLink } from "#app/pages/shown-links.ts";
import { notFound } from "#app/requests/http.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import type { Setting } from "#db/setting-groups.ts";
import type { Route } from "./+types/show";
import styles from "./show.module.css";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...chargesPage, matches }) : [];

type Charge = Setting<"charges">["items"][number];

/** There is no such page while the hospital publishes none. */
export function loader({ context }: Route.LoaderArgs) {
  const { from, items } = knownSetting("charges", context);
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
  const insurance = useLink(insurancePage);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{chargesPage.title}</h1>
      {from && <p className="lead">{`Applicable from ${showDayAndYear(from)}.`}</p>}
      <p>
        Ask reception what your own stay is likely to cost, and what comes on top:{" "}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a>
      </p>
      {groups.map(({ title, charges }) => (
        <table key={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {charges.map(({ id, name, note, price }) => (
              <tr key={id}>
                <td>
                  {name}
                  {note && <small>{note}</small>}
                </td>
                <td>{formatRupees(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {insurance && (
        <p>
          <a href={insurance.path}>{insurance.title}</a>
        </p>
      )}
    </main>
  );
}
