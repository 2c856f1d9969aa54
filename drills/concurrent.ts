import { isDeepStrictEqual } from "node:util";
import { doctorBody, logIn } from "../tests/api.ts";
import { type App, startApp } from "../tests/http.ts";
import type { Drill } from "./drill.ts";
import { randomFrom } from "./random.ts";

type Headers = Record<string, string>;

interface Known {
  fees: number;
  availability: string;
  tag: string;
}

interface Desk {
  bearer: Headers;
  opened: Map<string, string>;
}

interface Hospital {
  app: App;
  desks: Desk[];
  known: Map<string, Known | undefined>;
  random: (limit: number) => number;
}

const racers = 100;

/** Three desks open, save, switch and delete the same doctors, with old and new versions, beside a model. */
export const concurrent: Drill = async ({ seed, isLong }) => {
  const [runs, commands] = isLong ? [1000, 50] : [20, 25];
  await using app = await startApp({ RATE_LIMITS: "off" });
  const logins = await Promise.all([logIn(app), logIn(app), logIn(app)]);
  const [{ bearer }] = logins;
  const random = randomFrom(seed);
  const differences: string[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const desks = logins.map(({ bearer }) => ({ bearer, opened: new Map<string, string>() }));
    const hospital = { app, desks, known: new Map<string, Known | undefined>(), random };
    for (let count = 0; count < commands; count += 1) {
      const difference = await commandAtRandom(hospital);
      if (difference) differences.push(`run ${run}: ${difference}`);
    }
    differences.push(...(await compare(hospital)).map((text) => `run ${run}: ${text}`));
    await leave(hospital);
  }
  const statuses = await race(app, bearer);
  return [
    {
      what: `${runs} runs of ${commands} commands of three desks, each response and the end compared with a model`,
      goal: "0 differences",
      seen: differences.length > 0 ? differences.slice(0, 3).join("; ") : "0",
      holds: differences.length === 0,
    },
    {
      what: `${racers} changes of one version at once`,
      goal: "1 is saved, the others are refused with 412",
      seen: [...new Set(statuses)]
        .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
        .join(", "),
      holds:
        statuses.filter((status) => status === 200).length === 1 &&
        statuses.filter((status) => status === 412).length === racers - 1,
    },
  ];
};

async function commandAtRandom(hospital: Hospital): Promise<string | undefined> {
  const { desks, known, random } = hospital;
  const desk = desks[random(desks.length)] as Desk;
  const ids = [...known.keys()];
  const id = ids[random(ids.length)];
  if (id === undefined || (ids.length < 4 && random(4) === 0)) return create(hospital, desk);
  const commands = [open, open, save, save, save, switchAvailability, remove];
  return (commands[random(commands.length)] as typeof open)(hospital, desk, id);
}

async function create({ app, known, random }: Hospital, desk: Desk): Promise<string | undefined> {
  const fees = 100 + random(900);
  const sent = { ...doctorBody, fees };
  const response = await app.send("POST", "/api/v1/doctor", sent, desk.bearer);
  const { id, availability } = await response.json();
  known.set(id, { fees, availability, tag: '"1"' });
  return expectStatus("create", response, 201);
}

async function open({ app, known }: Hospital, desk: Desk, id: string) {
  const response = await app.get(`/api/v1/doctor/${id}`, desk.bearer);
  const tag = response.headers.get("ETag");
  if (tag) desk.opened.set(id, tag);
  return expectStatus("open", response, known.get(id) ? 200 : 404);
}

async function save({ app, known, random }: Hospital, desk: Desk, id: string) {
  const opened = desk.opened.get(id);
  const fees = 100 + random(900);
  const stored = known.get(id);
  const sent = { ...doctorBody, fees, availability: stored?.availability ?? "available" };
  const headers = { ...desk.bearer, ...(opened && { "If-Match": opened }) };
  const response = await app.send("PUT", `/api/v1/doctor/${id}`, sent, headers);
  if (!stored) return expectStatus("save", response, 404);
  if (opened && opened !== stored.tag) return expectStatus("save", response, 412);
  const tag = response.headers.get("ETag") ?? "";
  known.set(id, { ...stored, fees, tag });
  return expectStatus("save", response, 200);
}

async function switchAvailability({ app, known, random }: Hospital, desk: Desk, id: string) {
  const availability = random(2) === 0 ? "available" : "unavailable";
  const path = `/api/v1/doctor/${id}/availability`;
  const response = await app.send("PUT", path, { availability }, desk.bearer);
  const stored = known.get(id);
  if (!stored) return expectStatus("switch", response, 404);
  const version = Number(stored.tag.slice(1, -1)) + (stored.availability === availability ? 0 : 1);
  known.set(id, { ...stored, availability, tag: `"${version}"` });
  return expectStatus("switch", response, 200);
}

async function remove({ app, known, random }: Hospital, desk: Desk, id: string) {
  // Seldom, so that there is something left to do.
  if (random(3) > 0) return undefined;
  const response = await app.send("DELETE", `/api/v1/doctor/${id}`, undefined, desk.bearer);
  const status = known.get(id) ? 200 : 404;
  known.set(id, undefined);
  return expectStatus("delete", response, status);
}

function expectStatus(what: string, { status }: Response, expected: number): string | undefined {
  return status === expected ? undefined : `${what} returned ${status} instead of ${expected}`;
}

async function compare({ app, desks: [desk], known }: Hospital): Promise<string[]> {
  const differences: string[] = [];
  for (const [id, expected] of known) {
    const response = await app.get(`/api/v1/doctor/${id}`, desk?.bearer);
    const { fees, availability } = await response.json();
    const tag = response.headers.get("ETag");
    const stored = response.status === 404 ? undefined : { fees, availability, tag };
    if (!isDeepStrictEqual(stored, expected)) {
      differences.push(
        `${JSON.stringify(stored)} is stored instead of ${JSON.stringify(expected)}`,
      );
    }
  }
  return differences;
}

async function leave({ app, desks: [desk], known }: Hospital): Promise<void> {
  for (const [id, stored] of known) {
    if (stored) await app.send("DELETE", `/api/v1/doctor/${id}`, undefined, desk?.bearer);
  }
}

async function race(app: App, bearer: Headers): Promise<number[]> {
  const { id } = await (await app.send("POST", "/api/v1/doctor", doctorBody, bearer)).json();
  const headers = { ...bearer, "If-Match": '"1"' };
  const racing = Array.from({ length: racers }, (_, number) =>
    app.send("PUT", `/api/v1/doctor/${id}`, { ...doctorBody, fees: 100 + number }, headers),
  );
  return (await Promise.all(racing)).map(({ status }) => status);
}
