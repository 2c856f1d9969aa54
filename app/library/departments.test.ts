import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { articleGroups, inReadingOrder } from "./groups.ts";

test("every page of the Speciality and Treatment menus and their sidebars is of one department", () => {
  const others = ["health-topics", "patients"];
  const pages = articleGroups
    .filter(({ id }) => !others.includes(id))
    .flatMap((group) => inReadingOrder(group))
    .map(({ path }) => path);
  expect(departments.flatMap(({ paths }) => paths).sort()).toEqual(pages.sort());
  expect(departments.find(({ title }) => title === "Oncology")?.paths).toHaveLength(11);
});
