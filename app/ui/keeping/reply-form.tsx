import type { SubmissionResult } from "@conform-to/dom";
import type { FormProps, ShouldRevalidateFunctionArgs } from "react-router";
import { FormKey } from "#app/ui/fields/form-key.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import type { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { KeptForm } from "./kept-form.tsx";

export interface Sent {
  reply: { result: SubmissionResult; version?: number } | undefined;
  notSent: SendFailure | undefined;
  /** What the form is about beyond its path: of another one it begins anew. */
  about?: string;
}

/** A form that the server alone checks: what it replied to it stands above the fields. */
export function ReplyForm({
  form,
  sent: { reply, notSent, about },
  version,
  form_key,
  button,
  children,
  ...props
}: Omit<FormProps, "form"> & {
  form: ReturnType<typeof formFromReply>["form"];
  sent: Sent;
  /** Of the record that it changes. */
  version?: number;
  /** Of what it adds, if it is sent twice. */
  form_key?: string;
  /** Where it is not among the children. */
  button?: string;
}) {
  return (
    <Themed>
      <KeptForm
        key={about ?? ""}
        about={about}
        version={reply?.version ?? version}
        reply={reply}
        noValidate
        {...props}
      >
        <ErrorSummary form={form} notSent={notSent} />
        {form_key !== undefined && <FormKey fresh={form_key} result={reply?.result} />}
        {children}
        {button && (
          <div>
            <SubmitButton busy="Saving...">{button}</SubmitButton>
          </div>
        )}
      </KeptForm>
    </Themed>
  );
}

/**
 * For a route whose form goes by what its loader read, such as a version, a sum or what is offered: a refusal (4xx) may
 * be because of what somebody else did, so that is read anew.
 */
export function revalidateAfterRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || Number(actionStatus) < 500;
}
