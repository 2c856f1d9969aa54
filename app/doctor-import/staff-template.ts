import type { Route } from "./+types/staff-template";
import { columns } from "./columns.ts";
import { respondWithFile } from "./file.server.ts";
import { example } from "./template.ts";

/** The headings, and one doctor as an example. */
export function loader({ url }: Route.LoaderArgs) {
  return respondWithFile(url, "doctors-template", exampleRow());
}

async function* exampleRow() {
  yield [columns.map(([name]) => example[name])];
}
