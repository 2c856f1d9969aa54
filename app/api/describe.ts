import { z } from "zod";

export type Security = Array<Record<string, string[]>>;

export const byStaff: Security = [{ bearer: [] }, { cookie: [] }];
export const byAnybody: Security = [];
export const moreByStaff: Security = [{}, ...byStaff];

export function isForStaff(security: Security = []): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0);
}

export const aboutParts =
  "At most 1,000 items and 200 KB come at once: where there are more, the header Link leads to those that follow. With page or per it leads to the other pages.";

export const aboutVersions =
  "The last one to save wins, unless If-Match names the version that is meant.";

export const keyHeader = "Idempotency-Key";

export const aboutKey =
  "22 to 64 of A–Z, a–z, 0–9, _ and -. The same call with the same key is done once, and returns what it made before.";

const id = "65f1c0de65f1c0de65f1c0de";

export const exampleIds = { _id: id, id };

const deletedJson = z.object({ _id: z.string(), id: z.string() }).meta({ id: "Deleted" });

export function deleted(description: string) {
  return { description, schema: deletedJson, example: exampleIds };
}
