import type { ReviewState } from "#app/library/review-state.server.ts";

/** "missing" where nothing is translated. */
export type ListState = ReviewState | "hidden" | "missing";

export const stateLabels: Readonly<Record<ListState, string>> = {
  missing: "To translate",
  unchecked: "Not yet checked",
  checked: "Checked",
  due: "Check due",
  changed: "Changed since",
  hidden: "Hidden",
};

export const listStates = Object.keys(stateLabels) as ListState[];

export interface ArticleRow {
  id: string;
  title: string;
  linkTitle: string;
  group: string;
  state: ListState;
  isHidden: boolean;
  english?: string;
  isUnfinished?: boolean;
  /** Added, and without a text: no visitor sees it. */
  isUnwritten?: boolean;
  /** The law wants a number for it, which the hospital has not given. */
  isUnregistered?: boolean;
  changed?: string;
  /** The last check, whatever it is worth now. */
  by?: string;
  on?: string;
}
