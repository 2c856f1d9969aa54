import type { SubmissionResult } from "@conform-to/dom";
import type { Field } from "#app/ui/fields/use-field.ts";

/** The fields of a form that only the server validates. */
export function formFromReply<Name extends string>(
  id: string,
  names: readonly Name[],
  result: SubmissionResult | undefined,
) {
  const allErrors: Record<string, string[]> = {};
  for (const [name, errors] of Object.entries(result?.error ?? {})) {
    if (errors) allErrors[name] = errors;
  }
  const fields = names.map((name): [Name, Field] => {
    const initialValue = result?.initialValue?.[name];
    return [name, { id: `${id}-${name}`, name, initialValue, errors: allErrors[name] }];
  });
  return { form: { id, allErrors }, fields: Object.fromEntries(fields) as Record<Name, Field> };
}

/** As the reply of a form that nobody has sent, with what its fields show at first. */
export function beginWith(values: object | undefined): SubmissionResult | undefined {
  return values && { initialValue: { ...values } };
}
