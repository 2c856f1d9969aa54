import { href } from "react-router";
import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { withQuery } from "#app/requests/http.ts";
import { placeAfterDeletion } from "#app/requests/list-place.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { keptLinks, listLinks } from "#db/texts/links.ts";
import type { Route } from "./+types/staff-delete";
import { linksQuery } from "./staff-inputs.ts";

const texts = deletionTexts("link", { loadFailure: "Failed to fetch links" });
const deletion = deletionRoute(texts, {
  subject: "link",
  list: ({ params, url }) => {
    const ids = listLinks().map(({ id }) => id);
    return placeAfterDeletion(withQuery(href("/dashboard/Links"), url, linksQuery), ids, params.id);
  },
  idIn: ({ params }: Route.LoaderArgs) => params.id,
  ask: (link) => ({ what: link.url }),
  ...keptLinks,
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteLink(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
