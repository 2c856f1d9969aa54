import type { SubmissionResult } from "@conform-to/dom";
import type { Field } from "#app/ui/fields/use-field.ts";

/** The fields of a form that only the server validates; `first` is what they show before anybody has sent it. */
export function formFromReply<Name extends string>(
  id: string,
  names: readonly Name[],
  result: SubmissionResult | undefined,
  first: object = {},
) {
  const values: SubmissionResult["initialValue"] = result ? result.initialValue : { ...first };
  const allErrors: Record<string, string[]> = {};
  for (const [name, errors] of Object.entries(result?.error ?? {})) {
    if (errors) allErrors[name] = errors;
  }
  const fields = names.map((name): [Name, Field] => {
    const initialValue = values?.[name];
    return [name, { id: `${id}-${name}`, name, initialValue, errors: allErrors[name] }];
  });
  return { form: { id, allErrors }, fields: Object.fromEntries(fields) as Record<Name, Field> };
}
