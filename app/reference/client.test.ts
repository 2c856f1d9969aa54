import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import {
  absenceBody,
  applicationBody,
  closureBody,
  doctorBody,
  linkBody,
  noticeBody,
} from "../../tests/api/api.ts";
import type { components, paths } from "../../tests/api/api-types.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { admin } from "../../tests/app/http.ts";
import { builtRoutes } from "../../tests/forms/built-inputs.ts";
import { describeApi } from "./openapi.server.ts";

const typesFile = join(import.meta.dirname, "../../tests/api/api-types.ts");
const app = await startAppForFile({ RATE_LIMITS: "off" });

test("the types were generated from the document as it is", () => {
  const hash = createHash("sha256")
    .update(JSON.stringify(describeApi(builtRoutes())))
    .digest("hex");
  expect(readFileSync(typesFile, "utf8").split("\n")[0]).toBe(`// From the document ${hash}`);
});

test("each call has an id of its own", () => {
  const operations = Object.values(describeApi(builtRoutes()).paths ?? {}).flatMap((path) =>
    Object.values(path ?? {}),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
});

test("a client made of the document makes every call", async () => {
  const made = new Set<string>();
  const client = createClient<paths>({ baseUrl: `${app.origin}/api/v1` });
  client.use({
    onRequest: ({ request, schemaPath }) => void made.add(`${request.method} ${schemaPath}`),
  });

  const login = await client.POST("/login", { body: { ...admin, rememberPassword: false } });
  client.use({
    onRequest: ({ request }) => request.headers.set("Authorization", `Bearer ${login.data?.token}`),
  });

  const body: components["schemas"]["DoctorBody"] = {
    ...doctorBody,
    hospitalSlots: ["09:00 AM"],
    videoSlots: ["04:00 PM"],
  };
  const doctor = await client.POST("/doctor", { body });
  const id = doctor.data?._id ?? "";
  const params = { path: { id } };
  expect((await client.GET("/doctors")).data?.map(({ _id }) => _id)).toContain(id);
  expect(
    (await client.GET("/available-doctors", { params: { query: { q: "test" } } })).data,
  ).not.toEqual([]);
  expect((await client.GET("/doctor/{id}", { params })).data?.contact).toEqual(body.contact);
  const changed = await client.PUT("/doctor/{id}", {
    params,
    body: { ...body, fees: 900 },
  });
  expect(changed.data?.fees).toBe(900);
  const away = { availability: "unavailable" } as const;
  const moved = await client.PUT("/doctor/{id}/availability", { params, body: away });
  expect(moved.data?.isAvailable).toBe(false);
  await client.PUT("/doctor/{id}/availability", { params, body: { availability: "available" } });
  expect((await client.GET("/opd")).data?.closed).toBeNull();
  expect((await client.GET("/opd/week")).data?.days.length).toBe(7);

  const hours = { weekdays: [1, 4], from: "10:00", to: "13:00" } as const;
  const sitting = await client.POST("/doctor/{id}/sittings", {
    params,
    body: { ...hours, weekdays: [...hours.weekdays] },
  });
  const sittingId = { path: { id: sitting.data?.id ?? "" } };
  expect((await client.GET("/doctor/{id}/sittings", { params })).data).toEqual([sitting.data]);
  expect((await client.GET("/doctor/{id}", { params })).data?.nextSitting?.from).toBe("10:00");
  const later = await client.PUT("/sittings/{id}", {
    params: sittingId,
    body: { ...hours, weekdays: [2], from: "11:30" },
  });
  expect((await client.GET("/sittings/{id}", { params: sittingId })).data).toEqual(later.data);

  const absence = await client.POST("/doctor/{id}/absences", { params, body: absenceBody });
  const absenceId = { path: { id: absence.data?.id ?? "" } };
  expect((await client.GET("/doctor/{id}/absences", { params })).data).toEqual([absence.data]);
  const longer = { ...absenceBody, lastDay: "2099-03-09" };
  await client.PUT("/absences/{id}", { params: absenceId, body: longer });
  expect((await client.GET("/absences/{id}", { params: absenceId })).data).toMatchObject(longer);

  const closure = await client.POST("/closures", { body: closureBody });
  const closureId = { path: { id: closure.data?.id ?? "" } };
  expect((await client.GET("/closures")).data).toContainEqual(closure.data);
  await client.PUT("/closures/{id}", {
    params: closureId,
    body: { ...closureBody, name: "Another Day" },
  });
  expect((await client.GET("/closures/{id}", { params: closureId })).data?.name).toBe(
    "Another Day",
  );

  const notice = await client.POST("/notices", { body: noticeBody });
  const noticeId = { path: { id: notice.data?.id ?? "" } };
  expect((await client.GET("/notices")).data).toContainEqual(notice.data);
  await client.PUT("/notices/{id}", {
    params: noticeId,
    body: { ...noticeBody, text: "Another." },
  });
  expect((await client.GET("/notices/{id}", { params: noticeId })).data?.text).toBe("Another.");

  const appointment = await client.POST("/doctor/{id}/appointments", {
    params,
    body: { source: "phone", name: "Harpreet Kaur", phone: "9814000021", visit: "first" },
  });
  const from = appointment.data?.date ?? "";
  const query = { from };
  expect((await client.GET("/appointments", { params: { query } })).data).toEqual([
    appointment.data,
  ]);
  const appointmentId = { path: { id: appointment.data?.id ?? "" } };
  expect((await client.GET("/appointments/{id}", { params: appointmentId })).data).toEqual(
    appointment.data,
  );
  const byDate = await client.GET("/appointments/by-date", {
    params: { query: { date: from } },
  });
  expect(byDate.data?.sittings[0]?.appointments).toEqual([appointment.data]);
  const visits = await client.GET("/hospital-visits", { params: { query: { date: from } } });
  expect(visits.data).toEqual([appointment.data]);
  const found = await client.GET("/patients", { params: { query: { phone: "0021" } } });
  const patientId = { path: { id: found.data?.[0]?.id ?? "" } };
  const patient = { name: "Harpreet Kaur", phone: "9814000021", place: "Sector 21" };
  const corrected = await client.PUT("/patients/{id}", { params: patientId, body: patient });
  expect(corrected.data?.place).toBe("Sector 21");
  expect((await client.GET("/patients/{id}", { params: patientId })).data).toEqual(corrected.data);
  const queueId = { path: { id: appointment.data?.queue ?? "" } };
  const nobody = await client.POST("/queues/{id}/next", { params: queueId, body: { now: 0 } });
  expect(nobody.data?.now).toBeNull();
  const receipt = await client.POST("/payments", {
    params: { header: { "Idempotency-Key": "a-key-of-the-client-0001" } },
    body: {
      appointment: appointment.data?.id ?? "",
      lines: [{ text: "Consultation", rate: 300, kind: "consultation" }],
      cash: 300,
    },
  });
  expect(receipt.data).toMatchObject({ name: "Harpreet Kaur", total: 300 });
  const receiptId = { path: { id: receipt.data?.id ?? "" } };
  expect((await client.GET("/payments", { params: { query: { mode: "cash" } } })).data).toEqual([
    receipt.data,
  ]);
  const refund = await client.POST("/payments/{id}/refund", {
    params: receiptId,
    body: { cash: 300, reason: "A gift of the doctor" },
  });
  expect(refund.data?.refundOf).toBe(receipt.data?.id);
  const refunded = await client.GET("/payments/{id}", { params: receiptId });
  expect(refunded.data?.refunded).toBe(300);
  const count = await client.POST("/cash-counts", {
    body: { notes: {}, seen: { count: 2, sum: 0 } },
  });
  expect((await client.GET("/cash-counts")).data).toEqual([count.data]);
  const free = await client.PUT("/appointments/{id}", {
    params: appointmentId,
    body: { visit: "follow-up", fee: 0, note: "" },
  });
  expect(free.data?.fee).toBe(0);
  const cancelled = await client.PUT("/appointments/{id}/state", {
    params: appointmentId,
    body: { state: "cancelled", reason: "patient" },
  });
  expect(cancelled.data?.state).toBe("cancelled");
  const queues = await client.GET("/queues", { params: { query: { date: from } } });
  expect(queues.data?.[0]).toMatchObject({ given: 1, line: [] });

  for (const { response } of [
    await client.DELETE("/sittings/{id}", { params: sittingId }),
    await client.DELETE("/absences/{id}", { params: absenceId }),
    await client.DELETE("/closures/{id}", { params: closureId }),
    await client.DELETE("/notices/{id}", { params: noticeId }),
  ]) {
    expect(response.status).toBe(200);
  }
  expect((await client.DELETE("/doctor/{id}", { params })).data?.id).toBe(id);
  expect((await client.GET("/doctor/{id}", { params })).error?.message).toBe("Doctor not found");

  const link = await client.POST("/social-links", {
    body: { ...linkBody, category: "mediainsta" },
  });
  expect((await client.GET("/social-links")).data?.data[0]).toEqual(link.data?.data);
  const linkId = { path: { id: link.data?.data._id ?? "" } };
  expect((await client.DELETE("/social-links/{id}", { params: linkId })).data?._id).toBe(
    linkId.path.id,
  );

  const sent = await client.POST("/career", { body: applicationBody });
  const application = { path: { id: sent.data?.application._id ?? "" } };
  expect((await client.GET("/careers")).data?.applications[0]).toMatchObject({
    ...sent.data?.application,
    state: "new",
  });
  expect((await client.GET("/career/{id}", { params: application })).data?.application.name).toBe(
    applicationBody.name,
  );
  const patched = await client.PATCH("/career/{id}", {
    params: application,
    body: { state: "interview", notes: "Comes on Friday." },
  });
  expect(patched.data?.application).toMatchObject({
    state: "interview",
    notes: "Comes on Friday.",
  });
  const checked = await client.PUT("/career/{id}/checked", { params: application });
  expect(checked.data?.application.name).toBe(applicationBody.name);
  expect((await client.DELETE("/career/{id}", { params: application })).response.status).toBe(200);
  expect((await client.POST("/logout")).response.status).toBe(204);

  const described = Object.entries(describeApi(builtRoutes()).paths ?? {}).flatMap(
    ([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...made].toSorted()).toEqual(described.toSorted());
});
