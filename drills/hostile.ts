import type { Drill } from "./drill.ts";
import { fuzz } from "./fuzz.ts";

/** Made-up inputs to everything that reads some: none is a fault of the server, and none stays in the memory. */
export const hostile: Drill = async ({ seed, isLong }) => {
  const inputs = isLong ? 100_000 : 2000;
  const figures = await fuzz(console.log, { inputs, raw: 300, seed });
  const { serverErrors, megabytesBefore, megabytesAfter } = figures;
  return [
    {
      what: `${figures.inputs} inputs and ${figures.raw} raw requests`,
      goal: "none is answered with a fault of the server",
      seen: `${serverErrors.length} were${serverErrors[0] ? `, such as ${serverErrors[0]}` : ""}`,
      holds: serverErrors.length === 0,
    },
    {
      what: "memory of both processes",
      goal: isLong ? "at most 1.2 times that of the start" : "shown",
      seen: `${megabytesBefore} MB, then ${megabytesAfter} MB (${figures.processes.join(" + ")})`,
      holds: !isLong || megabytesAfter <= 1.2 * megabytesBefore,
    },
  ];
};
