import { readSynonyms } from "#app/forms/synonyms-text.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { readSetting } from "#db/settings/settings.ts";
import { listLinkChanges } from "#db/texts/articles.ts";
import { listPresentOwnPages } from "#db/texts/own-pages.ts";

export function ownDepartmentNames(): (specialization: string) => string | undefined {
  const hidden = new Set(listLinkChanges().flatMap((one) => (one.is_hidden === 1 ? one.path : [])));
  const departments = listPresentOwnPages()
    .filter(
      ({ kind, path, is_written }) => kind === "department" && is_written && !hidden.has(path),
    )
    .map(({ name, path, specialities }) => {
      return { name, path, matchers: readSynonyms(specialities).map(matcherOf) };
    });
  return (specialization) => {
    const assigned = departmentAssignedTo(specialization);
    const found = departments.find(({ path, matchers }) =>
      assigned ? path === assigned : matchers.some((matches) => matches(specialization)),
    );
    return found?.name;
  };
}

export function departmentAssignedTo(specialization: string): string | undefined {
  const assigned = readSetting("menu").value.specialities;
  return assigned.find(({ name }) => isSameSpeciality(name, specialization))?.page;
}

export function isSameSpeciality(one: string, other: string): boolean {
  return normalizeForSearch(one) === normalizeForSearch(other);
}

export function matcherOf(typed: string): (specialization: string) => boolean {
  const words = ` ${normalizeForSearch(typed)}`;
  return (specialization) => ` ${normalizeForSearch(specialization)}`.includes(words);
}
