import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyDay, logIn } from "../../tests/api/api.ts";
import { admin, preparedDirectory, runScript, startApp } from "../../tests/app/http.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const person = (name: string, phone: string) => ({
  name: `${name} Quillfeather`,
  phone,
  guardian: `Guardianof${name}`,
  place: `Placeof${name}`,
  reference: `REF-${name}`,
  note: `Noteabout${name}`,
});

/** The files below a folder that contain a text, as it is. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => file.slice(folder.length + 1));
}

test("of an erased person no byte is left but the name on a receipt, and the screen says so", async () => {
  const data = preparedDirectory();
  const app = await startApp({ RATE_LIMITS: "off" }, data);
  const { bearer } = await logIn(app);
  const boss = await app.as(admin);
  const [{ _id: doctor }] = await (await app.get("/api/v1/doctors")).json();
  await app.send("POST", `/api/v1/doctor/${doctor}/sittings`, everyDay, bearer);
  const ids: string[] = [];
  for (const sent of [person("Paidwell", "9811122233"), person("Owesnone", "9844455566")]) {
    const body = { source: "phone", fee: 800, ...sent };
    const path = `/api/v1/doctor/${doctor}/appointments`;
    const booked = await (await app.send("POST", path, body, bearer)).json();
    ids.push(booked.patient.id);
    if (ids.length > 1) continue;
    const lines = [{ text: "Consultation", rate: 800, kind: "consultation" }];
    const payment = { appointment: booked.id, lines, cash: 800 };
    expect((await app.send("POST", "/api/v1/payments", payment, bearer)).status).toBe(201);
  }
  const question = textOf(await (await boss.get(`/dashboard/Patients/${ids[0]}/erase`)).text());
  expect(question).toMatch(/receipt/i);
  expect(question).toMatch(/backup/i);
  const names = ["Paidwell", "Owesnone"];
  const traces = ["9811122233", "9844455566"].concat(
    names.flatMap((name) => [`Guardianof${name}`, `Placeof${name}`, `REF-${name}`]),
    names.map((name) => `Noteabout${name}`),
  );
  for (const text of traces) expect([text, filesWith(data, text)]).not.toEqual([text, []]);
  for (const id of ids) {
    expect((await boss.post(`/dashboard/Patients/${id}/erase`, {})).status).toBe(303);
  }
  await app.stop();
  for (const text of [...traces, "Owesnone", "owesnone"]) {
    expect([text, filesWith(data, text)]).toEqual([text, []]);
  }
  expect(filesWith(data, "Paidwell Quillfeather")).toEqual(["hospital.db"]);
  const found = await runScript(["commands/person.ts", "find", "Paidwell"], { DATA_DIR: data });
  expect(found.output).toMatch(/receipt/i);
});
