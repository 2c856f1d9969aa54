import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { counted } from "#app/language/counted.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { UnsavedForms } from "#app/ui/keeping/unsaved-forms.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { acceptedPhotos } from "#app/uploads/limits.ts";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import { notedChanges } from "#db/audit.ts";
import { findPlace } from "#db/texts/pictures.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import type { Route } from "./+types/staff-list";
import { readChecklist } from "./checklist.server.ts";
import { Checklist } from "./checklist.tsx";
import { FilmTile } from "./film-tile.tsx";
import { saveTile } from "./save.server.ts";
import { pictureForm } from "./staff-inputs.ts";
import styles from "./staff-list.module.css";
import { anchorOf, findTab, maxGallery, pathOfPlace, tabOf, tabs } from "./tabs.ts";
import { PictureTile } from "./tile.tsx";
import { isEmptyItem, isOnWebsite, listTiles, newTile } from "./tiles.server.ts";

const failure = "Failed to save picture";

export const reads = [pictureForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params }: Route.LoaderArgs) {
  const tab = orNotFound(findTab(params.tab));
  return orLoadFailure(() => {
    const all = listTiles(tab.groups);
    const tiles = all.filter((tile) => !isEmptyItem(tile));
    return {
      tab: tab.name,
      tiles,
      empty: all.filter(isEmptyItem),
      film: findPlace("film").picture,
      ...(tab.name === "gallery" && { checklist: readChecklist(), added: newTile() }),
    };
  });
}

export function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const outcome = await saveTile(request, staff);
    if (!("saved" in outcome)) return data(outcome.reply, { status: outcome.status });
    const { place, name } = outcome.saved;
    const undo = notedChanges() ?? outcome.undo;
    return redirectWithFlash(pathOfPlace(place), {
      sentence: `${name}: saved. Visitors see it ${whenSeen(place)}.`,
      changed: place,
      page: (tabOf(place) ?? tabs[0]).page,
      ...(undo && { undo }),
    });
  });
}

function whenSeen(place: string): string {
  if (!isOnWebsite(place)) return "once its page is on the website";
  return isBeingSetUp() ? "once the website is open" : "from now on";
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

// They lead back to the tab that they came from, which keeps what was typed.
const ownActions: string[] = [
  href("/dashboard/Pictures/order"),
  href("/dashboard/Pictures/sample"),
];

const failed = {
  title: "Pictures",
  subtitle: "Photos of the website",
  failure: "Failed to fetch pictures",
};

export default function Pictures({ loaderData, actionData, params }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const tab = findTab(params.tab) ?? tabs[0];
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { tiles, empty, film, checklist, added } = loaderData;
  const here = href("/dashboard/Pictures/:tab", { tab: tab.name });
  const staysAt = (path: string) =>
    path === here || path.startsWith(`${here}/`) || ownActions.includes(path);
  const replyTo = (place: string) => (reply?.place === place ? reply : undefined);
  const addedPlace = [...tiles, ...empty].some(({ place }) => place === reply?.place)
    ? undefined
    : reply?.place;
  const isFull = tiles.length + empty.length >= maxGallery;
  return (
    <ListPage
      title="Pictures"
      subtitle={subtitleOf(tab.name, tiles)}
      action={
        <div className="row">
          {added && !isFull && (
            <Link className="button" to={href("/dashboard/Pictures/gallery/add")}>
              Add several photos
            </Link>
          )}
          <a className="button quiet" href={tab.page} target="_blank" rel="noopener">
            View on website<span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </div>
      }
    >
      <title>{`${actionData ? "Error: " : ""}${tab.title}, pictures`}</title>
      <nav aria-label="Kinds of pictures" className={styles.tabs}>
        {tabs.map(({ name, title }) => (
          <Link
            key={name}
            to={href("/dashboard/Pictures/:tab", { tab: name })}
            aria-current={name === tab.name ? "page" : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <UnsavedForms hasReply={reply !== undefined} staysAt={staysAt}>
        {notSent && <NotSentNotice notSent={notSent} />}
        {checklist && <Checklist subjects={checklist} />}
        {tab.name === "film" ? (
          <FilmTile film={film} version={tiles[0]?.version ?? 0} reply={replyTo("film")} />
        ) : (
          <>
            <p className={styles.hint}>{hints[tab.name] ?? photoHint}</p>
            {tiles.length === 0 && <p className="panel">There are none yet.</p>}
            <ul className={`plain ${styles.tiles}`}>
              {tiles.map((tile, index) => (
                <li key={`${tile.place} ${tile.version} ${tile.title}`} id={anchorOf(tile.place)}>
                  <PictureTile
                    tile={tile}
                    reply={replyTo(tile.place)}
                    {...(tile.title !== undefined && { at: { index, count: tiles.length } })}
                  />
                </li>
              ))}
              {added && (!isFull || addedPlace) && (
                <li key={added.place} id="gallery-new">
                  <PictureTile
                    tile={addedPlace ? { ...added, place: addedPlace } : added}
                    reply={addedPlace ? reply : undefined}
                    isNew
                  />
                </li>
              )}
            </ul>
            {empty.length > 0 && (
              <section aria-labelledby="without-photo" className={styles.empty}>
                <h2 id="without-photo">Places without a photo</h2>
                <p className={styles.hint}>
                  Visitors do not see these until each has a photo of yours. Remove those that your
                  hospital does not have.
                </p>
                <ul className={`plain ${styles.tiles}`}>
                  {empty.map((tile) => (
                    <li key={`${tile.place} ${tile.version}`} id={anchorOf(tile.place)}>
                      <PictureTile tile={tile} reply={replyTo(tile.place)} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </UnsavedForms>
    </ListPage>
  );
}

const photoHint = `${acceptedPhotos}, best 1600 pixels wide or more. Where a picture is cropped, its focal point stays in view. Where and with what it was taken is removed.`;

const hints = lookupTable<string>({
  gallery: photoHint,
  logo: `${acceptedPhotos}, best with a transparent background. It stands at the top and bottom of every page, and becomes the icon in browsers and on home screens. SVG files are not taken: they can carry scripts.`,
  accreditations: `A mark in place of the drawing beside the words: ${acceptedPhotos}. Use the mark of an accrediting body only as it allows.`,
  pages: `Behind the title of a department or page that you have added under Own pages. ${photoHint}`,
  leaders: `A square photo of the face looks best; others are cut to a square. ${acceptedPhotos}.`,
});

function subtitleOf(tab: string, tiles: { isOwn: boolean; isIllustration: boolean }[]): string {
  if (tab === "film") return "The film over the hero, on large screens";
  const own = tiles.filter(({ isOwn, isIllustration }) => isOwn && !isIllustration).length;
  const all = counted(tiles.length, "picture");
  const kind = tab === "gallery" ? `Pictures Gallery: ${counted(tiles.length, "photo")}` : all;
  return own === tiles.length ? `${kind}, all your own` : `${kind}, ${own} of them your own`;
}
