import { href } from "react-router";
import styles from "./choice.module.css";
import { otherPayer, type PayerGroup } from "./payers.ts";

export function Choice({ groups, chosen }: { groups: PayerGroup[]; chosen: string }) {
  return (
    <form action={href("/insurance")} method="get" className={styles.form}>
      <label htmlFor="payer">Your insurer, administrator or scheme</label>
      <select id="payer" name="payer" defaultValue={chosen} required>
        <option value="">Choose…</option>
        {groups.map(({ title, payers }) => (
          <optgroup key={title} label={title}>
            {payers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={otherPayer}>Another one</option>
      </select>
      <button type="submit" className="button">
        Check
      </button>
    </form>
  );
}
