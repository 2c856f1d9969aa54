import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { withQuery } from "#app/requests/http.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { makeFormKey } from "#app/ui/fields/form-key.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { createLinkOnce, listLinksByCategory } from "#db/texts/links.ts";
import type { Route } from "./+types/staff-new";
import { pagesOfLinks } from "./categories.ts";
import { LinkForm } from "./form.tsx";
import { linkFormSchema } from "./schema.ts";
import { linkForm, linksQuery } from "./staff-inputs.ts";

const failure = "Failed to create link";

export const reads = [linkForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader() {
  return { form_key: newFormKey() };
}

export function clientLoader() {
  return { form_key: makeFormKey() };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: linkForm, schema: linkFormSchema, failure };
  return actOnForm(request, input, async (value, { form }) => {
    const { category, url: added } = value;
    const id = createLinkOnce(value, form.get("form_key"), staff);
    const isTwice = listLinksByCategory(category).some(
      (link) => link.id !== id && link.url === added,
    );
    return redirectWithFlash(`${withQuery(href("/dashboard/Links"), url, linksQuery)}#${id}`, {
      sentence: isTwice
        ? "The link was added. The list has the same one already: visitors see it twice."
        : "The link was added.",
      changed: id,
      page: pagesOfLinks[category],
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function AddLink({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useKeptSearch(href("/dashboard/Links"));
  const sent = useReply(actionData);
  return (
    <Dialog title="Add New Link" closeTo={closeTo}>
      <title>{`${actionData ? "Error: " : ""}Add New Link`}</title>
      <LinkForm form_key={loaderData.form_key} sent={sent} />
    </Dialog>
  );
}
