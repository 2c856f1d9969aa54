import { notFound } from "#app/requests/http.ts";

export function loader() {
  throw notFound();
}

/** What the script of a page does not know may still be there: the page is left for it. */
export function clientLoader({ url }: { url: URL }) {
  location.assign(url);
  return new Promise<never>(() => {});
}

export default function NotFound() {
  return null;
}
