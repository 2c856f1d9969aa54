import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { mailSecurities } from "#db/schema.ts";
import { mailLabels, maxRecipients, securityLabels, usualPorts } from "./fields.ts";
import styles from "./news.module.css";
import type { MailInput } from "./schema.ts";

const choices = mailSecurities.map((value) => ({ value, label: securityLabels[value] }));

const names = ["host", "port", "security", "username", "password", "sender", "recipients"] as const;

export function MailForm({
  stored,
  version,
  hasPassword,
  sent,
}: {
  stored: Omit<MailInput, "password"> | undefined;
  version: number;
  hasPassword: boolean;
  sent: Sent;
}) {
  const { form, fields } = formFromReply("mail", names, sent.reply?.result, stored);
  return (
    <ReplyForm form={form} sent={sent} version={version} className={styles.form} button="Save">
      <EntryField
        field={fields.host}
        label={mailLabels.host}
        description="For example smtp.example.org. Ask the person who looks after your email."
      />
      <SelectField field={fields.security} label={mailLabels.security} data={choices} />
      <EntryField
        field={fields.port}
        label={`${mailLabels.port} (optional)`}
        description={`Without one: ${usualPorts.tls} for TLS, ${usualPorts.starttls} for STARTTLS.`}
        inputMode="numeric"
      />
      <EntryField
        field={fields.username}
        label={`${mailLabels.username} (optional)`}
        description="Often the whole email address."
      />
      <PasswordField
        field={fields.password}
        label={mailLabels.password}
        description={
          hasPassword
            ? "It is stored and not shown again. Leave this empty to keep it."
            : "It is encrypted, and not shown again."
        }
        autoComplete="new-password"
      />
      <EntryField
        field={fields.sender}
        label={mailLabels.sender}
        description="The email address that the emails come from."
        type="email"
      />
      <TextAreaField
        field={fields.recipients}
        label={mailLabels.recipients}
        description={`An email address in each line, at most ${maxRecipients}.`}
        rows={3}
        autoComplete="off"
      />
    </ReplyForm>
  );
}
