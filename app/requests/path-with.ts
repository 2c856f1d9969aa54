export function pathWith(path: string, values: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(values).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
