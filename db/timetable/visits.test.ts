import "../../tests/app/temporary-data.ts";

import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase } from "#db/connection.server.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { addVisits, deleteVisitsBefore, listMostVisited } from "./visits.ts";

beforeAll(() => {
  migrateDataDirectory();
});
afterAll(closeDatabase);

test("sums of a day grow, and made-up searches do not fill the disk", () => {
  const many = Array.from({ length: 500 }, (_, at): [string, number] => [`made up ${at}`, 3]);
  addVisits({ page: [["/", 2]], search: [["homeopathy", 3]] }, "2026-11-26");
  addVisits({ page: [["/", 5]], search: [...many, ["homeopathy", 4]] }, "2026-11-26");
  addVisits({ page: [["/", 1]], search: [] }, "2026-11-27");
  addVisits({ page: [["/opd", 9]], search: [] }, "2026-11-25");
  expect(listMostVisited("page", "2026-11-26", 1, 10)).toEqual([{ name: "/", count: 8 }]);
  expect(listMostVisited("page", "2026-11-27", 1, 10)).toEqual([{ name: "/", count: 1 }]);
  expect(listMostVisited("page", "2026-11-25", 1, 1)).toEqual([{ name: "/opd", count: 9 }]);
  const searches = listMostVisited("search", "2026-11-26", 3, 1000);
  expect(searches[0]).toEqual({ name: "homeopathy", count: 7 });
  expect(searches).toHaveLength(200);
  deleteVisitsBefore("2026-11-27");
  expect(listMostVisited("page", "2026-01-01", 1, 10)).toEqual([{ name: "/", count: 1 }]);
  expect(listMostVisited("search", "2026-01-01", 1, 10)).toEqual([]);
});
