import { data } from "react-router";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { findStaff } from "#db/accounts/staff.ts";
import { formsAt } from "./forms-at.server.ts";
import { type Resume, readResume } from "./resume.server.ts";
import { safeDashboardPath } from "./safe-path.ts";
import { typedOf } from "./typed.server.ts";

export interface Ended {
  resume: Resume;
  typed: Resume["fields"];
  message: string;
  stay?: string;
}

const keptHere = "What you typed is still here.";
const elsewhere = `You are signed out. Sign in in another tab of this browser, then press the button again. ${keptHere}`;

export async function sessionEnded(request: Request, url: URL, pattern: string) {
  const forms = formsAt(pattern);
  return respondEnded(await readResume(request, url, forms), forms);
}

export function lateSessionEnded(url: URL) {
  const path = safeDashboardPath(url.pathname + url.search);
  return respondEnded({ path, owner: undefined, fields: [] }, []);
}

function respondEnded(sent: Resume, forms: readonly FormInput[]) {
  return data(toEnded(sent, forms), { status: 401, statusText: "Session ended" });
}

function toEnded(sent: Resume, forms: readonly FormInput[]): Ended {
  const { fields, owner, hadSecrets } = sent;
  const account = owner === undefined ? undefined : findStaff(owner);
  const resume = { ...sent, fields: [] };
  const typed = typedOf(fields, forms);
  if (account?.disabled_at) {
    const message = "This account may not sign in any more.";
    const shown = typed.length > 0 ? " Here is what you typed: copy it." : "";
    return { resume, typed, message: message + shown, stay: `${message} ${keptHere} Copy it.` };
  }
  if (hadSecrets) {
    const message =
      "Nothing was changed. Sign in, and type the passwords and codes of the form again: for your safety they are never kept.";
    return { resume, typed: [], message, stay: elsewhere };
  }
  if (account && fields.length > 0) {
    const message = "Nothing is lost. Sign in, and go on with what you typed.";
    return { resume: sent, typed: [], message };
  }
  if (typed.length > 0) {
    const message =
      "Nothing was changed. Here is what you typed: copy it, sign in, and put it into the form again.";
    return { resume, typed, message, stay: elsewhere };
  }
  const message = "Nothing was changed. Sign in, and do it again.";
  return { resume, typed, message, stay: elsewhere };
}
