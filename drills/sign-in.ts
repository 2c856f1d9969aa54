import { setTimeout as pause } from "node:timers/promises";
import { admin, startApp } from "../tests/app/http.ts";
import type { Drill } from "./drill.ts";
import { inMilliseconds, percentile } from "./percentile.ts";
import { figureOfVisitor, startVisitor } from "./visitor.ts";

/** Whether the time of a refusal tells which accounts exist, and what many sign-ins at once cost others. */
export const signIn: Drill = async ({ isLong }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  await pause(5000);
  const known: number[] = [];
  const unknown: number[] = [];

  async function refuse(email: string): Promise<number> {
    const begin = performance.now();
    await app.post("/signin", { email, password: "wrong-words" });
    return performance.now() - begin;
  }

  for (let number = 0; number < (isLong ? 300 : 60); number += 1) {
    known.push(await refuse(admin.email));
    unknown.push(await refuse(`stranger${number}@example.org`));
  }
  const [one = 0, other = 0] = [known, unknown].map((times) => percentile(times, 0.5));
  const difference = Math.abs(one - other) / Math.max(one, other);

  const visitor = startVisitor(app.origin);
  const many = Array.from({ length: 100 }, (_, number) => refuse(`many${number}@example.org`));
  await Promise.all(many);
  const reading = await visitor.stop();
  return [
    {
      what: `refusals of a known and an unknown email, ${known.length} each`,
      goal: "medians within 5 %",
      seen: `${inMilliseconds(one)} and ${inMilliseconds(other)}: ${(difference * 100).toFixed(1)} %`,
      holds: difference < 0.05,
    },
    figureOfVisitor("100 sign-ins at once", reading),
  ];
};
