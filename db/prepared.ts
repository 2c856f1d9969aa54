import type { Compilable, CompiledQuery } from "kysely";

class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query that every page asks, and that differs in its values alone: it is built and compiled once. Nothing of it
 * may depend on a value.
 */
export function prepared<Values extends readonly (string | number)[], Row>(
  build: (...values: Values) => Compilable<Row>,
): (...values: Values) => Compilable<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (...values) => {
    compiled ??= build(...(placesOf(values) as unknown as Values)).compile();
    const parameters = compiled.parameters.map((one) =>
      one instanceof Place ? values[one.index] : one,
    );
    const filled = { ...compiled, parameters };
    return { compile: () => filled };
  };
}

function placesOf(values: readonly unknown[]): Place[] {
  return values.map((_, index) => new Place(index));
}
