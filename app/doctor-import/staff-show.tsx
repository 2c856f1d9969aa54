import { data, href, Link, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { pageLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { counted } from "#app/language/counted.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readListQuery, readQuery } from "#app/requests/http.ts";
import { cutPage } from "#app/requests/list-place.ts";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import type { Imported } from "#db/doctors/doctor-import.ts";
import type { Route } from "./+types/staff-show";
import { noteColumns } from "./columns/mapping.ts";
import { readRows } from "./columns/sheet-rows.ts";
import { confirmImport, toSeen } from "./confirm.server.ts";
import { Gone } from "./gone.tsx";
import { KindFilter } from "./kind-filter.tsx";
import { type Counts, kinds } from "./kinds.ts";
import { Notes } from "./notes.tsx";
import { type PlannedRow, planSheet } from "./plan.server.ts";
import { Rows } from "./rows.tsx";
import { toShown } from "./show.server.ts";
import { importForm } from "./staff-inputs.ts";
import styles from "./staff-show.module.css";
import { findRest, findStaged } from "./staged.server.ts";

const failure = "Failed to import the doctors";
const unsure =
  "The doctors may or may not have been imported. Press the button again: nothing is imported twice.";
const perPage = 50;

const query = { parameters: { kind: 9, page: pageLength } };

export const reads = [importForm, query];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const staged = findStaged(params.id, staff.id);
  if (!staged) {
    const left = findRest(params.id, staff.id);
    if (left) throw redirect(href("/dashboard/AddDoctor/Import/:id", { id: left }));
    return data({ gone: true } as const, { status: 404 });
  }
  const { rows, mapping, only, file, staff_id, ...source } = staged;
  return orLoadFailure(() => {
    const plan = planSheet({ rows, mapping, only });
    const { sections, others } = readRows(rows, mapping);
    return {
      id: params.id,
      file,
      isRest: only !== undefined,
      notes: { ...source, ...noteColumns(rows, mapping), sections, others },
      counts: count(plan),
      seen: toSeen(plan),
      ...pick(plan, url),
    };
  });
}

function count(plan: readonly PlannedRow[]): Counts {
  const counts = { wrong: 0, changed: 0, new: 0, unchanged: 0 };
  for (const { kind } of plan) counts[kind]++;
  return counts;
}

function pick(plan: readonly PlannedRow[], url: URL) {
  const asked = readQuery(url, query).kind;
  const kind = kinds.find((known) => known === asked);
  const listed = kinds.flatMap((one) =>
    !kind || one === kind ? plan.filter((planned) => planned.kind === one) : [],
  );
  const { part, page, pages } = cutPage(listed, readListQuery(url, query).page, perPage);
  return { kind, page, pages, shown: part.map(toShown) };
}

/** May come twice: what is imported already stays so. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, importForm);
  return orNotSent(failure, async () => {
    const confirmed = confirmImport(params.id, String(form.get("seen") ?? ""), staff);
    if (!confirmed) return data({ different: [] }, { status: 404 });
    if ("different" in confirmed) return data(confirmed, { status: 409 });
    const { imported, left } = confirmed;
    const next = left
      ? href("/dashboard/AddDoctor/Import/:id", { id: left })
      : href("/dashboard/AddDoctor");
    return redirectWithFlash(next, {
      sentence: inWords(imported),
      undo: imported.changes,
    });
  });
}

function inWords({ added, changed, sittings, words }: Imported): string {
  const hours = sittings > 0 ? ` OPD hours were added: ${sittings.toLocaleString("en-IN")}.` : "";
  const saved = words > 0 ? ` Translations were saved: ${words.toLocaleString("en-IN")}.` : "";
  return `${doctorsWere(added, changed)}${hours}${saved}`.trim();
}

function doctorsWere(added: number, changed: number): string {
  if (added + changed === 0) return "";
  const doctors = (number: number) => counted(number, "doctor was", "doctors were");
  if (changed === 0) return `${doctors(added)} added.`;
  if (added === 0) return `${doctors(changed)} changed.`;
  return `${doctors(added)} added and ${changed.toLocaleString("en-IN")} changed.`;
}

export const clientAction = sending<Route.ClientActionArgs>(failure, unsure);

export { revalidateAfterRefusal as shouldRevalidate } from "#app/ui/keeping/reply-form.tsx";

export default function CheckImport({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const different = reply?.different ?? [];
  return (
    <>
      <title>{`${actionData ? "Error: " : ""}Check the import`}</title>
      <header className="head">
        <div>
          <h1>Check the import</h1>
          <p>{"file" in loaderData ? loaderData.file : "Nothing is saved yet"}</p>
        </div>
        <div className={styles.actions}>
          {"id" in loaderData && (
            <Link
              className="button quiet"
              to={href("/dashboard/AddDoctor/Import/:id/columns", { id: loaderData.id })}
            >
              Columns and defaults
            </Link>
          )}
          <Link className="button quiet" to={href("/dashboard/AddDoctor/Import")}>
            Choose another file
          </Link>
        </div>
      </header>
      <NotSentNotice notSent={notSent} />
      {different.length > 0 && <Different rows={different} />}
      {"gone" in loaderData ? (
        <Gone />
      ) : isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure="Failed to compare the file" {...loaderData} />
      ) : (
        <Plan loaded={loaderData} different={different} />
      )}
    </>
  );
}

type Loaded = Exclude<
  Route.ComponentProps["loaderData"],
  { gone: true } | { loadFailure: unknown }
>;

function Plan({ loaded, different }: { loaded: Loaded; different: number[] }) {
  const { isRest, counts } = loaded;
  return (
    <>
      {isRest && (
        <p className={styles.rest}>
          These rows were not imported. Mend them in the file below and choose it, or say under
          “Columns and defaults” what is missing.
        </p>
      )}
      {!isRest && <Notes {...loaded.notes} />}
      <Confirm counts={counts} seen={loaded.seen} />
      {counts.wrong > 0 && <WrongRows id={loaded.id} />}
      <KindFilter counts={counts} kind={loaded.kind} />
      <Rows rows={loaded.shown} different={different} />
      <Pagination page={loaded.page} pages={loaded.pages} />
    </>
  );
}

function WrongRows({ id }: { id: string }) {
  return (
    <p className={styles.rest}>
      The wrong rows as a file, with the reason beside each, to mend and choose again:{" "}
      <a href={href("/dashboard/AddDoctor/Import/:id/rest.xlsx", { id })}>Excel</a> or{" "}
      <a href={href("/dashboard/AddDoctor/Import/:id/rest.csv", { id })}>CSV</a>.
    </p>
  );
}

function Confirm({ counts, seen }: { counts: Counts; seen: string }) {
  const imported = counts.new + counts.changed;
  if (imported === 0) {
    return (
      <p className="panel" role="status">
        {counts.wrong === 0
          ? "Nothing to import: every doctor is listed already, just as in the file."
          : "Nothing to import: correct the wrong rows in the file, and choose it again."}
      </p>
    );
  }
  return (
    <SendForm className={styles.confirm} replace>
      <input type="hidden" name="seen" value={seen} />
      <p>
        {`${counted(imported, "doctor")} will be saved: ${counts.new.toLocaleString("en-IN")} new, ${counts.changed.toLocaleString("en-IN")} changed.`}
        {counts.wrong > 0 &&
          ` ${counts.wrong === 1 ? "The wrong row is" : `The ${counts.wrong.toLocaleString("en-IN")} wrong rows are`} left out.`}
      </p>
      <SubmitButton busy="Importing...">{`Import ${counted(imported, "doctor")}`}</SubmitButton>
    </SendForm>
  );
}

function Different({ rows }: { rows: number[] }) {
  const listed = rows.slice(0, 20).join(", ");
  return (
    <div className={styles.different} role="alert">
      <h2>The doctors or the columns have changed while you were looking</h2>
      <p>
        {`Nothing of the file is saved yet. ${rows.length === 1 ? "Row" : "Rows"} ${listed}${rows.length > 20 ? " and more" : ""} would now do something else than you saw. Look again, and press the button.`}
      </p>
    </div>
  );
}
