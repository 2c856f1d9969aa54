import { href } from "react-router";
import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { counted } from "#app/language/counted.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { keptOwnPages, listPagesUnder, type OwnPage } from "#db/texts/own-pages.ts";
import type { Route } from "./+types/staff-delete";

const texts = deletionTexts("page", {
  loadFailure: "Failed to fetch pages",
  advice:
    "It leaves the website, and links to it in other pages become plain words. Its texts and checks stay with it in the Trash.",
});
const deletion = deletionRoute(texts, {
  subject: "own page",
  list: () => href("/dashboard/Pages"),
  idIn: ({ params }: Route.LoaderArgs) => params.id,
  ask,
  ...keptOwnPages,
});

function ask({ kind, name, path }: OwnPage) {
  const pages = kind === "department" ? listPagesUnder(path).length : 0;
  if (pages === 0) return { what: name };
  const [one, more] = ["page of it then stands", "pages of it then stand"];
  const left = `${counted(pages, one, more)} in no menu: the search, A–Z and links lead there.`;
  return { what: name, advice: `${texts.advice} ${left}` };
}

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteOwnPage(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
