import { stat } from "node:fs/promises";
import { newSentFile, type SentFile } from "#app/forms/sent-file.server.ts";
import { threadFile } from "#app/requests/in-thread.server.ts";
import { runThread } from "#runtime/thread.ts";
import type { HeicFault } from "./heic.ts";
import type { HeicTask } from "./heic-thread.ts";
import { tooManyPixels } from "./limits.ts";
import { damaged } from "./other-formats.ts";
import { PhotoError } from "./photo-error.ts";

const asJpeg = "Share it from the phone by email, which makes a JPEG of it, and choose that file.";

const sentences: Record<HeicFault, string> = {
  damaged,
  "too large": tooManyPixels,
  "tile too large": `This HEIC photo is one piece of more than 16 megapixels. ${asJpeg}`,
};

const limits = { processorTime: 30_000, time: 60_000, outputBytes: 100 };

export async function asPng<Result>(
  sent: SentFile,
  use: (png: SentFile) => Promise<Result>,
): Promise<Result> {
  await using png = newSentFile(sent.name);
  const result = await runThread<HeicTask, HeicFault | undefined>(
    threadFile("uploads/heic-thread"),
    { from: sent.path, to: png.path },
    limits,
  );
  if (!("output" in result)) {
    throw new PhotoError(`This HEIC photo takes too long to read. ${asJpeg}`);
  }
  if (result.output) throw new PhotoError(sentences[result.output]);
  return await use({ ...png, size: (await stat(png.path)).size });
}
