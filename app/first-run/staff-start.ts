import { href, redirect } from "react-router";
import { pathOfPage } from "./paths.ts";
import { findOpenPage } from "./progress.server.ts";

/** Leads to where one goes on. */
export function loader() {
  const open = findOpenPage();
  throw redirect(open ? pathOfPage(open) : href("/dashboard"));
}
