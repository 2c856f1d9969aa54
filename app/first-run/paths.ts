import { href } from "react-router";
import { type SetUpPage, setUpPages } from "./steps.ts";

export function pathOfPage({ name }: SetUpPage): string {
  return href("/dashboard/SetUp/:group", { group: name });
}

export function pathBefore(page: SetUpPage): string | undefined {
  const before = setUpPages[setUpPages.indexOf(page) - 1];
  return before && pathOfPage(before);
}

/** The overview after the last one. */
export function pathAfter(page: SetUpPage): string {
  const after = setUpPages[setUpPages.indexOf(page) + 1];
  return after ? pathOfPage(after) : href("/dashboard");
}
