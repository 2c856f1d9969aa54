import type { SubmissionResult } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { readFormWithFile } from "#app/forms/form.server.ts";
import type { FormBody } from "#app/forms/form-body.server.ts";
import type { SentFile } from "#app/forms/sent-file.server.ts";
import { notFound } from "#app/requests/http.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import { findFilm, storeFilm } from "#app/uploads/films.server.ts";
import { whyNotStored } from "#app/uploads/not-stored.server.ts";
import { keepOnce } from "#app/uploads/photos.server.ts";
import { findPicture, type StoredFiles, storePicture } from "#app/uploads/pictures.server.ts";
import type { Changes, StaffActor } from "#db/audit.ts";
import { transaction } from "#db/connection.server.ts";
import { findOwnRecentChange } from "#db/history/change-list.ts";
import type { Setting } from "#db/setting-groups.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";
import { listPhotoKeys } from "#db/texts/photo-keys.ts";
import { findPlace, type PictureFields, removePicture, savePicture } from "#db/texts/pictures.ts";
import { shapeOf, toPictureFile } from "./own.server.ts";
import { focusNames, pictureSchema } from "./schema.ts";
import { pictureForm } from "./staff-inputs.ts";
import { maxGallery } from "./tabs.ts";
import { findTile, newTile, type Tile } from "./tiles.server.ts";

export interface TileReply {
  place: string;
  result: SubmissionResult;
  version: number;
  /** As `version`, of the title: it is saved apart from the picture. */
  seen_title?: string;
  differences: Difference[];
  /** Of a file that came and need not be sent again. */
  staged_photo?: string;
  staged?: PictureFile;
}

type Outcome =
  | { saved: Tile; undo?: Changes | undefined }
  | { status: 400 | 409; reply: TileReply };

/** Reads the form of a tile, and saves it. Throws a 404 where the place has gone meanwhile. */
export async function saveTile(request: Request, staff: StaffActor): Promise<Outcome> {
  const sent = await readFormWithFile(request, pictureForm);
  await using _ = sent.file;
  const tile = requireTile(sent.form);
  const save = tile.place === "film" ? saveFilm : savePlace;
  const outcome = await save(sent, tile, staff);
  if (!("saved" in outcome)) return outcome;
  return {
    ...outcome,
    undo: isSentAgain(sent.form, tile) ? findMadeBefore(tile.place, staff.id) : undefined,
  };
}

function requireTile(form: FormData): Tile {
  const place = String(form.get("place") ?? "");
  const tile = findTile(place);
  if (tile) return tile;
  if (!form.has("is_new") || !/^gallery\/[a-z0-9-]{1,36}$/.test(place)) throw notFound();
  return newTile(place);
}

function isSentAgain(form: FormData, { version, title = "" }: Tile): boolean {
  return Number(form.get("version")) !== version || (form.get("seen_title") ?? "") !== title;
}

async function savePlace(
  { form, file }: FormBody,
  tile: Tile,
  staff: StaffActor,
): Promise<Outcome> {
  const { place } = tile;
  const submission = parseWithZod(form, { schema: pictureSchema(tile) });
  const typed = submission.status === "success" ? submission.value : undefined;
  const chosen = await chooseFiles(form, file, place, staff.id);
  const { files } = chosen;
  let { problem } = chosen;
  if (!problem && !files && !tile.picture) problem = "Choose a picture.";
  if (form.has("is_new") && isFull(place)) {
    problem = `The gallery has ${maxGallery} photos. Remove one first.`;
  }
  const reply = (seen: Seen, differences: Difference[]): TileReply => ({
    place,
    result: submission.reply({ fieldErrors: problem ? { photo: [problem] } : {} }),
    ...seen,
    differences,
    ...(files && { staged_photo: files.key, staged: stagedFile(files, tile) }),
  });
  const seen_title = String(form.get("seen_title") ?? "");
  if (!typed || problem) {
    return { status: 400, reply: reply({ version: Number(form.get("version")), seen_title }, []) };
  }
  const stored = findPlace(place).picture;
  const { alt = "", focus, title = "" } = typed;
  const isUntouched = !files && !stored && alt === tile.alt && focus === tile.focus;
  const current = stored ?? { photo_key: null, width: 0, height: 0, colour: "" };
  const { width, height, colour } = files ?? current;
  const photo_key = files ? files.key : current.photo_key;
  const fields: PictureFields = {
    photo_key,
    alt,
    focus,
    width,
    height,
    colour,
    format: "",
    is_illustration: photo_key === null || typed.is_illustration !== undefined,
  };
  const differences = transaction(() => {
    const found = [
      ...(tile.title === undefined ? [] : titleDifference(place, title, seen_title)),
      ...(isUntouched ? [] : pictureDifferences(tile, fields, typed.version)),
    ];
    if (found.length > 0) return found;
    if (!isUntouched) savePicture(place, fields, typed.version, staff);
    if (tile.title !== undefined) saveTitle(place, title, staff);
    return [];
  });
  if (differences.length === 0) return { saved: { ...tile, name: title || tile.name } };
  const now = { version: findPlace(place).version, seen_title: findTile(place)?.title ?? "" };
  return { status: 409, reply: reply(now, differences) };
}

type Seen = Pick<TileReply, "version" | "seen_title">;

/** The place shows its sample again, under the title that this has. */
export function goBackToSample({ place, sampleTitle }: Tile, staff: StaffActor): void {
  transaction(() => {
    removePicture(place, staff);
    if (sampleTitle) saveTitle(place, sampleTitle, staff);
  });
}

/** What Undo takes back of what this person's same form has made before: the picture, its title or both. */
export function findMadeBefore(place: string, staffId: string): Changes | undefined {
  const picture = findOwnRecentChange("picture", place, staffId);
  const gallery = findOwnRecentChange("setting", "gallery", staffId);
  const [before, after] = [gallery?.before ?? sampleSettings.gallery, gallery?.after].map(
    (setting) =>
      (setting as Setting<"gallery"> | null)?.items.find(({ id }) => place === `gallery/${id}`),
  );
  const title = before?.title === after?.title ? undefined : gallery;
  return title && title.id > (picture?.undo.last ?? 0) ? title.undo : picture?.undo;
}

function pictureDifferences(tile: Tile, fields: PictureFields, version: number): Difference[] {
  const current = findPlace(tile.place);
  if (current.version === version) return [];
  const words = (picture: PictureFields | undefined): [label: string, text: string][] => [
    ["Picture", picture?.photo_key ? `Photo ${picture.photo_key.slice(0, 4)}` : "The sample"],
    [tile.altLabel ?? "Text", picture?.alt ?? tile.alt],
    ["Focal point", focusNames[picture?.focus ?? "centre"]],
    ["Illustration", picture?.is_illustration === false ? "No" : "Yes"],
  ];
  const yours = new Map(words(fields));
  return words(current.picture)
    .map(([label, theirs]) => ({ label, theirs, yours: yours.get(label) ?? "" }))
    .filter((one) => one.theirs !== one.yours);
}

/** Each title has been seen by whoever changes it; those of other photos may change meanwhile. */
function titleDifference(place: string, title: string, seen: string): Difference[] {
  const current = findTile(place)?.title ?? "";
  if (current === title || current === seen) return [];
  return [{ label: "Title", theirs: current, yours: title }];
}

/** Adds the item to the gallery where it is not in it. */
export function saveTitle(place: string, title: string, staff: StaffActor): void {
  const id = place.slice("gallery/".length);
  const { value, version } = readSetting("gallery");
  const isThere = value.items.some((item) => item.id === id);
  const items = isThere
    ? value.items.map((item) => (item.id === id ? { ...item, title } : item))
    : [...value.items, { id, title }];
  const isSame = isThere && value.items.every((item, at) => item.title === items[at]?.title);
  if (!isSame) saveSetting("gallery", { items }, version, staff);
}

function isFull(place: string): boolean {
  return !findTile(place) && readSetting("gallery").value.items.length >= maxGallery;
}

async function saveFilm({ form, file }: FormBody, tile: Tile, staff: StaffActor): Promise<Outcome> {
  const version = Number(form.get("version"));
  const submission = parseWithZod(form, { schema: pictureSchema({}) });
  const current = findPlace("film").picture;
  let problem: string | undefined;
  // Where a film waits to be saved the form shows "own" as chosen: another choice is meant so.
  const isOwn = file !== undefined || form.get("film") === "own";
  let film = isOwn ? findFilm(String(form.get("staged_photo") ?? "")) : undefined;
  if (file) {
    try {
      const { key, format } = await storeFilm(file, staff.id);
      film = { key: await keepOnce(key, findPlace("film").picture?.photo_key), format };
    } catch (error) {
      problem = whyNotStored(error, "film");
    }
  }
  const choice = film ? "own" : form.get("film");
  if (!problem && choice === "own" && !film && !current?.photo_key) problem = "Choose a film.";
  const reply = (differences: Difference[]): TileReply => ({
    place: tile.place,
    result: submission.reply({ fieldErrors: problem ? { photo: [problem] } : {} }),
    version: findPlace("film").version,
    differences,
    ...(film && { staged_photo: film.key }),
  });
  if (problem) return { status: 400, reply: { ...reply([]), version } };
  if (choice === "sample") {
    removePicture("film", staff);
    return { saved: tile };
  }
  const kept =
    choice === "own" && current ? { key: current.photo_key, format: current.format } : undefined;
  const { key: photo_key, format } = film ?? kept ?? { key: null, format: "" as const };
  const size = { width: 0, height: 0, colour: "" };
  const words = { alt: "", focus: "centre", is_illustration: false } as const;
  const fields: PictureFields = { photo_key, format, ...size, ...words };
  const saved = savePicture("film", fields, version, staff);
  if (!saved.conflict) return { saved: tile };
  const inWords = (key: string | null | undefined) =>
    key ? `Film ${key.slice(0, 4)}` : key === null ? "No film" : "The film of the samples";
  const theirs = inWords(saved.current.picture?.photo_key);
  return { status: 409, reply: reply([{ label: "Film", theirs, yours: inWords(photo_key) }]) };
}

async function chooseFiles(
  form: FormData,
  file: SentFile | undefined,
  place: string,
  staffId: string,
): Promise<{ files?: StoredFiles; problem?: string }> {
  const shape = shapeOf(place);
  const { focus } = pictureSchema({})
    .pick({ focus: true })
    .parse({ focus: form.get("focus") });
  const earlier = String(form.get("staged_photo") ?? "");
  const isFree = earlier !== "" && !listPhotoKeys().has(earlier);
  const staged = isFree ? await findPicture(earlier, shape) : undefined;
  if (!file) return staged ? { files: staged } : {};
  try {
    const files = await storePicture(file, shape, focus, staffId);
    const key = await keepOnce(files.key, findPlace(place).picture?.photo_key);
    return { files: { ...files, key } };
  } catch (error) {
    return { ...(staged && { files: staged }), problem: whyNotStored(error, "picture") };
  }
}

function stagedFile({ key, ...size }: StoredFiles, tile: Tile): PictureFile | undefined {
  const { place: id, alt, focus } = tile;
  const shown = { photo_key: key, format: "", is_illustration: false, version: 0 } as const;
  return toPictureFile({ id, alt, focus, ...size, ...shown });
}
