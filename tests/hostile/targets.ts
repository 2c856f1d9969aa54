import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { readBuiltInputs } from "../forms/built-inputs.ts";

/** A place where input enters, with all that is read there. */
export interface Target {
  kind: "form" | "call" | "page";
  method: string;
  /** As in `routes.ts`, with `:id` and `*`. */
  path: string;
  /** Of fields, or of parameters. */
  names: string[];
  file?: string | undefined;
  /** The body that the description of a call has. */
  example?: object | undefined;
}

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

export function listTargets(): Target[] {
  const { forms, calls, queries } = readBuiltInputs();
  return [
    ...forms.map(({ path, form: { typed, added, lists, rows = {}, file } }) => {
      const inRows = Object.entries(rows).flatMap(([list, { fields }]) =>
        Object.keys(fields).map((field) => `${list}.0.${field}`),
      );
      const names = [...Object.keys({ ...typed, ...added, ...lists }), ...inRows];
      return { kind: "form" as const, method: "POST", path, names, file };
    }),
    ...calls.map(({ method, path, call: { fields, lists, objects = [], file }, example }) => {
      const names = [...Object.keys({ ...fields, ...lists }), ...objects];
      return { kind: "call" as const, method, path, names, file, example };
    }),
    ...queries.map(({ path, queries }) => {
      const names = queries.flatMap(({ parameters, lists }) =>
        Object.keys({ ...parameters, ...lists }),
      );
      return { kind: "page" as const, method: "GET", path, names: [...new Set(names)] };
    }),
  ];
}
