import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
import { projectRoot } from "#runtime/project-root.ts";

/** What a phone writes into a film, and what somebody hides in it. */
export const hidden = { place: "+30.7000+076.9000/", script: "<script>evil()</script>" };

/** A short film with the place where it was taken. */
export async function filmWithPlace(format: "mp4" | "webm"): Promise<Buffer> {
  const [file = ""] = globSync(join(projectRoot, `public/media/hero-video-*.${format}`));
  const isMp4 = format === "mp4";
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({
      formats: [isMp4 ? MP4 : WEBM],
      source: new BufferSource(readFileSync(file)),
    }),
    output: new Output({
      format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(),
      target,
    }),
    tags: { title: hidden.place, comment: hidden.script, date: new Date("2026-01-26") },
  });
  await conversion.execute();
  return Buffer.from(target.buffer as ArrayBuffer);
}
