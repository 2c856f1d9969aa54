import { readStart, type SentFile } from "#app/forms/sent-file.server.ts";
import { inThread, NotCheckedError } from "#app/requests/in-thread.server.ts";
import { rateLimit } from "#runtime/rate-limit.ts";
import type { SentFilm } from "./film-thread.ts";
import { PhotoError } from "./photo-error.ts";
import { inTurn, isStored, requireSize, storeFiles } from "./photos.server.ts";
import { type FilmFormat, filmFormats, maxFilmBytes } from "./shapes.ts";

const perHour = rateLimit(20, 60 * 60);

export interface StoredFilm {
  key: string;
  format: FilmFormat;
}

export async function storeFilm(sent: SentFile, staffId: string): Promise<StoredFilm> {
  requireSize(sent, maxFilmBytes, "The film must be at most 10 MB.");
  return inTurn([perHour, staffId], async () => {
    const bytes = await readStart(sent, maxFilmBytes);
    const format = formatOf(bytes);
    if (!format) throw new PhotoError("This file is not a film. Choose an MP4 or WebM file.");
    const film = await withoutMetadata({ bytes, format }, staffId);
    const key = await storeFiles((write) => write(`film.${format}`, film));
    return { key, format };
  });
}

async function withoutMetadata(film: SentFilm, staffId: string): Promise<Uint8Array> {
  const sent = { person: staffId, outputBytes: 2 * maxFilmBytes };
  const result = await inThread<SentFilm, Uint8Array | undefined>(
    "uploads/film-thread",
    film,
    sent,
  ).catch((error) => {
    throw error instanceof NotCheckedError ? new PhotoError(error.message, 10) : error;
  });
  if ("output" in result && result.output) return result.output;
  throw new PhotoError("The film is damaged, or of a kind that browsers do not show.");
}

/** `key` may come from a form. */
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
