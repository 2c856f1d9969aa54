import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { addOneOfEach, logIn } from "../tests/api/api.ts";
import { addAccount } from "../tests/app/add-account.ts";
import { type App, startApp } from "../tests/app/http.ts";
import { childrenOf, residentMemoryOf } from "../tests/app/process-memory.ts";
import { type MadeUpRequest, requestsTo } from "../tests/hostile/made-up-requests.ts";
import { listTargets } from "../tests/hostile/targets.ts";
import type { Drill } from "./drill.ts";
import { figureOfVisitor, startVisitor } from "./visitor.ts";

const atOnce = 6;
const editor = { email: "editor@example.org", password: "river lotus candle" };

/** The made-up inputs of `tests/hostile-inputs.test.ts`, several at once, beside a visitor: what they cost. */
export const hostile: Drill = async ({ seed, isLong }) => {
  const inputs = isLong ? 100_000 : 10_000;
  const heap = "--max-old-space-size=384";
  await using app = await startApp({ RATE_LIMITS: "off", RENDER_AHEAD: "on", NODE_OPTIONS: heap });
  // Otherwise the inputs would fill the cache, which is memory too.
  while (!app.log().includes("rendered ahead")) await pause(500);
  await addAccount(app.dataDirectory, editor);
  const pid = app.process.pid as number;
  const [worker] = childrenOf(pid);
  const visitor = startVisitor(app.origin);
  const before = megabytesOf(pid);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(pid));
  }, 200);
  const faults = await sendInputs(app, inputs, seed);
  const reading = await visitor.stop();
  clearInterval(watch);
  for (const line of app.log().split("\n")) {
    if (/"level":[56]0/.test(line)) console.log(line.slice(0, 2000));
  }
  // The worker gives memory back only after it has had little to do for some seconds.
  await pause(30_000);
  const after = megabytesOf(pid);
  const isSameWorker = childrenOf(pid)[0] === worker;
  return [
    {
      what: `${inputs} inputs`,
      goal: "none is answered with a fault of the server, and the worker is the same to the last",
      seen: `${faults.length} were${faults[0] ? `, such as ${faults[0]}` : ""}; ${isSameWorker ? "it was" : "it was replaced"}`,
      holds: faults.length === 0 && isSameWorker,
    },
    figureOfVisitor("a page that somebody reads meanwhile", reading),
    {
      what: "memory of all processes",
      goal: "at most 460 MB of the 512 that the box has, and after a rest under 300 MB",
      seen: `${before} MB, at most ${most}, then ${after} MB`,
      holds: most <= 460 && after < 300,
    },
  ];
};

async function sendInputs(app: App, inputs: number, seed: number): Promise<string[]> {
  const targets = listTargets();
  const faults: string[] = [];
  let staff = await signInAll(app);
  let sent = 0;

  async function sendNext(): Promise<void> {
    while (sent < inputs) {
      const turn = sent++;
      // Some of the inputs sign out or delete what the ids name.
      if (turn % 2000 === 1999) staff = await signInAll(app);
      if (turn % 10_000 === 9999) console.log(`${turn + 1} inputs, ${faults.length} faults`);
      const target = targets[turn % targets.length];
      const sender = [undefined, ...staff][Math.floor(turn / targets.length) % 3];
      if (!target) return;
      const requests = requestsTo(target, sender?.ids ?? []);
      const [made] = fc.sample(requests, { numRuns: 1, seed: seed + turn }) as [MadeUpRequest];
      const credentials = target.kind === "call" ? sender?.bearer : sender?.cookie;
      const headers = { ...made.headers, ...credentials };
      const response = app.send(made.method, made.target, made.body, headers);
      // The server may hang up on what is too large.
      const status = await response.then(
        ({ status }) => status,
        () => 0,
      );
      if (status < 500) continue;
      faults.push(`${status} ${made.method} ${made.target.slice(0, 300)}`);
      console.log(faults.at(-1));
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return faults;
}

/** Both name what the administrator has just added: an editor has no appointments. */
async function signInAll(app: App, tries = 5) {
  try {
    const administrator = await logIn(app);
    const ids = Object.values(await addOneOfEach(app, administrator.bearer));
    return [await logIn(app, editor), administrator].map((session) => ({ ...session, ids }));
  } catch (error) {
    // One of the inputs that are under way may end all sessions of the account.
    if (tries === 1) throw error;
    return signInAll(app, tries - 1);
  }
}

function megabytesOf(pid: number): number {
  return Math.round(residentMemoryOf(pid) / 2 ** 20);
}
