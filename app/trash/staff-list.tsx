import { href, Link, useLocation } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { counted } from "#app/language/counted.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readListQuery, readQuery } from "#app/requests/http.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { trashDays } from "#db/disk/retention.ts";
import { isKept, type KeptSubject, keptSubjects } from "#db/entities.ts";
import { countTrash, listTrashPage, type Trashed } from "#db/history/trash.ts";
import { isForAdmins } from "#db/history/undo.ts";
import type { Route } from "./+types/staff-list";
import { nameOf } from "./names.ts";
import { trashQuery } from "./staff-inputs.ts";
import styles from "./staff-list.module.css";
import { subjectLabels } from "./subject-labels.ts";

const day = 24 * 60 * 60_000;
const perPage = 48;

export const reads = [trashQuery];

export const meta: Route.MetaFunction = () => [{ title: "Trash" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  const mayErase = mayUse(staff, "/dashboard/Trash/:id/erase");
  const isAdmin = staff.role === "admin";
  const { kind = "" } = readQuery(url, trashQuery);
  const chosen = isKept(kind) ? kind : undefined;
  return orLoadFailure(() => {
    const counts = countTrash();
    const wanted = readListQuery(url, trashQuery).page;
    const { items, page, pages } = listTrashPage(chosen, wanted, perPage);
    if (items.some(({ subject }) => subject === "application")) {
      recordFrom(context, { kind: "applications listed", staff, detail: "in the Trash" });
    }
    return {
      chosen,
      kinds: keptSubjects.flatMap((one): [KeptSubject, number][] => {
        const count = counts.get(one) ?? 0;
        return count > 0 || one === chosen ? [[one, count]] : [];
      }),
      all: [...counts.values()].reduce((sum, count) => sum + count, 0),
      rows: items.map((trashed) => ({
        ...toRow(trashed),
        mayErase,
        mayPutBack: isAdmin || !isForAdmins(trashed),
      })),
      trashDays,
      page,
      pages,
    };
  });
}

interface Row extends ReturnType<typeof toRow> {
  mayErase: boolean;
  mayPutBack: boolean;
}

function toRow({ id, subject, thing, doctor, staff_email, at }: Trashed) {
  const left = Math.ceil((Date.parse(at) + trashDays * day - Date.now()) / day);
  return {
    id: String(id),
    name: nameOf(subject, thing),
    kind: subject,
    doctor,
    by: staff_email,
    at,
    daysLeft: Math.min(Math.max(left, 0), trashDays),
  };
}

const columns: Column<Row>[] = [
  {
    label: "What",
    isName: true,
    cell: ({ name, doctor }) => (
      <>
        <strong>{name}</strong>
        {doctor && <small className={styles.of}>{`of ${doctor}`}</small>}
      </>
    ),
  },
  { label: "Kind", className: styles.kind, cell: ({ kind }) => kind },
  { label: "Deleted by", cell: ({ by }) => by },
  { label: "Deleted", cell: ({ at }) => <HospitalTime at={at} /> },
  { label: "Days left", cell: ({ daysLeft }) => leftInWords(daysLeft) },
];

function leftInWords(days: number): string {
  if (days === 0) return "Last day";
  return counted(days, "day");
}

const failed = {
  title: "Trash",
  subtitle: "What was deleted",
  failure: "Failed to fetch the trash",
};

export default function Trash({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { chosen, all, rows, page, pages } = loaderData;
  return (
    <ListPage
      title="Trash"
      subtitle={`What is deleted stays here for ${loaderData.trashDays} days, then it goes for good.`}
      action={null}
      search={all > 0 && <Kinds {...loaderData} />}
      empty={rows.length === 0 && emptyText(chosen)}
    >
      <Table columns={columns} rows={rows} actions={Actions} />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}

function emptyText(chosen: KeptSubject | undefined): string {
  const what = chosen ? `No ${subjectLabels[chosen].toLowerCase()} are` : "Nothing is";
  return `${what} in the Trash. What you delete can be put back from here.`;
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Kinds({ chosen, kinds, all }: Loaded) {
  const trash = href("/dashboard/Trash");
  return (
    <nav aria-label="Kind" className={styles.kinds}>
      <Kind to={trash} isCurrent={!chosen}>{`All (${all.toLocaleString("en-IN")})`}</Kind>
      {kinds.map(([kind, count]) => (
        <Kind key={kind} to={`${trash}?kind=${kind}`} isCurrent={kind === chosen}>
          {`${subjectLabels[kind]} (${count.toLocaleString("en-IN")})`}
        </Kind>
      ))}
    </nav>
  );
}

function Kind({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link to={to} className="button quiet" aria-current={isCurrent ? "true" : undefined}>
      {children}
    </Link>
  );
}

function Actions({ id, name, mayErase, mayPutBack }: Row) {
  const { pathname, search } = useLocation();
  if (!mayPutBack) return "Put back by administrators";
  return (
    <>
      <SendForm action={href("/dashboard/Undo")} className={styles.form} replace>
        <input type="hidden" name="first" value={id} />
        <input type="hidden" name="last" value={id} />
        <input type="hidden" name="return" value={pathname + search} />
        <SubmitButton className={styles.back} busy="Putting back..." about={name}>
          Put back
        </SubmitButton>
      </SendForm>
      {mayErase && (
        <DialogLink to={href("/dashboard/Trash/:id/erase", { id })}>
          Delete for good<span className="visually-hidden"> {name}</span>
        </DialogLink>
      )}
    </>
  );
}
