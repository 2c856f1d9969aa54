import { Fragment } from "react";
import { href } from "react-router";
import { z } from "zod";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { typedLine } from "#app/forms/text-rules.ts";
import { counted } from "#app/language/counted.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { NumberField } from "#app/ui/fields/number-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { transaction } from "#db/connection.server.ts";
import { financialYearBefore, financialYearOf } from "#db/payments/financial-year.ts";
import {
  isRestoreUnsettled,
  listLostNumbers,
  nextNumber,
  recordLostNumbers,
} from "#db/payments/payment-numbers.ts";
import type { Route } from "./+types/staff-lost";
import { rupees } from "./schema.ts";
import { Screen } from "./screen.tsx";
import styles from "./staff-count.module.css";
import { lostForm, maxRefundReasonLength } from "./staff-inputs.ts";
import { kindLabels } from "./words.ts";

const failure = "Failed to create payment";

export const reads = [lostForm];

export const meta: Route.MetaFunction = () => [{ title: "Lost numbers" }];

export function loader() {
  return orLoadFailure(() => {
    return {
      years: listYears().map(({ year, receipt, refund }) => ({
        year,
        receipt: { name: receipt, known: nextNumber("receipt", year) - 1 },
        refund: { name: refund, known: nextNumber("refund", year) - 1 },
      })),
      isOpen: isRestoreUnsettled(),
      gaps: listLostNumbers(),
    };
  });
}

/** What is put back on 1 April can lack numbers of the year before. */
function listYears() {
  const { day } = readClock();
  return [
    { year: financialYearBefore(day, 1), receipt: "receipt_before", refund: "refund_before" },
    { year: financialYearOf(day), receipt: "receipt", refund: "refund" },
  ] as const;
}

const last = (label: string) => rupees(label).default(0);

const schema = z.object({
  receipt_before: last("The last receipt"),
  refund_before: last("The last refund"),
  receipt: last("The last receipt"),
  refund: last("The last refund"),
  reason: typedLine("Reason", maxRefundReasonLength, "Say why."),
});

/** May come twice: then there is nothing behind the last number any more. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return actOnForm(request, { form: lostForm, schema, failure }, async (value) => {
    const papers = listYears().map(({ year, receipt, refund }) => ({
      year,
      receipt: value[receipt],
      refund: value[refund],
      reason: value.reason,
    }));
    const lost = transaction(() =>
      papers.reduce((all, paper) => all + recordLostNumbers(paper, staff), 0),
    );
    recordFrom(context, { kind: "lost numbers recorded", staff, detail: counted(lost, "number") });
    const said =
      lost === 0
        ? "No number was lost"
        : `${counted(lost, "number was", "numbers were")} recorded as lost`;
    return redirectWithFlash(href("/dashboard/Payments"), {
      sentence: `${said}. Receipts can be made again.`,
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

const names = ["receipt_before", "refund_before", "receipt", "refund", "reason"] as const;

export default function LostNumbers({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title="Lost numbers"
      back={{ to: href("/dashboard/Payments"), title: "Payments" }}
      read={loaderData}
    >
      {(read) => <Ready {...read} actionData={actionData} />}
    </Screen>
  );
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Ready({
  years,
  isOpen,
  gaps,
  actionData,
}: Loaded & Pick<Route.ComponentProps, "actionData">) {
  const sent = useReply(actionData);
  const known = years.flatMap(({ receipt, refund }) => [receipt, refund]);
  const first = Object.fromEntries(known.map((one) => [one.name, String(one.known)]));
  const { form, fields } = formFromReply("lost", names, sent.reply?.result, first);
  return (
    <>
      <p className={styles.about}>
        {isOpen
          ? "Older data was put back. Look at the last receipt and the last refund on paper."
          : "After older data was put back, receipts on paper can be newer than what is stored here."}
        {
          " What is behind the last number that is known here, to the last on paper, is kept as lost, so that no number is used twice. Each financial year has numbers of its own."
        }
      </p>
      <ReplyForm form={form} sent={sent} className={styles.form} button="Save">
        {years.map(({ year, receipt, refund }) => (
          <Fragment key={year}>
            <NumberField
              field={fields[receipt.name]}
              label={`The last receipt of ${year} on paper`}
              description={`Known here: ${receipt.known}. The number alone, such as 4512 of R/${year}/4512`}
            />
            <NumberField
              field={fields[refund.name]}
              label={`The last refund of ${year} on paper`}
              description={`Known here: ${refund.known}`}
            />
          </Fragment>
        ))}
        <EntryField
          field={fields.reason}
          label="Reason"
          description="Such as: the disk failed, and the backup of yesterday was put back"
        />
      </ReplyForm>
      {gaps.length > 0 && (
        <ul className="plain">
          {gaps.map((gap) => (
            <li key={`${gap.kind} ${gap.year} ${gap.last}`}>
              {`${kindLabels[gap.kind]}s ${gap.year}/${gap.first} to ${gap.last}: ${gap.reason} (${gap.staff_email})`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
