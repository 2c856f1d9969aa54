import { href, redirect } from "react-router";
import { pathOfPage } from "./paths.ts";
import { findOpenPage } from "./progress.server.ts";

export function loader() {
  const open = findOpenPage();
  throw redirect(open ? pathOfPage(open) : href("/dashboard"));
}
