import type { Route } from "./+types/staff-export";
import { paymentBook, respondWithBook } from "./books.server.ts";
import { booksQuery } from "./staff-inputs.ts";

export const reads = [booksQuery];

export function loader(args: Route.LoaderArgs) {
  const format = args.url.pathname.endsWith(".xlsx") ? "xlsx" : "csv";
  return respondWithBook(paymentBook, format, args);
}
