import { CallButton } from "#app/hospital/call-button.tsx";
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
  return (
    <section className={`panel ${styles.answer}`} role="status">
      <h2>{payer ? `Yes: ${payer.name} is on our list` : "No: it is not on our list"}</h2>
      <p>{payer ? onPaying(payer) : "Lists change. Ask reception before you decide."}</p>
      {payer?.note && <p>{payer.note}</p>}
      {payer && documents.length > 0 && (
        <>
          <h3>Bring with you</h3>
          <ul>
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </>
      )}
      <h3>Whom to ask</h3>
      <p>{whomToAsk || "Reception"}</p>
      <p>
        <CallButton />
      </p>
    </section>
  );
}

function onPaying({ isCashless }: Payer): string {
  if (isCashless === undefined) return "Ask reception whether your treatment can be cashless.";
  return isCashless
    ? "Cashless treatment is possible: the hospital sends the bill to them. Ask what they do not pay."
    : "Not cashless: you pay the hospital, and claim the money back from them.";
}
