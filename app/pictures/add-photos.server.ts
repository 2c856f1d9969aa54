import type { SentFile } from "#app/forms/sent-file.server.ts";
import { whyNotStored } from "#app/uploads/not-stored.server.ts";
import { storePicture } from "#app/uploads/pictures.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { transaction } from "#db/connection.server.ts";
import { readSetting } from "#db/settings/settings.ts";
import { findPlace, savePicture } from "#db/texts/pictures.ts";
import { saveTitle } from "./save.server.ts";
import { maxGallery } from "./tabs.ts";
import { titleOf } from "./title-of.ts";

/** Of a file that was sent: where it is in the gallery, or why not. */
export interface Outcome {
  file: string;
  added?: { place: string; title: string };
  problem?: string;
}

// The front waits for a response no longer than three minutes.
const patience = 90_000;

/** Adds each file that is a photo, one after the other; `batch` and `first` name their places, so none is added twice. */
export async function addPhotos(
  files: readonly SentFile[],
  { batch, first }: { batch: string; first: number },
  staff: StaffActor,
): Promise<Outcome[]> {
  const end = Date.now() + patience;
  const outcomes: Outcome[] = [];
  for (const [index, sent] of files.entries()) {
    const file = sent.name.slice(0, 100);
    const place = `gallery/${batch}-${first + index}`;
    outcomes.push({ file, ...(await addPhoto(sent, place, end, staff)) });
  }
  return outcomes;
}

async function addPhoto(
  sent: SentFile,
  place: string,
  end: number,
  staff: StaffActor,
): Promise<Omit<Outcome, "file">> {
  const { items } = readSetting("gallery").value;
  const earlier = items.find(({ id }) => place === `gallery/${id}`);
  if (earlier) return { added: { place, title: earlier.title } };
  if (items.length >= maxGallery)
    return { problem: `The gallery has ${maxGallery} photos. Remove one first.` };
  if (Date.now() > end) return { problem: "There was no time left for this one. Send it again." };
  try {
    const { key: photo_key, ...size } = await storePicture(sent, "gallery", "centre", staff.id);
    const title = titleOf(sent.name);
    const words = { alt: title, focus: "centre", format: "", is_illustration: false } as const;
    transaction(() => {
      savePicture(place, { photo_key, ...size, ...words }, findPlace(place).version, staff);
      saveTitle(place, title, staff);
    });
    return { added: { place, title } };
  } catch (error) {
    return { problem: whyNotStored(error, "photo") };
  }
}
