import { href } from "react-router";
import { z } from "zod";
import { requireStaff } from "#app/auth/guard.ts";
import { typedLine } from "#app/forms/text-rules.ts";
import { formatRupees } from "#app/language/money.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { NumberField } from "#app/ui/fields/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { serialOf } from "#db/payments/payments.ts";
import { refundPayment, restOf } from "#db/payments/take-payment.ts";
import { paymentModes } from "#db/schema.ts";
import type { Route } from "./+types/staff-refund";
import { sentNow } from "./desk-settings.server.ts";
import { mayRefund, onlyAdminRefunds, requirePayment, whyNotRefunded } from "./outcome.server.ts";
import { amountFields } from "./schema.ts";
import { Screen } from "./screen.tsx";
import { maxRefundReasonLength, refundForm, refundQuery } from "./staff-inputs.ts";
import styles from "./staff-new.module.css";
import { mayBeMade, modeLabels, showModes } from "./words.ts";

const failure = "Failed to refund payment";

export const reads = [refundForm, refundQuery];

export const meta: Route.MetaFunction = () => [{ title: "Give money back" }];

export function loader({ params, url }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const receipt = requirePayment(params.id);
    return {
      serial: serialOf(receipt),
      name: receipt.name,
      rest: restOf(receipt),
      isMistake: readQuery(url, refundQuery).mistake === "1",
      form_key: newFormKey(),
    };
  });
}

const schema = z.object({
  ...amountFields,
  reason: typedLine("Reason", maxRefundReasonLength, "Say why."),
  part: z.enum(["consultation", "other"]).default("consultation"),
  mistake: z.string().optional(),
});

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: refundForm, schema, failure };
  return actOnForm(request, input, async (value, { form, refuse }) => {
    const { mistake, ...typed } = value;
    const receipt = requirePayment(params.id);
    if (!mayRefund(staff, receipt)) return refuse({ "": [onlyAdminRefunds] });
    const refunded = refundPayment(
      { ...typed, of: receipt.id, isMistake: mistake !== undefined },
      sentNow("refund", String(form.get("form_key") ?? ""), staff),
      staff,
    );
    if ("refusal" in refunded) {
      return refuse({ "": [whyNotRefunded(refunded, readClock().day)] });
    }
    const { payment } = refunded;
    const sentence = `Refund ${serialOf(payment)} for ${formatRupees(payment.total)} was made.`;
    return redirectWithFlash(href("/dashboard/Payments/:id", { id: payment.id }), { sentence });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, mayBeMade);

export { revalidateAfterRefusal as shouldRevalidate } from "#app/ui/keeping/reply-form.tsx";

const names = [...paymentModes, "reason", "part"] as const;

export default function RefundPayment({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Screen
      title="Give money back"
      back={{ to: href("/dashboard/Payments/:id", { id: params.id }), title: "Receipt" }}
      read={loaderData}
      failure="Failed to fetch payment"
    >
      {(read) => <Ready {...read} actionData={actionData} />}
    </Screen>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Ready({
  serial,
  name,
  rest,
  isMistake,
  form_key,
  actionData,
}: Loaded & Pick<Route.ComponentProps, "actionData">) {
  const sent = useReply(actionData);
  const whole = paymentModes.filter((mode) => rest[mode] > 0);
  const first = Object.fromEntries(whole.map((mode) => [mode, String(rest[mode])]));
  const { form, fields } = formFromReply("refund", names, sent.reply?.result, first);
  const hasParts = rest.consultation > 0 && rest.other > 0;
  return (
    <>
      <p>
        {`${serial}, ${name}: ${rest.total > 0 ? `${showModes(rest)} can be given back.` : "all of it was given back."}`}
      </p>
      <ReplyForm
        form={form}
        sent={sent}
        form_key={form_key}
        className={styles.form}
        button={isMistake ? "Take the receipt back" : "Give money back"}
      >
        <fieldset className={styles.part}>
          <legend>{isMistake ? "The receipt was a mistake" : "How much"}</legend>
          {isMistake ? (
            <>
              <input type="hidden" name="mistake" value="on" />
              <p>
                {`The whole rest, ${formatRupees(rest.total)}, goes back as it was paid. Then make a new receipt.`}
              </p>
            </>
          ) : (
            <>
              {paymentModes.map((mode) => (
                <NumberField
                  key={mode}
                  field={fields[mode]}
                  label={`${modeLabels[mode]} in rupees`}
                />
              ))}
              {hasParts && (
                <SelectField
                  field={fields.part}
                  label="Of what first"
                  data={[
                    { value: "consultation", label: "Consultation" },
                    { value: "other", label: "Other charges" },
                  ]}
                />
              )}
            </>
          )}
          <EntryField field={fields.reason} label="Reason" autoFocus={!sent.reply} />
        </fieldset>
      </ReplyForm>
    </>
  );
}
