import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { newPhotoKey } from "#db/photo-key.ts";
import { type App, admin } from "../app/http.ts";
import { richPhoto } from "../files/rich-photo.ts";
import { sendTile, tileFields } from "./picture-form.ts";

/** One place of each kind with its tab, and the places that get copies of its files. */
const kinds = [
  ["hero", "hero", []],
  ["hero", "slideshow/1", ["slideshow/2", "slideshow/3"]],
  [
    "gallery",
    "gallery/entrance",
    [
      ...["reception", "ambulance-bay", "corridor", "pharmacy", "laboratory", "theatre"],
      ...["icu", "nicu", "ward", "private-room", "super-deluxe-room"],
    ].map((id) => `gallery/${id}`),
  ],
  [
    "facilities",
    "facility/theatre",
    [
      ...["facility/newborns", "facility/intensive", "facility/laboratory"],
      ...["training/1", "training/2"],
    ],
  ],
  ["leaders", "leader/chairman", ["leader/medical-director", "leader/surgery", "leader/quality"]],
] as const;

/** Puts a photo, full of detail if none is given, in every place of an app, under a name of its own. */
export async function fillPlaces(app: App, given?: Uint8Array): Promise<void> {
  const staff = await app.as(admin);
  const photo = given ?? (await richPhoto(1700, 1060));
  for (const [tab, place, others] of kinds) {
    const fields = await tileFields(staff, tab, place.replace("/", "-"));
    const sent = await sendTile(staff, tab, { ...fields, alt: fields.alt || "A photo" }, photo);
    if (sent.status !== 303) throw new Error(`${place}: ${sent.status}`);
    for (const other of others) copyPlace(app.dataDirectory, place, other);
  }
}

function copyPlace(data: string, from: string, to: string): void {
  const uploads = join(data, "uploads");
  const database = new Database(join(data, "hospital.db"));
  const row = database.prepare("SELECT * FROM pictures WHERE place = ?").get(from) as object;
  const { photo_key: known } = row as { photo_key: string };
  const key = newPhotoKey();
  for (const name of readdirSync(uploads).filter((one) => one.startsWith(`${known}-`))) {
    copyFileSync(join(uploads, name), join(uploads, name.replace(known, key)));
  }
  const copy = { ...row, place: to, photo_key: key };
  const names = Object.keys(copy);
  database
    .prepare(
      `INSERT OR REPLACE INTO pictures (${names.join()}) VALUES (${names.map((name) => `@${name}`).join()})`,
    )
    .run(copy);
  database.close();
}
