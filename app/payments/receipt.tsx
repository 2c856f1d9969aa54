import { useHospital } from "#app/hospital/hospital.ts";
import { formatRupees } from "#app/language/money.ts";
import { Facts } from "#app/ui/facts.tsx";
import { TableHead } from "#app/ui/lists/table-head.tsx";
import { amountInWords } from "./amount-in-words.ts";
import sheet from "./paper.module.css";
import { sheetOn } from "./paper.ts";
import styles from "./receipt.module.css";
import type { ReceiptData } from "./receipt.server.ts";
import { showModes, showMoment, showReference } from "./words.ts";

/** A receipt, a bill to an insurer or a refund, as it is on paper. */
export function Receipt({
  data: {
    payment,
    serial,
    ofSerial,
    refunds,
    due,
    visit,
    person,
    phone,
    settings,
    duplicate,
    paper,
  },
  isShown = false,
}: {
  data: ReceiptData;
  /** Among other things on a screen, rather than alone on its page. */
  isShown?: boolean;
}) {
  const hospital = useHospital();
  const { name, patient_number, doctor_name, registration, discount, reason, total } = payment;
  const doctor = [doctor_name, registration && `reg. ${registration}`].filter(Boolean).join(", ");
  const isRefund = payment.kind === "refund";
  const isStamped = settings.stampFrame === "yes" && !isRefund && payment.cash > 5000;
  return (
    <article
      className={[sheetOn(paper), paper === "a5" && styles.wide, isShown && sheet.shown]
        .filter(Boolean)
        .join(" ")}
      aria-label={`${titleOf(payment)} ${serial}`}
    >
      <header>
        <div>
          <h2>{hospital.name}</h2>
          <p>{`${hospital.street}, ${hospital.city} ${hospital.postalCode} · ${phone}`}</p>
          {settings.receiptLines && <p className={styles.lines}>{settings.receiptLines}</p>}
        </div>
        <div className={styles.number}>
          <p>{titleOf(payment)}</p>
          <b>{serial}</b>
          <p>{showMoment(payment)}</p>
          {duplicate && <p>{duplicate}</p>}
        </div>
      </header>
      <Facts
        className={styles.facts}
        facts={{
          [isRefund ? "Given back to" : "Received from"]: [name, person].filter(Boolean).join(", "),
          Card: patient_number,
          Doctor: doctor,
          ...(visit && { [visit.label]: visit.text }),
          "Of receipt": ofSerial,
        }}
      />
      <table className={styles.sums}>
        <TableHead labels={["For", "Number", "Rate", "Amount"]} />
        <tbody>
          {payment.lines.map(({ text, count, rate }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <tr key={at}>
              <td>{text}</td>
              <td>{count}</td>
              <td>{formatRupees(rate)}</td>
              <td>{formatRupees(count * rate)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount > 0 && (
            <tr>
              <td colSpan={3}>{isRefund ? "Concession" : `Concession: ${reason}`}</td>
              <td>{`−${formatRupees(discount)}`}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td>{formatRupees(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.words}>{amountInWords(total)}</p>
      {isRefund && <p>{`Reason: ${reason}`}</p>}
      {payment.payer && <p>{`Bill, to be claimed from ${payment.payer}`}</p>}
      <footer>
        <div>
          <p>{showModes(payment)}</p>
          <References payment={payment} />
          {settings.exemptLine === "yes" && (
            <p>No GST: health care services of a clinical establishment are exempt.</p>
          )}
          {due > 0 && (
            <p>
              <b>{`Still due: ${formatRupees(due)}`}</b>
            </p>
          )}
          {refunds.map((refund) => (
            <p key={refund.id}>{`${formatRupees(refund.total)} given back: ${refund.serial}`}</p>
          ))}
        </div>
        <p className={styles.signature}>
          {payment.staff_name}
          <small>Made by a computer; needs no signature</small>
        </p>
        {isStamped && <p className={styles.stamp}>Revenue stamp</p>}
      </footer>
    </article>
  );
}

function References({ payment }: Pick<ReceiptData, "payment">) {
  const { upi_reference, card_reference, claim_reference } = payment;
  const all = [
    upi_reference && `UPI reference ${showReference(upi_reference)}`,
    card_reference && `card slip ${card_reference}`,
    claim_reference && `claim ${claim_reference}`,
  ].filter(Boolean);
  return all.length > 0 && <p>{all.join(" · ")}</p>;
}

function titleOf({ kind, claim, total }: ReceiptData["payment"]): string {
  if (kind === "refund") return "Refund";
  return claim === total ? "Bill" : "Receipt";
}
