/** Safe for names from outside: a plain object also has a `constructor`. */
export function lookupTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries);
}
