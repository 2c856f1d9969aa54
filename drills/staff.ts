import { setTimeout as pause } from "node:timers/promises";
import { type App, admin, startApp, type Visitor } from "../tests/app/http.ts";
import { filledIn, toFormData } from "../tests/forms/doctor-form.ts";
import type { Drill, Figure } from "./drill.ts";
import { floods } from "./flood-requests.ts";
import { inMilliseconds, percentile } from "./percentile.ts";
import { startFlood } from "./start-flood.ts";

/** How often staff come in a second try. */
const every = 5000;

const signIns = ["a sign-in", "a sign-in by the API"];
const others = floods.map(({ name }) => name).filter((name) => !signIns.includes(name));

/** Sign-ins and everything that costs work come from several addresses, while staff do their work. */
export const staff: Drill = async ({ isLong }) => {
  await using app = await startApp();
  await pause(5000);
  const seconds = isLong ? 60 : 20;
  const attack = { origin: app.origin, seconds };
  const attacking = [
    startFlood({ ...attack, names: signIns, rate: 20, localAddress: "127.66.1.1" }),
    startFlood({ ...attack, names: others, localAddress: "127.66.2.1" }),
  ];
  const steps: Step[] = [];
  const end = performance.now() + seconds * 1000 - every;
  while (performance.now() < end) {
    steps.push(...(await workAsStaff(app)));
    await pause(every);
  }
  await Promise.all(attacking);
  return [...new Set(steps.map(({ name }) => name))].map((name) =>
    figureOf(
      name,
      steps.filter((step) => step.name === name),
    ),
  );
};

interface Step {
  name: string;
  milliseconds: number;
  status: number;
}

async function workAsStaff(app: App): Promise<Step[]> {
  const staff = app.visitor();
  const [doctor] = await (await app.get("/api/v1/available-doctors")).json();
  const at = `/dashboard/AddDoctor/${doctor._id}`;
  const steps: Step[] = [];

  async function step(name: string, work: () => Promise<Response>): Promise<string> {
    const begin = performance.now();
    const response = await work();
    const milliseconds = performance.now() - begin;
    steps.push({ name, milliseconds, status: response.status });
    return response.text();
  }

  await step("sign in", () => staff.post("/signin", admin));
  const page = await step("open a doctor's form", () => staff.get(`${at}/edit`));
  await step("save the doctor", () => staff.post(`${at}/edit`, formOf(page)));
  await step("mark the doctor away", () => setAvailability(staff, at, "unavailable"));
  await setAvailability(staff, at, "available");
  return steps;
}

function formOf(page: string): FormData {
  const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
  return toFormData({ ...filledIn, version });
}

function setAvailability(staff: Visitor, at: string, availability: string): Promise<Response> {
  return staff.post(`${at}/availability`, { availability });
}

function figureOf(name: string, steps: Step[]): Figure {
  const done = steps.filter(({ status }) => status < 400).length;
  const middle = percentile(
    steps.map(({ milliseconds }) => milliseconds),
    0.5,
  );
  return {
    what: `${name} while the site is attacked`,
    goal: "each at the first try, median under 1 s",
    seen: `${done} of ${steps.length} (${[...new Set(steps.map(({ status }) => status))].join(", ")}), median ${inMilliseconds(middle)}`,
    holds: done === steps.length && middle < 1000,
  };
}
