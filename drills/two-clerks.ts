import { logIn } from "../tests/api.ts";
import { startApp } from "../tests/http.ts";
import {
  call,
  type Desk,
  giveBack,
  giveToken,
  listAll,
  openDesk,
  readQueue,
  takeFee,
} from "./desk-clerk.ts";
import type { Drill, Figure } from "./drill.ts";
import { randomFrom } from "./random.ts";

const maxTokens = 900;

interface Known {
  tokens: number[];
  called: { now: number; token: number }[];
  receipts: string[];
  told: Map<string, number>;
  untold: string[];
}

interface Clerk {
  desk: Desk;
  random: (limit: number) => number;
  known: Known;
  // biome-ignore lint/suspicious/noExplicitAny: read as any client would read it
  screen: any;
}

/** Two clerks work on one queue at random, each from a screen that may be old. */
export const twoClerks: Drill = async ({ seed, isLong }) => {
  const minutes = Number(process.env.MINUTES ?? (isLong ? 5 : 0.5));
  await using app = await startApp({ RATE_LIMITS: "off" });
  const one = await openDesk(app);
  const other = { ...one, bearer: (await logIn(app)).bearer };
  const known: Known = { tokens: [], called: [], receipts: [], told: new Map(), untold: [] };
  const until = performance.now() + minutes * 60_000;
  const clerks = [one, other].map((desk, at) => ({
    desk,
    random: randomFrom(seed + at),
    known,
    screen: undefined,
  }));
  await Promise.all(clerks.map((clerk) => workUntil(clerk, until)));
  return await compare(one, known);
};

async function workUntil(clerk: Clerk, until: number): Promise<void> {
  const acts = [look, look, give, arrive, arrive, callNext, callNext, leave, pay, payBack];
  await give(clerk);
  await look(clerk);
  while (performance.now() < until) await acts[clerk.random(acts.length)]?.(clerk);
}

async function look(clerk: Clerk): Promise<void> {
  clerk.screen = await readQueue(clerk.desk);
}

async function give({ desk, known }: Clerk): Promise<void> {
  if (known.tokens.length >= maxTokens) return;
  const { status, body } = await giveToken(desk);
  if (status === 201) known.tokens.push(body.token);
  else note(known, "token", status, body);
}

function pick({ screen, random }: Clerk) {
  return screen.appointments[random(screen.appointments.length)];
}

async function changeState(clerk: Clerk, state: string): Promise<void> {
  const { id } = pick(clerk);
  const { status, body } = await call(clerk.desk, "PUT", `appointments/${id}/state`, { state });
  if (status !== 200) note(clerk.known, state, status, body);
}

const arrive = (clerk: Clerk) => changeState(clerk, "waiting");
const leave = (clerk: Clerk) => changeState(clerk, clerk.random(2) ? "absent" : "seen");

async function callNext({ desk, known, screen }: Clerk): Promise<void> {
  const now = screen.now ?? 0;
  const [token] = screen.line;
  if (token === undefined) return;
  const { status, body } = await call(desk, "POST", `queues/${screen.id}/next`, { now, token });
  if (status === 200 && body.now === token) known.called.push({ now, token });
  else note(known, "call", status, body);
}

async function pay(clerk: Clerk): Promise<void> {
  const { id, due } = pick(clerk);
  if (due === 0) return;
  const { status, body } = await takeFee(clerk.desk, id, due);
  if (status === 201) clerk.known.receipts.push(body.id);
  else note(clerk.known, "payment", status, body);
}

async function payBack({ desk, known, random }: Clerk): Promise<void> {
  const receipt = known.receipts[random(known.receipts.length)];
  if (!receipt) return;
  const { status, body } = await giveBack(desk, receipt);
  if (status !== 201) note(known, "refund", status, body);
}

function note(known: Known, what: string, status: number, body: { message?: string }): void {
  const words = body.message ?? "";
  if (status < 400 || status >= 500 || !/\w+ \w+/.test(words)) {
    known.untold.push(`${what}: ${status} ${words}`);
  }
  const kind = words.replace(/[A-Z]\/\S+|\d[\d:]*( [AP]M)?|“[^”]*”/g, "…");
  known.told.set(kind, (known.told.get(kind) ?? 0) + 1);
}

async function compare(desk: Desk, known: Known): Promise<Figure[]> {
  const own = await readQueue(desk);
  type Row = { token: number; state: string; calledAt: string | null };
  const rows = own.appointments as Row[];
  const stored = rows.map(({ token }) => token);
  const waiting = rows.filter(({ state }) => state === "waiting").map(({ token }) => token);
  const isCalled = (wanted: number) =>
    rows.some(({ token, calledAt }) => token === wanted && calledAt !== null);
  const payments = await listAll(desk);
  const numbers = (kind: string) =>
    payments.filter((one) => one.kind === kind).map(({ number }) => number);
  const isWhole = (all: number[]) =>
    all.toSorted((one, other) => one - other).every((number, at) => number === at + 1);
  const lost = known.called.filter(({ token }) => !isCalled(token)).length;
  const told = [...known.told].map(([words, times]) => `${times} × ${words}`);
  return [
    {
      what: `${known.tokens.length} tokens that two clerks gave`,
      goal: "each once, none lost",
      seen: `${new Set(known.tokens).size} different, ${stored.length} stored to ${own.given}`,
      holds: isWhole(known.tokens) && isWhole(stored) && stored.length === known.tokens.length,
    },
    {
      what: `${known.called.length} calls`,
      goal: "none lost, at most one being seen, and the line is who waits",
      seen: `${lost} lost, ${rows.filter(({ state }) => state === "in").length} being seen, ${waiting.length} waiting`,
      holds:
        known.called.length > 0 &&
        lost === 0 &&
        rows.filter(({ state }) => state === "in").length <= 1 &&
        waiting.toSorted().join() === own.line.toSorted().join(),
    },
    {
      what: `${numbers("receipt").length} receipts and ${numbers("refund").length} refunds`,
      goal: "numbers without gaps, every acknowledged receipt stored",
      seen: `${known.receipts.filter((id) => !payments.some((one) => one.id === id)).length} lost`,
      holds:
        isWhole(numbers("receipt")) &&
        isWhole(numbers("refund")) &&
        known.receipts.every((id) => payments.some((one) => one.id === id)),
    },
    {
      what: "each conflict",
      goal: "is told in words",
      seen: known.untold.length > 0 ? known.untold.slice(0, 3).join("; ") : told.join("; "),
      holds: known.untold.length === 0,
    },
  ];
}
