import type { MailServer } from "#db/settings/mail-server.ts";

export interface Mail {
  from: { name: string; address: string };
  to: string[];
  subject: string;
  text: string;
  messageId: string;
}

const second = 1000;
/** For all of a conversation, however slowly the server takes part in it. */
const longestConversation = 45 * second;

/** Throws where the server has not accepted it. Returns the recipients that the server rejected. */
export async function sendMail(server: MailServer, mail: Mail): Promise<string[]> {
  const { host, port, security, username, password } = server;
  // Its code is in the memory of those alone who send email.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    auth: username ? { user: username, pass: password } : undefined,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 15 * second,
    dnsTimeout: 10 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const sent = await transport.sendMail({
      ...mail,
      headers: { "Auto-Submitted": "auto-generated" },
      xMailer: false,
      signal: AbortSignal.timeout(longestConversation),
    });
    return sent.rejected.map(String);
  } finally {
    transport.close();
  }
}

interface MailError {
  code?: string;
  responseCode?: number;
  response?: string;
  name?: string;
}

/** Whether the server speaks with us, and does not want this email. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as MailError;
  return responseCode >= 400 && (code === "EENVELOPE" || code === "EMESSAGE");
}

export function whyRefused(error: unknown, { host, port, security, password }: MailServer): string {
  const { code = "", response } = error as MailError;
  if (password === undefined) {
    return "The key that the password was encrypted with is lost. Type the password again.";
  }
  if (/CERT|SSL|TLS/.test(code) || (!response && isCertificate(error))) {
    return `No protected connection can be made with ${host} at port ${port}. Is ${security.toUpperCase()} right for this port?`;
  }
  const said = response ? ` It says: ${response.slice(0, 200)}` : "";
  if (code === "EAUTH") return `The server refuses the user name or the password.${said}`;
  if (code === "EENVELOPE") return `The server refuses the sender or the recipients.${said}`;
  if (response) return `The server refuses the email.${said}`;
  if (code === "EDNS") return `There is no server with the name ${host}.`;
  return `The server does not respond at ${host}, port ${port}.`;
}

function isCertificate(error: unknown): boolean {
  return error instanceof Error && /certificate|ssl|tls|wrong version/i.test(error.message);
}
