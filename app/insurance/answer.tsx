import { CallButton } from "#app/hospital/call-button.tsx";
import { Sentence } from "#app/language/sentence.tsx";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { insuranceWords } from "#app/words/insurance.ts";
import styles from "./answer.module.css";
import type { Payer } from "./payers.ts";

/** Yes or no, what that means for the bill, what to bring and whom to ask. */
export function Answer({
  payer,
  documents,
  whomToAsk,
}: {
  /** Undefined where the list does not have it. */
  payer?: Payer;
  documents: readonly string[];
  whomToAsk: string;
}) {
  const words = insuranceWords[useLocale()].answer;
  return (
    <section className={`panel ${styles.answer}`} role="status">
      <h2>{payer ? <Sentence text={words.yes} name={<Typed text={payer.name} />} /> : words.no}</h2>
      <p>{payer ? onPaying(payer, words) : words.mayChange}</p>
      {payer?.note && (
        <p>
          <Typed text={payer.note} />
        </p>
      )}
      {payer && documents.length > 0 && (
        <>
          <h3>{words.bring}</h3>
          <ul>
            {documents.map((document) => (
              <li key={document}>
                <Typed text={document} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.whomToAsk}</h3>
      <p>
        <Typed text={whomToAsk || words.reception} />
      </p>
      <p>
        <CallButton />
      </p>
    </section>
  );
}

type Answers = Record<"toAsk" | "cashless" | "notCashless", string>;

function onPaying({ isCashless }: Payer, words: Answers): string {
  if (isCashless === undefined) return words.toAsk;
  return isCashless ? words.cashless : words.notCashless;
}
