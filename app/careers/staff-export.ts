import { requireStaff } from "#app/auth/guard.ts";
import { clientAddress, readListQuery } from "#app/http.ts";
import { listApplications } from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/staff-export";
import { toCsv } from "./csv.ts";
import { readApplicationSearch } from "./search.ts";

const columns = ["Name", "Email", "Phone", "Position Applied", "Resume", "Created At"];

// A date that every spreadsheet reads: 2025-01-31 17:45:00, in Indian time.
const times = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

export function loader({ url, context }: Route.LoaderArgs) {
  const rows = listApplications(readApplicationSearch(readListQuery(url).q)).map((application) => {
    const { name, email, phone, position, resume_link, created_at } = application;
    return [name, email, phone, position, resume_link, times.format(new Date(created_at))];
  });
  const staff = requireStaff(context);
  const detail = `${rows.length} applications`;
  recordEvent({
    kind: "applications exported",
    staff,
    address: context.get(clientAddress),
    detail,
  });
  return new Response(toCsv([columns, ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="career-applications.csv"',
      "Cache-Control": "no-store",
    },
  });
}
