/** In English, such as "1 receipt" and "1,200 receipts"; `more` where an s alone does not make the plural. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? one : more}`;
}
