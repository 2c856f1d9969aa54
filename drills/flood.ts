import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../tests/http.ts";
import type { Drill, Figure } from "./drill.ts";
import { floods } from "./flood-requests.ts";
import { describeStatuses, startFlood } from "./start-flood.ts";
import { describeReading, isServed, startVisitor } from "./visitor.ts";

const rates = [50, 400, undefined];

/** One client asks at each rate for each thing that costs work, while a visitor reads a page. */
export const flood: Drill = async ({ isLong }) => {
  await using app = await startApp();
  await pause(5000);
  const seconds = isLong ? 10 : 3;
  const figures: Figure[] = [];
  for (const { name } of floods) {
    for (const rate of rates) {
      const visitor = startVisitor(app.origin);
      const order = { names: [name], localAddress: "127.66.0.1", seconds };
      const statuses = await startFlood({ origin: app.origin, rate, ...order });
      const reading = await visitor.stop();
      const speed = rate ? `${rate} a second` : "as fast as it can";
      figures.push({
        what: `${name}, ${speed}`,
        goal: "a visitor's page: p99 at most 100 ms",
        seen: `${describeReading(reading)}; the client: ${describeStatuses(statuses)}`,
        holds: isServed(reading) && !("500" in statuses),
      });
    }
  }
  return figures;
};
