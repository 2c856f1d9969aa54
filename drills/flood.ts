import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../tests/app/http.ts";
import type { Drill, Figure } from "./drill.ts";
import { floods } from "./flood-requests.ts";
import type { Order } from "./flooder.ts";
import { startFlood } from "./start-flood.ts";
import { describeStatuses } from "./statuses.ts";
import { figureOfVisitor, startVisitor } from "./visitor.ts";

const rates = [50, 400, undefined];

const cached = [
  "a page from the cache",
  "a page that does not exist",
  "the doctors with a made-up session",
];

/** One client asks at each rate for each thing that costs work, while a visitor reads a page. */
export const flood: Drill = async ({ isLong }) => {
  await using app = await startApp();
  await pause(5000);
  const order = { origin: app.origin, localAddress: "127.66.0.1", seconds: isLong ? 10 : 3 };
  const figures: Figure[] = [];
  for (const { name } of floods) {
    for (const rate of rates) {
      const speed = rate ? `${rate} a second` : "as fast as it can";
      figures.push(await meet(`${name}, ${speed}`, { ...order, names: [name], rate }));
    }
  }
  for (const isNewEachTime of [false, true]) {
    for (const ahead of [1, 20]) {
      const kind = isNewEachTime ? "connections, each time new" : "connections";
      const what = `256 ${kind}, with ${ahead} at once on each`;
      figures.push(await meet(what, { ...order, names: cached, ahead, isNewEachTime }));
    }
  }
  return figures;
};

async function meet(what: string, order: Order): Promise<Figure> {
  const visitor = startVisitor(order.origin, { isNewEachTime: order.isNewEachTime });
  const statuses = await startFlood(order);
  const { seen, holds, ...figure } = figureOfVisitor(what, await visitor.stop());
  return {
    ...figure,
    seen: `${seen}; the client: ${describeStatuses(statuses)}`,
    holds: holds && !("500" in statuses),
  };
}
