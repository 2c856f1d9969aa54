import { data } from "react-router";
import { jobOf } from "#db/accounts/jobs.ts";
import type { Session } from "#db/accounts/sessions.ts";
import { listActiveAdmins } from "#db/accounts/staff.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import { formsAt } from "./forms-at.server.ts";
import { readResume } from "./resume.server.ts";
import { jobLabels, whoMayUse, whyNotFor } from "./roles.ts";
import { lacksSecondFactor } from "./second-factor.server.ts";
import { typedOf } from "./typed.server.ts";

const maxNamed = 3;

export type Refusal = Awaited<ReturnType<typeof forbidden>>["data"];

export async function forbidden(request: Request, url: URL, pattern: string, session: Session) {
  const isForm = request.method !== "GET" && request.method !== "HEAD";
  const forms = isForm ? formsAt(pattern) : [];
  const sent = isForm ? await readResume(request, url, forms) : undefined;
  // Somebody else may have signed in while the form was open.
  const resume = sent?.owner === session.staff_id ? sent : undefined;
  const lacksStep = lacksSecondFactor(session);
  const message = lacksStep ? "Set up two-step sign-in first." : whyNotFor(pattern);
  const until = lacksStep ? "once two-step sign-in is on" : "once your role allows it";
  const refusal = {
    message,
    until,
    /** For a form that is still open. */
    stay: `${message} Nothing was saved. What you typed is still here: copy it, or press the button again ${until}.`,
    lacksStep,
    who: whoMayUse(pattern),
    job: jobLabels[jobOf(session)].toLowerCase(),
    rights: { role: session.role, desk: session.desk, website: session.website },
    hasDesk: isDeskOn(),
    name: session.name,
    admins: listActiveAdmins()
      .slice(0, maxNamed)
      .map(({ name }) => name),
    resume,
    typed: typedOf(resume?.fields ?? [], forms),
  };
  return data(refusal, { status: 403, statusText: "Forbidden" });
}
