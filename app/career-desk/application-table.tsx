import type { ReactNode } from "react";
import { webAddress } from "#app/forms/text-rules.ts";
import { EmailLink } from "#app/ui/email-link.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { Application } from "#db/applications/applications.ts";
import styles from "./staff-list.module.css";

const columns: Column<Application>[] = [
  { label: "Email", cell: ({ email }) => <EmailLink email={email} /> },
  { label: "Phone", card: "line", cell: ({ phone }) => <a href={`tel:+91${phone}`}>{phone}</a> },
  { label: "Position Applied", card: "line", cell: ({ position }) => position },
  { label: "Resume", card: "state", cell: (application) => <Resume application={application} /> },
  {
    label: "Created At",
    className: styles.createdColumn,
    cell: ({ created_at }) => <LocalTime at={created_at} />,
  },
];

/** What the search over such a table says. */
export const applicationSearch = {
  label: "Search",
  placeholder: "Name, email, phone or position",
  busy: "Loading applications...",
};

export function ApplicationTable({
  name = ({ name }) => <strong>{name}</strong>,
  nameClass,
  ...props
}: {
  rows: readonly Application[];
  name?: (application: Application) => ReactNode;
  nameClass?: string;
  actions: (application: Application) => ReactNode;
}) {
  const first: Column<Application> = {
    label: "Name",
    isName: true,
    card: "name",
    className: nameClass,
    cell: name,
    inWords: ({ name }) => name,
  };
  return <Table columns={[first, ...columns]} {...props} />;
}

/** The link to it, or "N/A". */
export function Resume({ application: { name, resume_link } }: { application: Application }) {
  if (!webAddress(resume_link)) return "N/A";
  return (
    <a href={resume_link} target="_blank" rel="noopener noreferrer nofollow">
      View Resume<span className="visually-hidden"> of {name}, opens a new tab</span>
    </a>
  );
}
