import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  type CallInput,
  calls,
  type FormInput,
  forms,
  type QueryInput,
  queries,
} from "#app/inputs.ts";
import routes from "#app/routes.ts";

/** A place where input enters, with all that is read there. */
export interface Target {
  kind: "form" | "call" | "page";
  method: string;
  /** As in `routes.ts`, with `:id` and `*`. */
  path: string;
  /** Of fields, or of parameters. */
  names: string[];
  file?: string;
}

/** Each address of the website, and the file of its route. */
export function listAddresses(
  within: RouteConfigEntry[] = routes,
  above = "",
): { path: string; file: string }[] {
  return within.flatMap(({ path, index, file, children = [] }) => {
    const full = path === undefined ? above : `${above}/${path.replace(/^\//, "")}`;
    const own = path === undefined && !index ? [] : [{ path: full || "/", file }];
    return [...own, ...listAddresses(children, full)];
  });
}

/** Every form, call and page, from the table of inputs and from the routes. */
export function listTargets(): Target[] {
  return [
    ...Object.values<FormInput>(forms).flatMap((form) =>
      form.at.map((path) => ({ kind: "form" as const, method: "POST", path, ...namesOf(form) })),
    ),
    ...Object.values<CallInput>(calls).flatMap((call) =>
      call.at.map((at) => {
        const [method = "", path = ""] = at.split(" ");
        return { kind: "call" as const, method, path, ...namesOf(call) };
      }),
    ),
    ...listAddresses().map(({ path }) => {
      const read = Object.values<QueryInput>(queries).filter(({ at }) => at.includes(path));
      const names = read.flatMap(({ parameters, lists }) =>
        Object.keys({ ...parameters, ...lists }),
      );
      return { kind: "page" as const, method: "GET", path, names: [...new Set(names)] };
    }),
  ];
}

function namesOf(input: FormInput | CallInput): { names: string[]; file?: string } {
  const single = "fields" in input ? input.fields : { ...input.typed, ...input.added };
  return { names: Object.keys({ ...single, ...input.lists }), file: input.file };
}
