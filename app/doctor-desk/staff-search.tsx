import { Form, href, useLocation } from "react-router";
import { labels } from "#app/doctors/fields.ts";
import { SearchChoice } from "#app/ui/fields/search-choice.tsx";
import listSearchStyles from "#app/ui/lists/list-search.module.css";
import { ListSearch } from "#app/ui/lists/list-search.tsx";
import summaryLink from "#app/ui/summary-link.module.css";
import styles from "./staff-list.module.css";
import type { TypedSelection } from "./staff-selection.server.ts";

export const searchWords = {
  label: "Search",
  placeholder: "Name, phone, speciality",
  all: href("/dashboard/AddDoctor"),
  busy: "Loading doctors...",
};

const availabilities = [
  ["", "All"],
  ["available", "Available"],
  ["unavailable", "Unavailable"],
] as const;

const websites = [
  ["", "All"],
  ["shown", "Shown"],
  ["hidden", "Not shown"],
] as const;

const orders = [
  ["", "Name"],
  ["-name", "Name, Z to A"],
  ["specialization", "Specialization"],
  ["-specialization", "Specialization, Z to A"],
  ["hospital", "Hospital"],
  ["-hospital", "Hospital, Z to A"],
  ["experience", "Experience, least first"],
  ["-experience", "Experience, most first"],
  ["fees", "Fees, lowest first"],
  ["-fees", "Fees, highest first"],
  ["availability", "Available first"],
  ["-availability", "Unavailable first"],
] as const;

/** Where there is no room for the choices, they are behind "Filter and sort". */
export function StaffSearch(props: { typed: TypedSelection; specializations: string[] }) {
  const { q, specialization, availability, website } = props.typed;
  const filters = [specialization, availability, website].filter((value) => value);
  return (
    <>
      <ListSearch {...searchWords} q={q} narrowed={q !== "" || filters.length > 0}>
        <Choices {...props} className={styles.wide} />
      </ListSearch>
      <details key={useLocation().search} className={styles.filters}>
        <summary className={summaryLink.summary}>
          Filter and sort{filters.length > 0 && `: ${filters.join(", ")}`}
        </summary>
        <Form method="get" className={listSearchStyles.search}>
          <input type="hidden" name="q" value={q} />
          <Choices {...props} />
          <button type="submit" className="button quiet">
            Show
          </button>
        </Form>
      </details>
    </>
  );
}

function Choices({
  typed: { specialization, availability, website, sort },
  specializations,
  className = "",
}: {
  typed: TypedSelection;
  specializations: string[];
  className?: string;
}) {
  const known = [["", "All"] as const, ...specializations.map((name) => [name, name] as const)];
  const selects = [
    { name: "specialization", label: labels.specialization, value: specialization, choices: known },
    {
      name: "availability",
      label: labels.availability,
      value: availability,
      choices: availabilities,
    },
    { name: "website", label: "On website", value: website, choices: websites },
  ];
  return (
    <>
      {selects.map((select) => (
        <SearchChoice key={select.name} {...select} className={className} />
      ))}
      <SearchChoice
        label="Sort by"
        name="sort"
        value={sort === "name" ? "" : sort}
        choices={orders}
        className={`${className} ${styles.order}`}
      />
    </>
  );
}
