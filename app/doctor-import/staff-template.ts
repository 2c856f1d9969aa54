import type { Route } from "./+types/staff-template";
import { columns } from "./columns/columns.ts";
import { example } from "./columns/template.ts";
import { respondWithRows } from "./file.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  const row = columns.map(([name]) => example[name]);
  return respondWithRows(url, "doctors-template", [[row]]);
}
