import { data } from "react-router";
import { itemIdLength } from "#app/forms/field-lengths.ts";
import { hospitalOf, useHospital } from "#app/hospital/hospital.ts";
import { isSample, knownSetting } from "#app/hospital/known-settings.server.ts";
import { chargesPage, insurancePage, linkTo } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { readQuery } from "#app/requests/http.ts";
import type { Route } from "./+types/show";
import { Answer } from "./answer.tsx";
import { Choice } from "./choice.tsx";
import { findPayer, groupPayers, otherPayer } from "./payers.ts";
import styles from "./show.module.css";

const query = { parameters: { payer: itemIdLength } };

export const reads = [query];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData || !hospitalOf(matches)) return [];
  const { payer, isMissing } = loaderData;
  const found = payer ? `${payer.name}: is it on our list?` : insurancePage.title;
  return pageMeta({
    ...insurancePage,
    title: isMissing ? "Not on our list of insurers" : found,
    matches,
  });
};

/** `?payer=` is the id of one in the lists, or `other` for one that the visitor did not find there. */
export function loader({ url, context }: Route.LoaderArgs) {
  const insurers = knownSetting("insurers", context);
  const { documents, whomToAsk } = insurers;
  const asked = readQuery(url, query).payer ?? "";
  const payer = findPayer(insurers, asked);
  const isMissing = asked !== "" && !payer;
  const loaded = {
    groups: groupPayers(insurers),
    asked,
    payer,
    isMissing,
    documents,
    whomToAsk,
    isSample: isSample("insurers", context),
  };
  // An address that somebody kept from an older list.
  const isUnknown = isMissing && asked !== otherPayer;
  return data(loaded, { status: isUnknown ? 404 : 200 });
}

export default function Insurance({ loaderData }: Route.ComponentProps) {
  const hospital = useHospital();
  const { groups, asked, payer, isMissing } = loaderData;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{insurancePage.title}</h1>
      {groups.length > 0 ? (
        <Choice groups={groups} chosen={isMissing ? otherPayer : asked} />
      ) : (
        <p className="panel">
          Our list is not here yet. Please ask reception:{" "}
          <a href={hospital.phone.link}>{hospital.phone.shown}</a>
        </p>
      )}
      {asked && <Answer {...loaderData} />}
      {loaderData.isSample && (
        <p className={styles.note}>
          This is a sample list. Companies join and leave: please ask reception about yours before
          you rely on it.
        </p>
      )}
      {groups.length > 0 && (
        <section className={styles.list}>
          <h2>The whole list</h2>
          <div>
            {groups.map(({ title, payers }) => (
              <section key={title}>
                <h3>{title}</h3>
                <ul className="plain">
                  {payers.map(({ id, name, isCashless }) => (
                    <li key={id} aria-current={id === payer?.id ? "true" : undefined}>
                      {name}
                      {isCashless !== undefined && (
                        <small>{isCashless ? " cashless" : " not cashless"}</small>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      )}
      {hospital.hasCharges && (
        <p>
          <a href={chargesPage.path}>{linkTo(chargesPage).title}</a>
        </p>
      )}
    </main>
  );
}
