import { href, Link } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { formatRupees } from "#app/language/money.ts";
import { MessageLinks } from "#app/patients/message-links.tsx";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { pathWith } from "#app/requests/path-with.ts";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { restOf } from "#db/payments/take-payment.ts";
import { paymentModes } from "#db/schema.ts";
import type { Route } from "./+types/staff-show";
import { mayRefund, nameCount, requirePayment } from "./outcome.server.ts";
import sheet from "./paper.module.css";
import { readMessage, readReceipt } from "./receipt.server.ts";
import { Receipt } from "./receipt.tsx";
import own from "./staff-show.module.css";
import { kindLabels, modeLabels } from "./words.ts";

export const meta: Route.MetaFunction = () => [{ title: "Receipt" }];

export function loader({ params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const payment = requirePayment(params.id);
    recordFrom(context, { kind: "payments listed", staff });
    return {
      receipt: readReceipt(payment),
      message: readMessage(payment),
      count: nameCount(payment.cash_count_id),
      rest: payment.kind === "receipt" ? restOf(payment).total : 0,
      mayRefund: mayRefund(staff, payment),
    };
  });
}

export default function ShowPayment({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className={sheet.bar}>
        <Link to={href("/dashboard/Payments")}>Payments</Link>
      </p>
      <IfLoaded data={loaderData} failure="Failed to fetch payment">
        {(read) => <Ready {...read} />}
      </IfLoaded>
    </>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Ready({ receipt, message, count, rest, mayRefund }: Loaded) {
  const { payment, serial, of, ofSerial, refunds, due } = receipt;
  const { id, name, total, appointment_id } = payment;
  const print = href("/dashboard/Payments/:id/print", { id });
  const refund = href("/dashboard/Payments/:id/refund", { id });
  return (
    <>
      <header className={`head ${own.head}`}>
        <div>
          <h1>{serial}</h1>
          <p>{`${name}, ${formatRupees(total)}`}</p>
        </div>
        <p className="row">
          <Link className="button" to={`${print}?paper=a5`} accessKey="p">
            Print A5
          </Link>
          <Link className="button quiet" to={`${print}?paper=80mm`}>
            Print 80 mm
          </Link>
          {receipt.path && (
            <Link className="button quiet" to={receipt.path}>
              Appointment
            </Link>
          )}
        </p>
      </header>
      <div className={own.columns}>
        <Receipt data={receipt} isShown />
        <aside>
          <section className="panel" aria-labelledby="parts">
            <h2 id="parts">{kindLabels[payment.kind]}</h2>
            <dl className={own.parts}>
              {paymentModes.map((mode) => (
                <div key={mode}>
                  <dt>{modeLabels[mode]}</dt>
                  <dd>{payment[mode] > 0 ? formatRupees(payment[mode]) : "–"}</dd>
                </div>
              ))}
              <div>
                <dt>Total</dt>
                <dd>
                  <b>{formatRupees(total)}</b>
                </dd>
              </div>
            </dl>
            <p>
              {count ? `In cash count ${count}.` : "Not counted yet."}{" "}
              {`Taken by ${payment.staff_name}.`}
            </p>
            {due > 0 && appointment_id && (
              <p>
                <b>{`${formatRupees(due)} of the fee are still due. `}</b>
                <Link
                  to={pathWith(href("/dashboard/Payments/new"), { appointment: appointment_id })}
                >
                  Take the rest
                </Link>
              </p>
            )}
            {of && (
              <p>
                {"Of receipt "}
                <Link to={href("/dashboard/Payments/:id", { id: of })}>{ofSerial}</Link>
              </p>
            )}
            {refunds.map((one) => (
              <p key={one.id}>
                {`${formatRupees(one.total)} given back: `}
                <Link to={href("/dashboard/Payments/:id", { id: one.id })}>{one.serial}</Link>
              </p>
            ))}
          </section>
          {message && (
            <section className="panel" aria-labelledby="tell">
              <h2 id="tell">Tell</h2>
              <MessageLinks {...message} />
            </section>
          )}
          {rest > 0 && (
            <section className="panel" aria-labelledby="back">
              <h2 id="back">Give money back</h2>
              <p>
                A receipt is never changed or deleted. What is wrong with it is set right by a
                refund with a number of its own.
              </p>
              {mayRefund ? (
                <p className="row">
                  <Link className="button quiet" to={refund} accessKey="b">
                    Refund…
                  </Link>
                  <Link className="button quiet" to={`${refund}?mistake=1`}>
                    Mistake…
                  </Link>
                </p>
              ) : (
                <p>Ask an administrator: somebody else took it, or it was counted already.</p>
              )}
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
