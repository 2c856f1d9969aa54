import { type BuiltRoutes, lineOf, pathOf } from "../../server/route-table.ts";

export type Lengths = Readonly<Record<string, number>>;
export type Lists = Readonly<Record<string, { length: number; count: number }>>;
export type Rows = Readonly<Record<string, { count: number; fields: Lengths }>>;

/** A form. Lengths are in characters; fields that are not declared are not read. */
export interface FormInput {
  /** What people type, and the length beyond which the form comes back with a message. */
  typed?: Lengths;
  /** Boxes, choices and what the page adds; longer ones count as not sent. */
  added?: Lengths;
  /** Fields with several values. */
  lists?: Lists;
  /** Lists whose items have several fields, named as `phones.0.number`; they count as typed. */
  rows?: Rows;
  /** The name of the field with the file. */
  file?: string;
  /** How many files that field may have; one if left out. */
  maxFiles?: number;
  /** Of the whole form; 64 KB if left out. */
  bytes?: number;
}

/** The body of an API call. */
export interface CallInput {
  fields: Lengths;
  /** Fields with an object or a list of objects; those of phone and email may also be sent as fields of their own. */
  objects?: readonly string[];
  lists?: Lists;
  /** Whether a form may be sent in place of JSON. */
  asForm?: true;
  /** The name of the field with the file. */
  file?: string;
  /** Of the whole body; 64 KB if left out. */
  bytes?: number;
}

/** Parameters of an address. */
export interface QueryInput {
  /** What is longer is cut. */
  parameters: Lengths;
  /** Parameters that come several times; longer values count as not sent. */
  lists?: Lists;
}

/** What the calls of an address read. */
type ReadsByMethod = Readonly<Record<string, { body?: { reads: CallInput } }>>;

/** What the module of a route exports, so that all that it reads is known. */
interface Declarations {
  /** Its queries count for the routes inside it too. */
  reads?: readonly (FormInput | QueryInput)[];
  /** Of the API: its loader carries its calls. */
  loader?: { calls?: ReadsByMethod };
}

/** What one route reads. */
export interface RouteInputs {
  id: string;
  path: string;
  forms: FormInput[];
  queries: QueryInput[];
  calls: ReadsByMethod;
}

/** What each route declares that it reads, with the queries of the routes around it. */
export function listInputs(routes: BuiltRoutes): RouteInputs[] {
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
