import { data, Form, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { idLength, maxNumberLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { toPlain } from "#app/forms/typed-numbers.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, orNotFound, readQuery } from "#app/requests/http.ts";
import { AskedBefore, useAskedBefore } from "#app/ui/asked-before.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import {
  findPatient,
  findPatientByNumber,
  mergePatients,
  type Patient,
} from "#db/register/patients.ts";
import type { Route } from "./+types/staff-merge";
import { showPhone } from "./words.ts";

const failure = "Failed to merge the cards";
const mergeForm = { added: { other: idLength } };
const query = { parameters: { card: maxNumberLength } };

export const reads = [mergeForm, query];

export const meta: Route.MetaFunction = () => [{ title: "Same person as…" }];

export function loader({ params, url }: Route.LoaderArgs) {
  const { card } = readQuery(url, query);
  return orLoadFailure(() => {
    const kept = orNotFound(findPatient(params.id));
    const other = card ? findPatientByNumber(Number(toPlain(card))) : undefined;
    const isOther = other !== undefined && other.id !== kept.id;
    return {
      card: card ?? "",
      kept: toLine(kept),
      other: isOther ? { id: other.id, line: toLine(other) } : undefined,
    };
  });
}

/** May come twice: the other card is then gone already. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const other = String((await readForm(request, mergeForm)).get("other") ?? "");
  if (!other) throw data(null, { status: 400, statusText: failure });
  return orNotSent(failure, async () => {
    const merged = mergePatients(params.id, other, staff);
    if (!merged && !findPatient(params.id)) throw notFound();
    return redirectWithFlash(href("/dashboard/Patients/:id", { id: params.id }), {
      sentence: merged
        ? `${toLine(merged)} has the appointments and receipts of both cards.`
        : "The other card is not there any more. It was merged or erased already.",
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function MergePatients({ loaderData, actionData, params }: Route.ComponentProps) {
  const { isAskedBefore, look } = useAskedBefore();
  return (
    <Dialog title="Same person as…" closeTo={href("/dashboard/Patients/:id", { id: params.id })}>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to fetch patients" {...loaderData} />
      ) : (
        <>
          <p>{`This card stays: ${loaderData.kept}.`}</p>
          <Form method="get" className="row" onInput={look}>
            <label>
              Number of the other card{" "}
              <input name="card" inputMode="numeric" size={8} defaultValue={loaderData.card} />
            </label>
            <button type="submit" className="button quiet">
              Find
            </button>
          </Form>
          <AskedBefore isShown={isAskedBefore} button="Find" />
          <div inert={isAskedBefore}>
            <Other {...loaderData} />
          </div>
        </>
      )}
    </Dialog>
  );
}

function Other({ card, other }: { card: string; other: { id: string; line: string } | undefined }) {
  if (!other) return card === "" ? null : <p role="alert">No other card has this number.</p>;
  return (
    <SendForm>
      <input type="hidden" name="other" value={other.id} />
      <p>{`This card goes, and its appointments and receipts move here: ${other.line}.`}</p>
      <p>This cannot be undone.</p>
      <SubmitButton busy="Merging...">Merge the two cards</SubmitButton>
    </SendForm>
  );
}

function toLine({ name, number, phone }: Patient): string {
  return [name, `card ${number}`, showPhone(phone)].filter(Boolean).join(", ");
}
