export const kinds = ["wrong", "changed", "new", "unchanged"] as const;

export type Kind = (typeof kinds)[number];

export type Counts = Record<Kind, number>;

export const kindLabels: Readonly<Record<Kind, string>> = {
  wrong: "Wrong",
  changed: "Changed",
  new: "New",
  unchanged: "Unchanged",
};
