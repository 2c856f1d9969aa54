import type { Selectable } from "kysely";
import { type Actor, recordChange } from "#db/audit.ts";
import { one, query, run, transaction } from "#db/connection.server.ts";
import { seal, unseal } from "#db/disk/secret-key.ts";
import type { MailServerTable } from "#db/schema.ts";

export interface MailServer
  extends Pick<
    Selectable<MailServerTable>,
    "host" | "port" | "security" | "username" | "sender" | "origin" | "version"
  > {
  recipients: string[];
  /** Empty where the server wants none; undefined when the key that it was sealed with is lost. */
  password: string | undefined;
}

export type MailServerFields = Omit<MailServer, "version" | "password"> & { password: string };

/** Switched off it has no host, and keeps its version, so that none returns. */
const switchedOn = query.selectFrom("mail_server").where("host", "<>", "");

export function readMailServer(): MailServer | undefined {
  const row = one(switchedOn.selectAll());
  if (!row) return undefined;
  const { id, updated_at, recipients, password, ...rest } = row;
  return {
    ...rest,
    recipients: JSON.parse(recipients),
    password: password === "" ? "" : unseal(password),
  };
}

export function hasMailServer(): boolean {
  return one(switchedOn.select("id")) !== undefined;
}

/** False where somebody has saved it since `version`, which is 0 for none. */
export function saveMailServer(fields: MailServerFields, version: number, actor: Actor): boolean {
  return transaction(() => {
    const before = readMailServer();
    if ((before?.version ?? 0) !== version) return false;
    const last = one(query.selectFrom("mail_server").select("version"));
    const row = {
      ...fields,
      id: 1 as const,
      recipients: JSON.stringify(fields.recipients),
      password: fields.password && seal(fields.password),
      version: (last?.version ?? 0) + 1,
      updated_at: new Date().toISOString(),
    };
    const { id, ...changed } = row;
    run(
      query
        .insertInto("mail_server")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(changed)),
    );
    recordChange({
      actor,
      action: before ? "update" : "create",
      subject: "mail server",
      subjectId: "mail",
      before: before && recorded(before),
      after: {
        ...recorded(fields),
        ...(before && before.password !== fields.password && { password: "changed" }),
      },
    });
    return true;
  });
}

/** What waits to be sent is forgotten. False where there was none. */
export function removeMailServer(actor: Actor): boolean {
  return transaction(() => {
    const before = readMailServer();
    if (!before) return false;
    const none = { host: "", username: "", password: "", sender: "", recipients: "[]", origin: "" };
    run(query.updateTable("mail_server").set(none));
    run(query.deleteFrom("outbox"));
    recordChange({
      actor,
      action: "delete",
      subject: "mail server",
      subjectId: "mail",
      before: recorded(before),
    });
    return true;
  });
}

function recorded(server: MailServerFields | MailServer) {
  const { host, port, security, username, sender, recipients } = server;
  return { host, port, security, username, sender, recipients };
}
