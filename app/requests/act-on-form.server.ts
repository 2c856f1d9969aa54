import type { SubmissionResult } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { readForm } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import { orNotSent } from "./failure.server.ts";

interface Reply {
  result: SubmissionResult;
  /** None where the form has none, since it adds a record. */
  version: number | undefined;
  differences: Difference[];
}

type Refusal = ReturnType<typeof data<Reply>>;

interface Sent {
  form: FormData;
  version: number;
  /** An error that is about no field has an empty name. */
  refuse(errors: Record<string, string[]>, status?: number, fresh?: number): Refusal;
  /** Shows beside what was typed what somebody else saved meanwhile, in the version `fresh`. */
  compare(differences: Difference[], fresh: number): Refusal;
}

/** Where the form has mistakes (400), or is refused, or what is done fails, the reply shows again what was typed. */
export async function actOnForm<Value, Outcome>(
  request: Request,
  {
    form: input,
    schema,
    failure,
    hideFields = [],
  }: {
    form: FormInput;
    schema: z.ZodType<Value>;
    failure: string;
    /** Such as a password, which is typed again. */
    hideFields?: string[];
  },
  act: (value: Value, sent: Sent) => Promise<Outcome>,
) {
  const form = await readForm(request, input);
  const submission = parseWithZod(form, { schema });
  const version = form.has("version") ? Number(form.get("version")) : undefined;
  const reply = (fieldErrors: Record<string, string[]> = {}, fresh = version): Reply => ({
    result: submission.reply({ hideFields, fieldErrors }),
    version: fresh,
    differences: [],
  });
  const refuse: Sent["refuse"] = (errors, status = 409, fresh) =>
    data(reply(errors, fresh), { status });
  const compare: Sent["compare"] = (differences, fresh) =>
    data({ ...reply({}, fresh), differences }, { status: 409 });
  if (submission.status !== "success") return refuse({}, 400);
  const { value } = submission;
  return orNotSent(
    failure,
    () => act(value, { form, version: version ?? 0, refuse, compare }),
    reply,
  );
}
