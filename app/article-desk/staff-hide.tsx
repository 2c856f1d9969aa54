import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import type { Route } from "./+types/staff-hide";
import { visibilityRoute } from "./visibility.server.ts";

const texts: ConfirmTexts = {
  title: "Hide a page",
  question: "Are you sure you want to hide this page?",
  advice:
    "Visitors are told that the hospital has no page about it. It leaves menus, lists, search and sitemap, and links to it in other pages become plain words. You can show it again at any time.",
  button: "Hide",
  busy: "Hiding...",
  loadFailure: "Failed to fetch articles",
  failure: "Failed to hide the page",
};

const visibility = visibilityRoute(texts, 1);

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = visibility.loader;
export const action = visibility.action;
export const clientAction = sendConfirmed(texts);

export default function HideArticle(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
