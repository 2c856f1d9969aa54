import { href } from "react-router";
import { orUnread } from "#app/failure.server.ts";
import { readListQuery } from "#app/http.ts";
import { rowsPerPage } from "#app/list-place.ts";
import { webAddress } from "#app/text-rules.ts";
import { readPhone } from "#app/typed-numbers.ts";
import { DialogLink, useKeptSearch } from "#app/ui/dialog-link.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { ListPage, UnreadListPage } from "#app/ui/list-page.tsx";
import { ListSearch } from "#app/ui/list-search.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { isUnread, type Unread } from "#app/ui/unread.ts";
import { type Application, listApplicationsPage } from "#db/applications.ts";
import type { Route } from "./+types/staff-list";

export const meta: Route.MetaFunction = () => [{ title: "Career Applications" }];

export function loader({ url }: Route.LoaderArgs) {
  const { q, page } = readListQuery(url);
  return orUnread(() => ({ q, ...listApplicationsPage(readPhone(q), page, rowsPerPage) }));
}

const columns: Column<Application>[] = [
  { label: "Name", isName: true, card: "name", cell: ({ name }) => <strong>{name}</strong> },
  { label: "Email", cell: ({ email }) => <EmailLink email={email} /> },
  { label: "Phone", card: "line", cell: ({ phone }) => <a href={`tel:+91${phone}`}>{phone}</a> },
  { label: "Position Applied", card: "line", cell: ({ position }) => position },
  { label: "Resume", card: "state", cell: (application) => <Resume application={application} /> },
  { label: "Created At", cell: ({ created_at }) => <LocalTime at={created_at} /> },
];

const heading = { title: "Career Applications", subtitle: "Manage job applications" };
const search = {
  label: "Search",
  placeholder: "Name, email, phone or position",
  all: href("/dashboard/Careers"),
  busy: "Loading applications...",
};

export default function StaffApplicationList({ loaderData }: Route.ComponentProps) {
  if (isUnread(loaderData)) {
    return (
      <UnreadListPage
        {...heading}
        search={search}
        failure="Failed to fetch careers"
        unread={loaderData.unread}
      />
    );
  }
  return <Applications {...loaderData} />;
}

function Applications(listed: Exclude<Route.ComponentProps["loaderData"], Unread>) {
  const { q, items: applications, page, pages } = listed;
  const exported = useKeptSearch(href("/dashboard/Careers/export.csv"));
  return (
    <ListPage
      {...heading}
      action={
        applications.length > 0 && (
          <a className="button quiet" href={exported}>
            Download as CSV
          </a>
        )
      }
      search={<ListSearch {...search} q={q} />}
      empty={applications.length === 0 && "No career applications found"}
    >
      <Table columns={columns} rows={applications} actions={Actions} />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}

function Resume({ application: { name, resume_link } }: { application: Application }) {
  if (!webAddress(resume_link)) return "N/A";
  return (
    <a href={resume_link} target="_blank" rel="noopener noreferrer nofollow">
      View Resume<span className="visually-hidden"> of {name}, opens a new tab</span>
    </a>
  );
}

function Actions({ id, name }: Application) {
  return (
    <DialogLink to={href("/dashboard/Careers/:id/delete", { id })}>
      Delete<span className="visually-hidden"> {name}</span>
    </DialogLink>
  );
}
