import { type FormInput, listInputs } from "#app/route-inputs.ts";

/** The forms that are sent to an address; `pattern` is as `routes.ts` spells it, with or without the first slash. */
export async function formsAt(pattern: string): Promise<FormInput[]> {
  // Imported only now: the routes import the guard, which asks for this.
  const { routes } = await import("virtual:react-router/server-build");
  const wanted = `/${pattern.replace(/^\//, "")}`;
  return listInputs(routes).flatMap(({ path, forms }) => (path === wanted ? forms : []));
}
