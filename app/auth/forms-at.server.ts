import { routes } from "virtual:react-router/server-build";
import { type FormInput, listInputs } from "#app/forms/route-inputs.ts";

/** The forms that are sent to an address; `pattern` is as `routes.ts` spells it, with or without the first slash. */
export function formsAt(pattern: string): FormInput[] {
  const wanted = `/${pattern.replace(/^\//, "")}`;
  return listInputs(routes).flatMap(({ path, forms }) => (path === wanted ? forms : []));
}
