import { setTimeout as pause } from "node:timers/promises";
import { type App, admin, startApp, type Visitor } from "../tests/app/http.ts";
import { childrenOf, descriptorsOf, sharedMemoryOf } from "../tests/app/process-memory.ts";
import type { Drill } from "./drill.ts";
import { startFlood } from "./start-flood.ts";
import { describeStatuses, sumOf } from "./statuses.ts";
import { figureOfVisitor, startVisitor } from "./visitor.ts";

const mebibyte = 1024 * 1024;

const mixed = [
  "a page from the cache",
  "a search for one word",
  "doctors found by a word",
  "the doctors by the API",
  "a page that does not exist",
  "the site map",
];

type Sample = ReturnType<typeof sampleOf>;

/** Much of what one processor can carry, for half an hour: what it holds at the end it held at the start. */
export const soak: Drill = async ({ isLong }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const staff = await app.as(admin);
  const [doctor] = await (await app.get("/api/v1/available-doctors")).json();
  await pause(10_000);
  const minutes = isLong ? 30 : 1.5;
  const seconds = minutes * 60;
  const visitor = startVisitor(app.origin, { every: 1000 });
  const order = { origin: app.origin, names: mixed, localAddress: "127.66.1.1" };
  const load = startFlood({ ...order, rate: 120, seconds });
  const writing = writeUntil(performance.now() + seconds * 1000, staff, doctor._id);
  const samples: Sample[] = [];
  for (let past = 0; past <= seconds; past += 10) {
    samples.push(sampleOf(app, past / 60));
    if (past < seconds) await pause(10_000);
  }
  const statuses = await load;
  const written = await writing;
  const what = `${sumOf(statuses)} requests, 120 a second, and ${written} changes`;
  const read = figureOfVisitor(what, await visitor.stop());
  const late = samples.filter((sample) => sample.minutes >= minutes / 3);
  const slope = slopeOf(late.map((sample) => [sample.minutes, sample.memory]));
  const [first, last] = [late[0] as Sample, late.at(-1) as Sample];
  const most = Math.max(...samples.map(({ memory }) => memory));
  const { 200: served, 404: unknown, ...failed } = statuses;
  const isRefused = Object.keys(failed).length > 0;
  return [
    {
      what: `memory in the last ${Math.round((minutes * 2) / 3)} of ${minutes} minutes`,
      goal: isLong ? "less than 1 MiB a minute more" : "shown",
      seen: `${Math.round(first.memory)} MiB, then ${Math.round(last.memory)} MiB; ${slope.toFixed(2)} MiB a minute`,
      holds: !isLong || slope < 1,
    },
    {
      what: "memory of both processes under that load",
      goal: "at most 250 MiB, the program that they share counted once",
      seen: `${Math.round(most)} MiB`,
      holds: most <= 250,
    },
    {
      what: "open files",
      goal: "no more at the end",
      seen: `${first.descriptors}, then ${last.descriptors}`,
      holds: last.descriptors <= first.descriptors + 5,
    },
    {
      ...read,
      goal: `none refused, ${read.goal}`,
      seen: `${read.seen}; ${isRefused ? describeStatuses(failed) : "none refused"}`,
      holds: !isRefused && read.holds,
    },
  ];
};

async function writeUntil(end: number, staff: Visitor, doctor: string): Promise<number> {
  let written = 0;
  for (; performance.now() < end; written += 1) {
    const availability = written % 2 === 0 ? "unavailable" : "available";
    await staff.post(`/dashboard/AddDoctor/${doctor}/availability`, { availability });
    await pause(2000);
  }
  return written;
}

function sampleOf(app: App, minutes: number) {
  const pid = app.process.pid as number;
  const descriptors = [pid, ...childrenOf(pid)].reduce((sum, one) => sum + descriptorsOf(one), 0);
  return { minutes, memory: sharedMemoryOf(pid) / mebibyte, descriptors };
}

/** How much the second number grows while the first grows by one (least squares). */
function slopeOf(points: [number, number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const under = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}
