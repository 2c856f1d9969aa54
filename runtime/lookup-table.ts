/** For names from outside: it has these and no others, while every plain object has a `constructor`. */
export function lookupTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries);
}
