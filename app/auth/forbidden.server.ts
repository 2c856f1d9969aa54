import { data } from "react-router";
import { type FormInput, formsAt } from "#app/inputs.ts";
import type { Session } from "#db/sessions.ts";
import { listActiveAdmins } from "#db/staff.ts";
import { type Resume, readResume } from "./resume.server.ts";
import { whyNotFor } from "./roles.ts";

const maxNamed = 3;
/** What is shorter in a row is a choice or an id. */
const shortestText = 40;

/** What the page says to somebody whose role is not enough. */
export interface Refusal {
  message: string;
  name: string;
  /** Some of those who can be asked. */
  admins: string[];
  /** The form that was sent, so that it can be sent again, and what of it somebody typed. */
  resume: Resume | undefined;
  typed: Resume["fields"];
}

/** To be thrown: a 403 that keeps the text of a form for whoever sent it. */
export async function forbidden(request: Request, url: URL, pattern: string, session: Session) {
  const isForm = request.method !== "GET" && request.method !== "HEAD";
  const resume = isForm ? await readResume(request, url, pattern) : undefined;
  const inputs = formsAt(pattern);
  const refusal: Refusal = {
    message: whyNotFor(pattern),
    name: session.name,
    admins: listActiveAdmins()
      .slice(0, maxNamed)
      .map(({ name }) => name),
    resume,
    typed: (resume?.fields ?? []).filter(
      ([name, text]) => text.trim() && inputs.some((input) => isTyped(name, input)),
    ),
  };
  return data(refusal, { status: 403, statusText: "Forbidden" });
}

/** Rows have their choices and ids among what is typed, such as `items.0.name`. */
function isTyped(name: string, { typed, rows = {} }: FormInput): boolean {
  const [list = "", , field = ""] = name.split(".");
  return (
    name in typed ||
    (Object.hasOwn(rows, list) ? (rows[list]?.fields[field] ?? 0) : 0) >= shortestText
  );
}
