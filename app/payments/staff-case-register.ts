import type { Route } from "./+types/staff-case-register";
import { caseRegister, respondWithBook } from "./books.server.ts";
import { booksQuery } from "./staff-inputs.ts";

export const reads = [booksQuery];

export function loader(args: Route.LoaderArgs) {
  return respondWithBook(caseRegister, "xlsx", args);
}
