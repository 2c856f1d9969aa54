import { type Group, isList, type ListField } from "./fields.ts";

/**
 * What the buttons of a list do; with script on the page, without it by sending the form. With a place for `to`, a row
 * was dropped there.
 */
export interface RowChange {
  list: string;
  to: "up" | "down" | "top" | "remove" | "add" | number;
  /** Of the row; for a new one, of the place that it gets. */
  index: number;
}

const written = /^(\w+)\.(\d+)\.(up|down|top|remove|add)$/;

export function writeChange({ list, index, to }: RowChange): string {
  return `${list}.${index}.${to}`;
}

export function readChange(group: Group, text: unknown): RowChange | undefined {
  const [, list = "", index, to] = written.exec(String(text)) ?? [];
  if (!listOf(group, list)) return undefined;
  return { list, index: Number(index), to: to as RowChange["to"] };
}

export function listOf({ sections }: Group, name: string): ListField | undefined {
  const lists = sections.flatMap(({ fields }) => fields.filter(isList));
  return lists.find((list) => list.name === name);
}

/** The rows with the change made; as they are where there is no such row. */
export function changeRows<Row>(rows: readonly Row[], { index, to }: RowChange, blank: Row): Row[] {
  if (to === "add") return [...rows, blank];
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

/** What is said of a row that was moved; nothing of other changes. */
export function wordsAfter({ index, to }: RowChange, count: number): string {
  if (to === "add" || to === "remove") return "";
  return `Moved to place ${placeAfter(index, to) + 1} of ${count}.`;
}

/**
 * The field or button that has the focus then, by the end of its id; `count` is that of the rows then. None where
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
  if (to === "add") {
    const first = fields.find(({ kind }) => kind !== "id");
    return `${name}.${count - 1}.${first?.name}`;
  }
  if (to === "remove") return count === 0 ? add : `${name}.${Math.min(index, count - 1)}.remove`;
  const place = Math.min(placeAfter(index, to), count - 1);
  const end = to === "down" ? count - 1 : 0;
  if (place !== end) return `${name}.${place}.${to}`;
  return count === 1 ? add : `${name}.${place}.${to === "down" ? "up" : "down"}`;
}
