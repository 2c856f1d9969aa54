import { expect, test } from "vitest";
import { notingWaits } from "../../server/waiting.ts";
import { drawPreview } from "./preview-picture.server.ts";

test("while a picture is drawn others are served, and what was drawn before waits for nothing", async () => {
  let waits = 0;
  const line = { text: "Dr Asha Verma", points: 58, colour: "#12304a" };
  const draw = () =>
    notingWaits(
      () => waits++,
      () => drawPreview([line], null),
    );
  const drawn = await draw();
  expect(drawn?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(waits).toBe(1);
  expect(await draw()).toBe(drawn);
  expect(waits).toBe(1);
});
