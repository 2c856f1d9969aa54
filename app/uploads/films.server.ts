import { readStart, type SentFile } from "#app/sent-file.server.ts";
import { rateLimit } from "#runtime/rate-limit.ts";
import { PhotoError } from "./photo-error.ts";
import { inTurn, isStored, storeFiles } from "./photos.server.ts";
import { filmFormats, maxFilmBytes } from "./shapes.ts";

const perHour = rateLimit(20, 60 * 60);

type FilmFormat = (typeof filmFormats)[number];

export interface StoredFilm {
  key: string;
  format: FilmFormat;
}

/** Keeps a film as it is. Throws a PhotoError for what is none. */
export async function storeFilm(sent: SentFile, staffId: string): Promise<StoredFilm> {
  if (sent.size > maxFilmBytes) throw new PhotoError("The film must be at most 10 MB.");
  return inTurn([perHour, staffId], async () => {
    const format = formatOf(await readStart(sent, 64));
    if (!format) throw new PhotoError("This file is not a film. Choose an MP4 or WebM file.");
    const key = await storeFiles((_, move) => move(`film.${format}`, sent.path));
    return { key, format };
  });
}

/** Of an earlier try, by its key, which may come from a form. */
export function findFilm(key: string): StoredFilm | undefined {
  const format = filmFormats.find((one) => isStored(key, [`${key}-film.${one}`]));
  return format && { key, format };
}

/** By its first bytes: the box `ftyp` of ISO 14496-12, or the head of EBML with the type webm. */
function formatOf(bytes: Uint8Array): FilmFormat | undefined {
  const start = Buffer.from(bytes).toString("latin1");
  if (/^.{4}ftyp(?:isom|iso\d|mp4\d|avc1|M4V |dash|MSNV|3gp\d)/s.test(start)) return "mp4";
  return start.startsWith("\x1a\x45\xdf\xa3") && start.includes("webm") ? "webm" : undefined;
}
