import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { respondInThread } from "#runtime/thread.ts";
import type { FilmFormat } from "./shapes.ts";

export interface SentFilm {
  bytes: Uint8Array;
  format: FilmFormat;
}

// An MP4 says when it was written: one that is sent again after a lost reply would be another film.
Date.now = () => 0;

await respondInThread(async ({ bytes, format }: SentFilm): Promise<Uint8Array | undefined> => {
  const isMp4 = format === "mp4";
  const input = new Input({ formats: [isMp4 ? MP4 : WEBM], source: new BufferSource(bytes) });
  const target = new BufferTarget();
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat(),
    target,
  });
  try {
    const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false });
    const hasPicture = conversion.utilizedTracks.some(({ type }) => type === "video");
    if (!conversion.isValid || !hasPicture) return undefined;
    await conversion.execute();
  } catch {
    return undefined;
  }
  return target.buffer ? new Uint8Array(target.buffer) : undefined;
});
