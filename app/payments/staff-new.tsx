import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { formatRupees } from "#app/language/money.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDay } from "#app/timetable/words.ts";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { serialOf } from "#db/payments/payments.ts";
import { takePayment } from "#db/payments/take-payment.ts";
import type { Route } from "./+types/staff-new";
import { listCharges, listPayers, sentNow } from "./desk-settings.server.ts";
import { LineFields, lineNames } from "./line-fields.tsx";
import { ModeFields, modeNames } from "./mode-fields.tsx";
import { toNewReceipt } from "./new-receipt.server.ts";
import { consultationOf, findWhom, type Offer, readOffer } from "./offer.server.ts";
import { whyNotTaken } from "./outcome.server.ts";
import { checkAmounts, choosePayer, paymentSchema, readLines } from "./schema.ts";
import { Screen } from "./screen.tsx";
import { newPaymentQuery, paymentForm } from "./staff-inputs.ts";
import styles from "./staff-new.module.css";
import { mayBeMade } from "./words.ts";

const failure = "Failed to create payment";

export const reads = [paymentForm, newPaymentQuery];

export const meta: Route.MetaFunction = () => [{ title: "Take payment" }];

export function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context);
  return orLoadFailure(() => {
    const offer = orNotFound(readOffer(url));
    return { offer, form_key: newFormKey() };
  });
}

/** The same form sent twice gives one receipt. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: paymentForm, schema: paymentSchema, failure };
  return actOnForm(request, input, async (typed, { form, refuse }) => {
    const asked = (field: string) => String(form.get(field) ?? "");
    const whom = orNotFound(
      findWhom({ appointment: asked("appointment"), patient: asked("patient") }),
    );
    const { lines, errors } = readLines(typed, consultationOf(whom), listCharges());
    const { name, discount, reason, mode } = typed;
    const checked = checkAmounts({ lines, discount, reason, mode, typed });
    if (checked.claim > 0 && !listPayers().includes(typed.payer)) errors.payer = [choosePayer];
    const wrong = { ...checked.errors, ...errors };
    if (Object.keys(wrong).length > 0) return refuse(wrong, 400);
    const { upi_reference, card_reference, payer, claim_reference } = typed;
    const references = { upi_reference, card_reference, payer, claim_reference };
    const { errors: _, total, ...amounts } = checked;
    const taken = takePayment(
      toNewReceipt(whom, { name, lines, discount, reason, ...amounts, ...references }),
      {
        ...sentNow("receipt", asked("form_key"), staff),
        due: typed.due,
        isAgain: typed.again !== undefined,
        isSameReference: typed.same_reference !== undefined,
      },
      staff,
    );
    if ("refusal" in taken) {
      return refuse(whyNotTaken(taken, readClock().day));
    }
    const { payment } = taken;
    const sentence = `Receipt ${serialOf(payment)} for ${formatRupees(payment.total)} was made.`;
    return redirectWithFlash(href("/dashboard/Payments/:id", { id: payment.id }), { sentence });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, mayBeMade);

export { revalidateAfterRefusal as shouldRevalidate } from "#app/ui/keeping/reply-form.tsx";

const names = [...lineNames, ...modeNames];

export default function NewPayment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title="Take payment"
      back={{ to: href("/dashboard/Payments"), title: "Payments" }}
      read={loaderData}
    >
      {(read) => <Ready {...read} actionData={actionData} />}
    </Screen>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Ready({ offer, form_key, actionData }: Loaded & Pick<Route.ComponentProps, "actionData">) {
  const sent = useReply(actionData, offer.appointment?.id ?? offer.patient);
  const consultation = offer.due > 0 ? String(offer.due) : "";
  const first = { name: offer.name, consultation };
  const { form, fields } = formFromReply("payment", names, sent.reply?.result, first);
  return (
    <>
      <Whom offer={offer} />
      <div className={styles.columns}>
        <ReplyForm
          form={form}
          sent={sent}
          form_key={form_key}
          className={styles.form}
          button={offer.due > 0 ? "Take payment and make receipt" : "Make receipt"}
        >
          <input type="hidden" name="appointment" value={offer.appointment?.id ?? ""} />
          <input type="hidden" name="patient" value={offer.patient ?? ""} />
          {offer.appointment && <input type="hidden" name="due" value={offer.due} />}
          <LineFields offer={offer} fields={fields} />
          <ModeFields offer={offer} fields={fields} />
        </ReplyForm>
        {offer.code && (
          <figure className={styles.code}>
            <svg
              viewBox={`0 0 ${offer.code.size} ${offer.code.size}`}
              role="img"
              aria-label={`UPI code for ${formatRupees(offer.due)}`}
            >
              <path d={offer.code.path} />
            </svg>
            <figcaption>
              <b>{`UPI code for ${formatRupees(offer.due)}`}</b>
              {` to ${offer.code.address}. Look at your own phone before you say that it was paid.`}
            </figcaption>
          </figure>
        )}
      </div>
    </>
  );
}

function Whom({ offer: { appointment, card, due, paid, name, today } }: { offer: Offer }) {
  if (!appointment) return card ? <p>{`${name}, card ${card}`}</p> : null;
  const { doctor, day, what, path, fee } = appointment;
  return (
    <p className={styles.whom}>
      <Link to={path}>{`${name || "Erased"}, ${what}`}</Link>
      {`, ${doctor}, ${day === today ? "today" : showDay(day)}. Fee ${formatRupees(fee)}, `}
      <b>{due > 0 ? `${formatRupees(due)} due` : "nothing due"}</b>
      {paid.map((one) => (
        <span key={one.id}>
          {one.kind === "receipt" ? ", paid " : ", given back "}
          <Link to={href("/dashboard/Payments/:id", { id: one.id })}>
            {`${formatRupees(one.total)} (${one.text})`}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
