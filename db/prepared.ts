import type { Compilable, CompiledQuery } from "kysely";

class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** For what every page asks: it is compiled once. Nothing of the query may depend on a value. */
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
