import { type BuiltRoutes, lineOf, pathOf } from "../../server/http/route-table.ts";

export type Lengths = Readonly<Record<string, number>>;
export type Lists = Readonly<Record<string, { length: number; count: number }>>;
export type Rows = Readonly<Record<string, { count: number; fields: Lengths }>>;

/** A form. Lengths are in characters; fields that are not declared are not read. */
export interface FormInput {
  /** What people type, and the length beyond which the form comes back with a message. */
  typed?: Lengths;
  /** Boxes, choices and what the page adds; longer ones count as not sent. */
  added?: Lengths;
  lists?: Lists;
  rows?: Rows;
  file?: string;
  maxFiles?: number;
  bytes?: number;
}

export interface CallInput {
  fields: Lengths;
  objects?: readonly string[];
  lists?: Lists;
  asForm?: true;
  file?: string;
  bytes?: number;
}

export interface QueryInput {
  parameters: Lengths;
  lists?: Lists;
}

type ReadsByMethod = Readonly<Record<string, { body?: { reads: CallInput } }>>;

interface Declarations {
  reads?: readonly (FormInput | QueryInput)[];
  loader?: { calls?: ReadsByMethod };
}

export function listInputs(routes: BuiltRoutes) {
  return Object.entries(routes).flatMap(([id, route]) => {
    if (!route) return [];
    const line = lineOf(route, routes);
    const modules = line.map(({ module }) => module as Declarations);
    const { reads = [], loader } = modules.at(-1) as Declarations;
    return {
      id,
      path: pathOf(line),
      forms: reads.filter((input) => !isQuery(input)),
      queries: modules.flatMap(({ reads = [] }) => reads.filter(isQuery)),
      calls: loader?.calls ?? {},
    };
  });
}

function isQuery(input: FormInput | QueryInput): input is QueryInput {
  return "parameters" in input;
}
