import { afterAll, expect, test } from "vitest";
import { doctorBody, logIn, sittingBody } from "../../tests/api/api.ts";
import { admin } from "../../tests/app/http.ts";
import { startTimedApp } from "../../tests/app/timed-app.ts";
import { formFields } from "../../tests/forms/form-fields.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const { app, setClock } = await startTimedApp("2026-11-23T13:10:00");
afterAll(() => app.stop());
const { bearer } = await logIn(app, admin);
const add = async (path: string, body: object) =>
  (await app.send("POST", `/api/v1/${path}`, body, bearer)).json();
const { id: doctor } = await add("doctor", { ...doctorBody, name: "Dr Walk In" });
const { id: sitting } = await add(`doctor/${doctor}/sittings`, sittingBody);
const desk = await app.as(admin);
const read = async (path: string) => (await desk.get(path)).text();

test("who walks in gets a token of the list that was open, also when its hours are over", async () => {
  const chosen = async (more: string) => {
    const query = `doctor=${doctor}&sitting=${doctor}-${sitting}&phone=9814000031${more}`;
    const html = await read(`/dashboard/Register/new?${query}`);
    const radios = html.match(/<input[^>]*name="when"[^>]*>/g) ?? [];
    return /value="([^/"]+)/.exec(radios.find((radio) => radio.includes("checked")) ?? "")?.[1];
  };
  expect(await chosen("&walkIn=1")).toBe("2026-11-23");
  expect(await chosen("")).toBe("2026-11-25");
});

test("the time of a token is neither offered nor printed once it is over", async () => {
  const path = `/dashboard/Register/doctor/${doctor}`;
  await desk.post(path, { ...formFields(await read(path)), minutes_each: "10" });
  setClock("2026-11-23T10:05:00");
  const patient = { source: "phone", name: "Late Comer", phone: "9814000033", fee: 0 };
  for (const name of ["First Comer", "Late Comer"]) {
    await add(`doctor/${doctor}/appointments`, { ...patient, name });
  }
  const { id } = await add(`doctor/${doctor}/appointments`, { ...patient, name: "Third Comer" });
  const slip = `/dashboard/Register/${id}/slip`;
  const offer = `/dashboard/Register/new?doctor=${doctor}&phone=9814000035`;
  const offered = async () => {
    const text = textOf(await read(offer));
    return text.match(/about \d+:\d\d [AP]M/g);
  };
  expect(textOf(await read(slip))).toContain("about 10:20 AM");
  expect((await offered())?.slice(0, 2)).toEqual(["about 10:30 AM", "about 10:00 AM"]);
  setClock("2026-11-23T12:00:00");
  expect(textOf(await read(slip))).not.toContain("about 10:20 AM");
  expect((await offered())?.[0]).toBe("about 10:00 AM");
});
