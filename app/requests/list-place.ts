export const rowsPerPage = 25;

export function cutPage<Row>(rows: readonly Row[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  return { part: rows.slice((page - 1) * size, page * size), page, pages };
}

export function placeInList(path: string, ids: readonly string[], id: string, offset = 0): string {
  const [list = "", search] = path.split("?");
  const parameters = new URLSearchParams(search);
  const page = Math.floor((offset + Math.max(ids.indexOf(id), 0)) / rowsPerPage) + 1;
  if (page > 1 || parameters.has("page")) parameters.set("page", String(page));
  const query = parameters.size > 0 ? `?${parameters}` : "";
  return `${list}${query}#${id}`;
}

export function placeAfterDeletion(
  path: string,
  ids: readonly string[],
  id: string,
  offset = 0,
): string {
  const index = ids.indexOf(id);
  const rest = ids.filter((other) => other !== id);
  const next = rest[index] ?? rest.at(-1);
  return index < 0 || !next ? path : placeInList(path, rest, next, offset);
}
