import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import type { Route } from "./+types/staff-unhide";
import { visibilityRoute } from "./visibility.server.ts";

const texts: ConfirmTexts = {
  title: "Show a page again",
  question: "Show this page on the website again?",
  button: "Show",
  busy: "Saving...",
  loadFailure: "Failed to fetch articles",
  failure: "Failed to show the page",
};

const visibility = visibilityRoute(texts, 0);

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = visibility.loader;
export const action = visibility.action;
export const clientAction = sendConfirmed(texts);

export default function ShowArticleAgain(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
