import { applicationsQuery, uncheckedQuery } from "#app/careers/staff-inputs.ts";
import { readState } from "#app/careers/states.ts";
import { readListQuery, readQuery, withQuery } from "#app/requests/http.ts";
import type { ApplicationList } from "#db/applications/application-counts.ts";
import { isUnchecked, listPathOf } from "./list-paths.ts";
import { readApplicationSearch } from "./search.ts";

/** What the staff's list of applications shows, from its address; what it does not know counts as not there. */
export function readSelection(url: URL) {
  const { q, page } = readListQuery(url, applicationsQuery);
  const state = readState(readQuery(url, applicationsQuery).state);
  const list: ApplicationList = state ?? "checked";
  return { typed: { q, state }, text: readApplicationSearch(q), list, page };
}

/** The address of the list that brought the person here, as it was. */
export function listPlace(url: URL): string {
  const query = isUnchecked(url.pathname) ? uncheckedQuery : applicationsQuery;
  return withQuery(listPathOf(url.pathname), url, query);
}
