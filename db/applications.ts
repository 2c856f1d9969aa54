import { sql } from "kysely";
import { type Actor, recordChange } from "./audit.ts";
import { all, one, query, run, transaction } from "./connection.server.ts";
import { fold } from "./fold.ts";
import { newId } from "./id.ts";
import { type Page, readPage } from "./page.ts";
import type { ApplicationsTable } from "./schema.ts";

/** What an applicant tells. The phone has ten digits; the link leads to the resume. */
export type ApplicationFields = Pick<
  ApplicationsTable,
  "name" | "position" | "email" | "phone" | "resume_link"
>;

export interface Application extends ApplicationFields {
  id: string;
  created_at: string;
}

const columns = ["id", "name", "position", "email", "phone", "resume_link", "created_at"] as const;
const applicant: Actor = { id: null, email: "applicant" };
const retention: Actor = { id: null, email: "retention" };

// Applications of the same millisecond stay in the order in which they came.
function newestFirst(text: string) {
  return query
    .selectFrom("applications")
    .select(columns)
    .where(sql<boolean>`instr(search_text, ${fold(text)}) > 0`)
    .orderBy("created_at", "desc")
    .orderBy(sql`rowid`, "desc");
}

/** All applications, the newest first; `text` narrows by name, e-mail, phone or position. */
export function listApplications(text = ""): Application[] {
  return all(newestFirst(text));
}

/** One page of the applications, the newest first; `text` narrows as above. */
export function listApplicationsPage(
  text: string,
  page: number,
  perPage: number,
): Page<Application> {
  return readPage(newestFirst(text), page, perPage);
}

/** An application by its id. */
export function findApplication(id: string): Application | undefined {
  return one(query.selectFrom("applications").select(columns).where("id", "=", id));
}

/** The application that a form with this key has made, if it is still there. */
export function findApplicationByFormKey(form_key: string): Application | undefined {
  return one(query.selectFrom("applications").select(columns).where("form_key", "=", form_key));
}

/** How many applications have come since a time (UTC, ISO 8601). */
export function countApplicationsSince(time: string): number {
  const row = one(
    query
      .selectFrom("applications")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("created_at", ">=", time),
  );
  return row?.count ?? 0;
}

/**
 * Stores an application with its audit row, once for each `form_key`: the same form sent again
 * answers the application that is there already.
 */
export function createApplication(fields: ApplicationFields, form_key: string): Application {
  return transaction(() => {
    const known = findApplicationByFormKey(form_key);
    if (known) return known;
    const { name, position, email, phone, resume_link } = fields;
    const application = {
      ...{ id: newId(), name, position, email, phone, resume_link },
      created_at: new Date().toISOString(),
    };
    const search_text = [name, email, phone, position].map(fold).join("\n");
    run(query.insertInto("applications").values({ ...application, search_text, form_key }));
    recordChange({
      actor: applicant,
      action: "create",
      subject: "application",
      subjectId: application.id,
    });
    return application;
  });
}

/**
 * Removes an application for good; the audit row keeps who did it and the id, nothing of the applicant.
 * Answers the application as it was; undefined: no such application.
 */
export function deleteApplication(id: string, actor: Actor): Application | undefined {
  return transaction(() => {
    const before = findApplication(id);
    if (!before) return undefined;
    run(query.deleteFrom("applications").where("id", "=", id));
    recordChange({ actor, action: "delete", subject: "application", subjectId: id });
    return before;
  });
}

/** Removes the applications that came before a time (UTC, ISO 8601); answers how many. */
export function deleteApplicationsBefore(time: string): number {
  return transaction(() => {
    const old = all(query.selectFrom("applications").select("id").where("created_at", "<", time));
    for (const { id } of old) deleteApplication(id, retention);
    return old.length;
  });
}
