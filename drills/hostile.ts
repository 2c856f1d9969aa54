import type { Drill } from "./drill.ts";
import { fuzz } from "./fuzz.ts";
import { describeReading, isServed } from "./visitor.ts";

/** Made-up inputs to everything that reads some: none is a fault of the server, and none stays in the memory. */
export const hostile: Drill = async ({ seed, isLong }) => {
  const inputs = isLong ? 100_000 : 10_000;
  const figures = await fuzz(console.log, { inputs, raw: 300, seed });
  const { serverErrors, megabytesBefore, megabytesAtMost, megabytesAfter, reading } = figures;
  return [
    {
      what: `${figures.inputs} inputs and ${figures.raw} raw requests`,
      goal: "none is answered with a fault of the server",
      seen: `${serverErrors.length} were${serverErrors[0] ? `, such as ${serverErrors[0]}` : ""}`,
      holds: serverErrors.length === 0,
    },
    {
      what: "the worker",
      goal: "is the same from the first to the last",
      seen: figures.isSameWorker ? "it was" : "it was replaced",
      holds: figures.isSameWorker,
    },
    {
      what: "a page that somebody reads meanwhile",
      goal: "99 of 100 within 100 ms",
      seen: describeReading(reading),
      holds: isServed(reading),
    },
    {
      what: "memory of all processes",
      goal: "at most 400 MB, and after a rest within a tenth of the start",
      seen: `${megabytesBefore} MB, at most ${megabytesAtMost}, then ${megabytesAfter} MB (${figures.processes.join(" + ")})`,
      holds: megabytesAtMost <= 400 && megabytesAfter <= 1.1 * megabytesBefore,
    },
  ];
};
