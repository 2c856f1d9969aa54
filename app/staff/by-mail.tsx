import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Themed } from "#app/ui/theme.tsx";

/** For a hospital that sends email. */
export function ByMail({ to = "that person" }: { to?: string | undefined }) {
  return (
    <Themed>
      <CheckboxField
        field={{ id: "by-mail", name: "by_mail" }}
        label={`Send the link to ${to} by email`}
      />
    </Themed>
  );
}
