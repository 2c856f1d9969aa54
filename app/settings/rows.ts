import { type Group, isList, type ListField } from "./fields.ts";

/**
 * The effect of a list's buttons: on the page with script, by sending the form without it. A number in `to` is the place
 * where a row was dropped.
 */
export interface RowChange {
  list: string;
  to: "up" | "down" | "top" | "remove" | "add" | "tick" | number;
  /** Of the row; for a new one, or the first of several, of the place that it gets. */
  index: number;
}

const written = /^(\w+)\.(\d+)\.(up|down|top|remove|add|tick)$/;

export function writeChange({ list, index, to }: RowChange): string {
  return `${list}.${index}.${to}`;
}

export interface SentChange {
  list: ListField;
  change: RowChange;
}

export function readChange(group: Group, text: unknown): SentChange | undefined {
  const [, name = "", index, to] = written.exec(String(text)) ?? [];
  const list = listOf(group, name);
  if (!list) return undefined;
  return { list, change: { list: name, index: Number(index), to: to as RowChange["to"] } };
}

export function listOf({ sections }: Group, name: string): ListField | undefined {
  const lists = sections.flatMap(({ fields }) => fields.filter(isList));
  return lists.find((list) => list.name === name);
}

/** The rows with the change made, among them those for ticked names; as they are where there is no such row. */
export function changeRows<Row>(rows: readonly Row[], { index, to }: RowChange, blank: Row): Row[] {
  if (to === "add") return [...rows, blank];
  if (to === "tick") return [...rows];
  const row = rows[index];
  if (row === undefined) return [...rows];
  const others = rows.toSpliced(index, 1);
  if (to === "remove") return others;
  return others.toSpliced(placeAfter(index, to), 0, row);
}

function placeAfter(index: number, to: RowChange["to"]): number {
  if (typeof to === "number") return to;
  if (to === "top") return 0;
  return Math.max(to === "up" ? index - 1 : index + 1, 0);
}

/** The announcement after a row was moved or names were ticked; empty after other changes. */
export function wordsAfter({ index, to }: RowChange, count: number): string {
  if (to === "tick") return count > index ? `${count - index} added.` : "Tick at least one name.";
  if (to === "add" || to === "remove") return "";
  return `Moved to place ${placeAfter(index, to) + 1} of ${count}.`;
}

/**
 * The field or button to focus after a change, by the end of its id; `count` is the new number of rows. None after
 * a row was dropped.
 */
export function focusAfter(
  list: ListField,
  { index, to }: RowChange,
  count: number,
): string | undefined {
  const { name, fields } = list;
  if (typeof to === "number") return undefined;
  const add = `${name}.add`;
  if (to === "tick" && count <= index) return `${name}.tick`;
  if (to === "add" || to === "tick") {
    const first = fields.find(({ kind }) => kind !== "id");
    return `${name}.${to === "add" ? count - 1 : index}.${first?.name}`;
  }
  if (to === "remove") return count === 0 ? add : `${name}.${Math.min(index, count - 1)}.remove`;
  const place = Math.min(placeAfter(index, to), count - 1);
  const end = to === "down" ? count - 1 : 0;
  if (place !== end) return `${name}.${place}.${to}`;
  return count === 1 ? add : `${name}.${place}.${to === "down" ? "up" : "down"}`;
}
