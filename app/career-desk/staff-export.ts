import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { applicationsQuery } from "#app/careers/staff-inputs.ts";
import { stateLabels } from "#app/careers/states.ts";
import { counted } from "#app/language/counted.ts";
import { respondWithCsv } from "#app/requests/csv-file.server.ts";
import { type Application, listApplications } from "#db/applications/applications.ts";
import { timeInCsv } from "#runtime/csv.ts";
import type { Route } from "./+types/staff-export";
import { readSelection } from "./staff-selection.server.ts";

export const reads = [applicationsQuery];

const columns = [
  "Name",
  "Email",
  "Phone",
  "Position Applied",
  "Resume",
  "Created At",
  "State",
  "Notes",
];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const { text, list } = readSelection(url);
  return respondWithCsv("career-applications.csv", {
    columns,
    list(after: Application | undefined, limit) {
      const part = listApplications(text, list, { after, limit });
      // Before anything of them is sent, as somebody may leave in the middle.
      if (!after) {
        const detail = `${counted(part.length, "application")}${part.length < limit ? "" : " or more"}`;
        recordFrom(context, { kind: "applications exported", staff, detail });
      }
      return part;
    },
    toRows: (part) => part.map(toRow),
  });
}

function toRow(application: Application): string[] {
  const { name, email, phone, position, resume_link, created_at, state, notes } = application;
  const at = timeInCsv(created_at);
  return [name, email, phone, position, resume_link, at, stateLabels[state], notes];
}
