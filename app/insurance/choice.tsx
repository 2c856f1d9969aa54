import { pathToward } from "#app/language/translated.ts";
import { langIn } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { insurancePage } from "#app/pages/pages.ts";
import { insuranceWords } from "#app/words/insurance.ts";
import styles from "./choice.module.css";
import { otherPayer, type PayerGroup } from "./payers.ts";

export function Choice({ groups, chosen }: { groups: PayerGroup[]; chosen: string }) {
  const locale = useLocale();
  const words = insuranceWords[locale];
  return (
    <form action={pathToward(locale, insurancePage.path)} method="get" className={styles.form}>
      <label htmlFor="payer">{words.choice}</label>
      <select id="payer" name="payer" defaultValue={chosen} required>
        <option value="">{words.choose}</option>
        {groups.map(({ title, payers }) => (
          <optgroup key={title} label={title}>
            {payers.map(({ id, name }) => (
              <option key={id} value={id} lang={langIn(locale, name)}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={otherPayer}>{words.another}</option>
      </select>
      <button type="submit" className="button">
        {words.check}
      </button>
    </form>
  );
}
