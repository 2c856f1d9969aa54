import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/form.server.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { createLink } from "#db/links.ts";
import type { Route } from "./+types/staff-new";
import { LinkForm } from "./form.tsx";
import { linkSchema } from "./schema.ts";

const fields = Object.keys(linkSchema.shape);

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const submission = parseWithZod(await readForm(request, { fields }), { schema: linkSchema });
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  createLink(submission.value, staff);
  return redirectWithFlash(`${href("/dashboard/Links")}${url.search}`, "The link was added.");
}

export default function AddLink({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <Dialog title="Add New Link" closeTo={`${href("/dashboard/Links")}${search}`}>
      <title>{`${actionData ? "Error: " : ""}Add New Link`}</title>
      <LinkForm result={actionData} />
    </Dialog>
  );
}
