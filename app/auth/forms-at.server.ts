import { routes } from "virtual:react-router/server-build";
import { type FormInput, listInputs } from "#app/forms/route-inputs.ts";

export function formsAt(pattern: string): FormInput[] {
  const wanted = `/${pattern.replace(/^\//, "")}`;
  return listInputs(routes).flatMap(({ path, forms }) => (path === wanted ? forms : []));
}
