import { expect, test } from "vitest";
import { doctorBody, logIn, sittingBody } from "../../tests/api/api.ts";
import { admin } from "../../tests/app/http.ts";
import { startTimedApp } from "../../tests/app/timed-app.ts";

test("who walks in gets a token of the list that was open, also when its hours are over", async () => {
  const { app } = await startTimedApp("2026-11-23T13:10:00");
  await using _ = app;
  const { bearer } = await logIn(app, admin);
  const add = async (path: string, body: object) =>
    (await app.send("POST", `/api/v1/${path}`, body, bearer)).json();
  const { id: doctor } = await add("doctor", { ...doctorBody, name: "Dr Walk In" });
  const { id: sitting } = await add(`doctor/${doctor}/sittings`, sittingBody);
  const desk = await app.as(admin);
  const chosen = async (more: string) => {
    const query = `doctor=${doctor}&sitting=${doctor}-${sitting}&phone=9814000031${more}`;
    const html = await (await desk.get(`/dashboard/Register/new?${query}`)).text();
    const radios = html.match(/<input[^>]*name="when"[^>]*>/g) ?? [];
    return /value="([^/"]+)/.exec(radios.find((radio) => radio.includes("checked")) ?? "")?.[1];
  };
  expect(await chosen("&walkIn=1")).toBe("2026-11-23");
  expect(await chosen("")).toBe("2026-11-25");
});
