import { rateLimit } from "#runtime/rate-limit.ts";
import { inTurn, isStored, PhotoError, storeFiles } from "./photos.server.ts";
import { filmFormats, maxFilmBytes } from "./shapes.ts";

const perHour = rateLimit(20, 60 * 60);

type FilmFormat = (typeof filmFormats)[number];

export interface StoredFilm {
  key: string;
  format: FilmFormat;
}

/** Keeps a film as it is. Throws a PhotoError for what is none. */
export async function storeFilm(bytes: Uint8Array, staffId: string): Promise<StoredFilm> {
  if (bytes.byteLength > maxFilmBytes) throw new PhotoError("The film must be at most 10 MB.");
  const format = formatOf(bytes);
  if (!format) throw new PhotoError("This file is not a film. Choose an MP4 or WebM file.");
  const key = await inTurn([perHour, staffId], () =>
    storeFiles((write) => write(`film.${format}`, bytes)),
  );
  return { key, format };
}

/** Of an earlier try, by its key, which may come from a form. */
export function findFilm(key: string): StoredFilm | undefined {
  const format = filmFormats.find((one) => isStored(key, [`${key}-film.${one}`]));
  return format && { key, format };
}

/** By its first bytes: the box `ftyp` of ISO 14496-12, or the head of EBML with the type webm. */
function formatOf(bytes: Uint8Array): FilmFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (/^.{4}ftyp(?:isom|iso\d|mp4\d|avc1|M4V |dash|MSNV|3gp\d)/s.test(start)) return "mp4";
  return start.startsWith("\x1a\x45\xdf\xa3") && start.includes("webm") ? "webm" : undefined;
}
