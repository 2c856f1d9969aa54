import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import {
  aboutParts,
  byStaff,
  deletedJson,
  idParameter,
  moreByStaff,
  problems,
  returns,
} from "#app/api/describe.ts";
import { listQuery } from "#app/api/list.server.ts";
import { absenceExample, sittingExample } from "#app/timetable-api/example.ts";
import { doctorExample } from "./example.ts";
import { availabilityBody, doctorFormBody, doctorJson, doctorJsonBody } from "./json.ts";

const id = "65f1c0de65f1c0de65f1c0de";

const doctor = {
  ...doctorExample,
  _id: id,
  id,
  isAvailable: true,
  isdeleted: false,
  image: { url: "/default.jpg" },
  sittings: [sittingExample],
  absences: [absenceExample],
  nextSitting: { date: "2026-11-24", from: "10:00", to: "13:00", isNow: false },
};

const tags = ["Doctors"];

const query = listQuery.extend({
  q: z
    .string()
    .optional()
    .meta({ description: "Part of a name, a speciality, a hospital or a language" }),
});

const doctorBodies = {
  required: true,
  content: {
    "application/json": { schema: doctorJsonBody, example: doctorExample },
    "multipart/form-data": { schema: doctorFormBody },
  },
};

const aboutForms =
  "In a form, phone and email are fields of their own, each list is JSON or one field for each slot, and file brings a photo.";

function list(operationId: string, summary: string): ZodOpenApiOperationObject {
  return {
    tags,
    operationId,
    summary,
    security: moreByStaff,
    description: `By name. ${aboutParts}`,
    requestParams: { query },
    responses: {
      "200": returns("The doctors", z.array(doctorJson), [doctor]),
      "304": { description: "Unchanged since the ETag that If-None-Match names" },
      ...problems(400),
    },
  };
}

export const doctorPaths: ZodOpenApiPathsObject = {
  "/doctors": {
    get: list("listDoctors", "All doctors, also those that the website does not show"),
  },
  "/available-doctors": { get: list("listAvailableDoctors", "The doctors that the website shows") },
  "/doctor": {
    post: {
      tags,
      operationId: "createDoctor",
      summary: "Add a doctor",
      description: `The website shows the doctor unless isActive is false. ${aboutForms}`,
      security: byStaff,
      requestBody: doctorBodies,
      responses: {
        "201": returns("The doctor as stored", doctorJson, doctor),
        ...problems(400, 401, 403, 413, 415, 429),
      },
    },
  },
  "/doctor/{id}": {
    get: {
      tags,
      operationId: "getDoctor",
      summary: "One doctor",
      security: moreByStaff,
      description: "The ETag is the doctor's version, for If-Match.",
      requestParams: idParameter,
      responses: { "200": returns("The doctor", doctorJson, doctor), ...problems(404) },
    },
    put: {
      tags,
      operationId: "updateDoctor",
      summary: "Change a doctor",
      description: `Needs all fields again; without a photo, isActive or languages these stay as they are. The last one to save wins, unless If-Match names the version that is meant. ${aboutForms}`,
      security: byStaff,
      requestParams: {
        ...idParameter,
        header: z.object({
          "If-Match": z.string().optional().meta({ description: "The ETag of the version meant" }),
        }),
      },
      requestBody: doctorBodies,
      responses: {
        "200": returns("The doctor as stored", doctorJson, doctor),
        ...problems(400, 401, 403, 404, 412, 413, 415, 429),
      },
    },
    delete: {
      tags,
      operationId: "deleteDoctor",
      summary: "Delete a doctor",
      security: byStaff,
      requestParams: idParameter,
      responses: {
        "200": returns("The id of the doctor", deletedJson, { _id: id, id }),
        ...problems(401, 403, 404),
      },
    },
  },
  "/doctor/{id}/availability": {
    put: {
      tags,
      operationId: "setAvailability",
      summary: "Say whether a doctor is available",
      security: byStaff,
      requestParams: idParameter,
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: availabilityBody,
            example: { availability: "unavailable" },
          },
        },
      },
      responses: {
        "200": returns("The doctor as stored", doctorJson, {
          ...doctor,
          availability: "unavailable",
          isAvailable: false,
          sittings: [],
          absences: [],
          nextSitting: null,
        }),
        ...problems(400, 401, 403, 404, 413, 415),
      },
    },
  },
};
