import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { projectRoot } from "#runtime/project-root.ts";

export const hidden = { place: "+30.7000+076.9000/", script: "<script>evil()</script>" };

export async function filmWithPlace(format: "mp4" | "webm"): Promise<Buffer> {
  const isMp4 = format === "mp4";
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({
      formats: [isMp4 ? MP4 : WEBM],
      source: new BufferSource(readSample(format)),
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

/** The sample's film again and again, up to a little less than so many bytes. */
export async function longFilm(bytes: number): Promise<Buffer> {
  const sample = readSample("mp4");
  const input = new Input({ formats: [MP4], source: new BufferSource(sample) });
  const track = await input.getPrimaryVideoTrack();
  const codec = await track?.getCodec();
  if (!track || !codec) throw new Error("The sample has no picture.");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  const duration = await track.computeDuration();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for (let round = 0; round < Math.floor(bytes / sample.length); round += 1) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const timestamp = packet.timestamp + round * duration;
      await source.add(packet.clone({ timestamp }), { decoderConfig });
    }
  }
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}

function readSample(format: "mp4" | "webm"): Buffer {
  const [file = ""] = globSync(join(projectRoot, `public/media/hero-video-*.${format}`));
  return readFileSync(file);
}
