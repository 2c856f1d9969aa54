import { expect, test } from "vitest";
import { readHospitalPhone } from "./phone.ts";

test.each([
  ["0172 240 0000", "0172 240 0000"],
  ["01722400000.0", "01722400000"],
  ["0172.2400000", "0172 2400000"],
  ["+91 172-240-0000", "+91 172-240-0000"],
  ["1800 200 0000", "1800 200 0000"],
  ["1860 200 0000", "1860 200 0000"],
])("%j is the number %s", (typed, number) => {
  expect(readHospitalPhone(typed)).toEqual({ number });
});

test.each(["172400000.0", "172400000.5", "0172400000.0", "+9117240000.00", "172400000²"])(
  "%j is no number of a hospital",
  (typed) => {
    expect(readHospitalPhone(typed).error).toMatch(/^Number must/);
  },
);
