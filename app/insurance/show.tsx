import { data } from "react-router";
import { itemIdLength } from "#app/forms/field-lengths.ts";
import { hospitalOf, useHospital } from "#app/hospital/hospital.ts";
import { isSample, knownSetting } from "#app/hospital/known-settings.server.ts";
import { localeOf } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { linkToIn, pageIn } from "#app/pages/page-in.ts";
import { chargesPage, insurancePage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { readQuery } from "#app/requests/http.ts";
import { insuranceWords } from "#app/words/insurance.ts";
import type { Route } from "./+types/show";
import { Answer } from "./answer.tsx";
import { Choice } from "./choice.tsx";
import { findPayer, groupPayers, otherPayer } from "./payers.ts";
import styles from "./show.module.css";

const query = { parameters: { payer: itemIdLength } };

export const reads = [query];

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData || !hospitalOf(matches)) return [];
  const { payer, isMissing } = loaderData;
  const locale = localeOf(location.pathname);
  const words = insuranceWords[locale];
  const page = pageIn(locale, insurancePage);
  const found = payer ? fillPlaces(words.titleOf, { name: payer.name }) : page.title;
  return pageMeta({
    ...page,
    title: isMissing ? words.notOnList : found,
    locale,
    matches,
  });
};

/** `?payer=` is the id of one in the lists, or `other` for one that the visitor did not find there. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const insurers = knownSetting("insurers", context, locale);
  const { documents, whomToAsk } = insurers;
  const asked = readQuery(url, query).payer ?? "";
  const payer = findPayer(insurers, asked);
  const isMissing = asked !== "" && !payer;
  const loaded = {
    groups: groupPayers(insurers, locale),
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
  const locale = useLocale();
  const words = insuranceWords[locale];
  const charges = linkToIn(locale, chargesPage);
  const { groups, asked, payer, isMissing } = loaderData;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{pageIn(locale, insurancePage).title}</h1>
      {groups.length > 0 ? (
        <Choice groups={groups} chosen={isMissing ? otherPayer : asked} />
      ) : (
        <p className="panel">
          <Sentence
            text={hospital.takesNoInsurance ? words.none : words.noList}
            phone={<a href={hospital.phone.link}>{hospital.phone.shown}</a>}
          />
        </p>
      )}
      {asked && groups.length > 0 && <Answer {...loaderData} />}
      {loaderData.isSample && <p className={styles.note}>{words.sample}</p>}
      {groups.length > 0 && (
        <section className={styles.list}>
          <h2>{words.wholeList}</h2>
          <div>
            {groups.map(({ title, payers }) => (
              <section key={title}>
                <h3>{title}</h3>
                <ul className="plain">
                  {payers.map(({ id, name, isCashless }) => (
                    <li key={id} aria-current={id === payer?.id ? "true" : undefined}>
                      <Typed text={name} />
                      {isCashless !== undefined && (
                        <small>{` ${isCashless ? words.cashless : words.notCashless}`}</small>
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
          <a {...linkIn(locale, charges.path)}>{charges.title}</a>
        </p>
      )}
    </main>
  );
}
