import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/requests/failure.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import type { Route } from "./+types/staff-unhide";
import { changeVisibility, readTitle } from "./visibility.server.ts";

const texts: ConfirmTexts = {
  title: "Show a page again",
  question: "Show this page on the website again?",
  button: "Show",
  busy: "Saving...",
  unread: "Failed to fetch articles",
  failure: "Failed to show the page",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => readTitle(params.name));
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, () => changeVisibility(params.name, 0, url, staff));
}

export const clientAction = sendConfirmed(texts);

export default function ShowArticleAgain(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
