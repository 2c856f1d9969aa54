import type { ValueField as Description } from "#app/settings/fields.ts";
import { MarkdownField } from "#app/ui/fields/markdown-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import styles from "./form.module.css";

const answers = { "": "Not stated", yes: "Yes", no: "No" };

const inputs: Partial<Record<Description["kind"], object>> = {
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email" },
  "web address": { inputMode: "url" },
  "postal code": { inputMode: "numeric" },
  number: { inputMode: "numeric" },
  day: { type: "date" },
};

export function ValueField({
  of: { kind, label, hint, options, isOptional, isWide, isOfArrangement },
  field,
  autoFocus,
}: {
  of: Description;
  field: Field;
  autoFocus?: boolean;
}) {
  const props = {
    field,
    label: isOptional && !isOfArrangement ? `${label} (optional)` : label,
    description: hint,
    autoFocus,
    className: isOfArrangement ? styles.ofArrangement : isWide ? styles.wide : undefined,
  };
  switch (kind) {
    case "id":
      // Not hidden by its type: a draft would then come back without it.
      return (
        <input type="text" hidden readOnly name={field.name} value={String(field.initialValue)} />
      );
    case "text":
      return <TextAreaField {...props} rows={4} />;
    case "markdown":
      return <MarkdownField {...props} rows={24} />;
    case "choice":
    case "answer":
      return <SelectField {...props} label={label} data={choices(options ?? answers)} />;
    default:
      return <EntryField {...props} {...inputs[kind]} />;
  }
}

function choices(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
