import "../tests/app/temporary-data.ts";

import { afterAll, expect, test } from "vitest";
import { forPatients, underMedia, underSpeciality } from "#app/library/own-links.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { type MovedTable, movedTables } from "#db/moving/moved-tables.ts";
import { openImport } from "#db/moving/moving.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { readSetting } from "#db/settings/settings.ts";
import { checkRows } from "./export-rows.ts";

migrateDataDirectory();
const target = openImport();
afterAll(() => target[Symbol.dispose]());

function check(name: string, text: string) {
  const table = movedTables.find((one) => one.name === name);
  if (!table) throw new Error(name);
  return checkRows(text, table, target.listColumns(table));
}

const times = { created_at: "2026-01-31T20:30:05.000Z", updated_at: "2026-01-31T20:30:05.000Z" };
const link = {
  id: "0123456789abcdef01234567",
  category: "homeinsta",
  url: "https://example.org/reel/1",
  created_at: times.created_at,
};
const setting = {
  name: "identity",
  locale: "en",
  value: sampleSettings.identity,
  version: 1,
  ...times,
};
const doctor = {
  ...times,
  id: link.id,
  name: "Dr X",
  specialization: "ENT",
  hospital: "Main",
  about: "Line one\nline two",
  qualification: "MBBS",
  awards: "Society",
  languages: "",
  experience: 1,
  fees: 1,
  availability: "available",
  is_active: 1,
  phone: "9800000000",
  email: "x@example.org",
  photo_key: null,
  hospital_slots: ["09:00 AM"],
  video_slots: ["09:00 AM"],
  version: 1,
};

const ownPage = {
  ...times,
  id: link.id,
  path: "/pages/canteen",
  locale: "en",
  kind: "page",
  name: "Canteen",
  place: "",
  position: 0,
  specialities: "",
  hero: "surgery",
  is_general: 1,
  is_written: 1,
  version: 1,
};

test("records as an export has them are taken, also from before there was a column", () => {
  expect(check("links", JSON.stringify([link]))).toEqual([link]);
  expect(check("settings", JSON.stringify([setting, { ...setting, value: null }]))).toHaveLength(2);
  const { languages: _, ...older } = doctor;
  expect(check("doctors", JSON.stringify([doctor, older]))).toHaveLength(2);
});

test("a page of the hospital's own keeps its place, whichever was chosen for it", () => {
  const places = ["", forPatients, underSpeciality, underMedia, "/UrologyT", "/pages/eye-care"];
  const rows = places.map((place) => ({ ...ownPage, place }));
  expect(check("own_pages", JSON.stringify(rows))).toEqual(rows);
});

test("an export from before Hours alone said when emergency patients are taken keeps what Services said", () => {
  const services = {
    capabilities: { emergency: { state: "here" } },
    registrations: { pcpndt: "", mtp: "", art: "" },
  };
  const [row = {}] = check(
    "settings",
    JSON.stringify([{ ...setting, name: "services", value: services }]),
  );
  target.insert(movedTables.find(({ name }) => name === "settings") as MovedTable, row);
  target.complete();
  expect(readSetting("services").value.capabilities).toEqual({});
  expect(readSetting("hours").value.isEmergencyAlwaysOpen).toBe(true);
});

const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => ({ inner }), 1);

test.each<[what: string, table: string, row: object | string, sentence: string]>([
  ["no JSON", "links", "[{", "links.json is not JSON"],
  ["no list", "links", "{}", "is no list of records"],
  ["no record", "links", "[null]", "record 1: it is no record"],
  ["an unknown column", "links", { ...link, extra: 1 }, 'does not know "extra"'],
  ["the prototype", "links", '[{"__proto__":{"x":1}}]', 'does not know "__proto__"'],
  ["a missing column", "links", { ...link, url: undefined }, "url is missing"],
  ["a list for a text", "links", { ...link, category: ["homeinsta"] }, "is not one value"],
  ["an address that runs something", "links", { ...link, url: " javascript:x" }, "runs something"],
  ["no web address", "links", { ...link, url: "file:///etc/passwd" }, "is no web address"],
  ["no id", "links", { ...link, id: "../../../../../../../../" }, "id is no id"],
  ["no time", "links", { ...link, created_at: "yesterday" }, "created_at is no time"],
  ["no slots", "doctors", { ...doctor, hospital_slots: ["noon"] }, "is no time slot"],
  ["a way out of the folder", "doctors", { ...doctor, photo_key: "../x" }, "is no photo"],
  ["control characters", "doctors", { ...doctor, about: "a\0b" }, "has control characters"],
  ["half a letter", "doctors", { ...doctor, about: "a\ud800" }, "has control characters"],
  ["a very long text", "doctors", { ...doctor, about: "x".repeat(200_001) }, "is too long"],
  ["an unknown setting", "settings", { ...setting, name: "__proto__" }, "there is no group"],
  ["a setting of another shape", "settings", { ...setting, value: { name: 1 } }, "record 1: "],
  ["an address in a setting", "settings", { ...setting, value: { a: [{ b: "data:x" }] } }, "runs"],
  ["levels without end", "settings", { ...setting, value: deep }, "has too many levels"],
])("%s is refused", (_, table, row, sentence) => {
  const text = typeof row === "string" ? row : JSON.stringify([row]);
  expect(() => check(table, text)).toThrow(sentence);
});
