import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { withQuery } from "#app/http.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { setArticleHidden } from "#db/articles.ts";
import type { Route } from "./+types/staff-unhide";
import { readTexts } from "./staff-article.server.ts";

const failure = "Failed to show the page";
const list = href("/dashboard/Articles");

export const meta: Route.MetaFunction = () => [{ title: "Show a page again" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(async () => ({ title: (await readTexts(params.name)).texts.title }));
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const { path, texts } = await readTexts(params.name);
    setArticleHidden(path, 0, texts.title, staff);
    return redirectWithFlash(`${withQuery(list, url, "articles")}#${path.slice(1)}`, {
      sentence: `“${texts.title}” is shown again.`,
      changed: path.slice(1),
      page: path,
    });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function ShowArticleAgain({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Show a page again"
      question="Show this page on the website again?"
      what={isUnread(loaderData) ? loaderData : loaderData.title}
      failure="Failed to fetch articles"
      list={list}
      result={actionData}
    >
      <SubmitButton busy="Saving...">Show</SubmitButton>
    </Confirm>
  );
}
