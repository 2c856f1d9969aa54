import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { withQuery } from "#app/requests/http.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { useKeptSearch } from "#app/ui/dialog-link.tsx";
import { makeFormKey } from "#app/ui/fields/form-key.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { createLinkOnce } from "#db/texts/links.ts";
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
  const form = await readForm(request, linkForm);
  const submission = parseWithZod(form, { schema: linkFormSchema });
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  const { value } = submission;
  return orNotSent(
    failure,
    () => {
      const id = createLinkOnce(value, form.get("form_key"), staff);
      return redirectWithFlash(`${withQuery(href("/dashboard/Links"), url, linksQuery)}#${id}`, {
        sentence: "The link was added.",
        changed: id,
        page: pagesOfLinks[value.category],
      });
    },
    submission.reply,
  );
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function AddLink({ loaderData, actionData }: Route.ComponentProps) {
  const closeTo = useKeptSearch(href("/dashboard/Links"));
  const { reply, notSent } = useReply(actionData);
  return (
    <Dialog title="Add New Link" closeTo={closeTo}>
      <title>{`${actionData ? "Error: " : ""}Add New Link`}</title>
      <LinkForm form_key={loaderData.form_key} reply={reply} notSent={notSent} />
    </Dialog>
  );
}
