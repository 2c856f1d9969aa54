import { notFound } from "#app/http.ts";

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
