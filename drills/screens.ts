import type { App, Visitor } from "../tests/app/http.ts";
import { processorTimeOf } from "../tests/app/process-memory.ts";
import type { Figure } from "./drill.ts";
import { inMilliseconds } from "./percentile.ts";

const maxScreen = 60;
const times = 20;

/** The processor time of each screen, after it was opened once. */
export async function timeScreens(
  app: App,
  staff: Visitor,
  paths: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const pid = app.process.pid as number;
  for (const path of paths) {
    const { status } = await staff.get(path);
    const before = processorTimeOf(pid);
    for (let round = 0; round < times; round += 1) await (await staff.get(path)).arrayBuffer();
    const ms = ((processorTimeOf(pid) - before) * 1000) / times;
    figures.push({
      what: `${path}, ${times} times`,
      goal: `at most ${maxScreen} ms of the server's processor each`,
      seen: `${status === 200 ? "" : `${status}, `}${inMilliseconds(ms)}`,
      holds: status === 200 && ms <= maxScreen,
    });
  }
  return figures;
}
