import type { MailSecurity } from "#db/schema.ts";

export const mailLabels = {
  host: "Mail server",
  security: "Protection of the connection",
  port: "Port",
  username: "User name",
  password: "Password",
  sender: "Sender",
  recipients: "Who gets the news",
};

export const securityLabels: Readonly<Record<MailSecurity, string>> = {
  tls: "TLS",
  starttls: "STARTTLS",
  none: "None, for a server in the hospital's own network",
};

export const usualPorts: Readonly<Record<MailSecurity, number>> = {
  tls: 465,
  starttls: 587,
  none: 25,
};

export const maxRecipients = 10;
