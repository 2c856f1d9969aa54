import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import {
  aboutParts,
  byAnybody,
  byStaff,
  deletedJson,
  idParameter,
  problems,
  returns,
} from "#app/api/describe.ts";
import { listQuery } from "#app/api/list.server.ts";
import {
  applicationJson,
  applicationJsonBody,
  applicationPatch,
  staffApplicationJson,
} from "./json.ts";
import { states } from "./states.ts";

const id = "65f1c0de65f1c0de65f1c0de";

const applicationSent = {
  name: "Meena Sample",
  position: "Nurse",
  contact: { email: "meena@example.org", phone: "9800000001" },
  resumeLink: "https://example.org/resume.pdf",
};

const application = { _id: id, id, ...applicationSent, createdAt: "2026-03-02T04:30:00.000Z" };

const patch = { state: "interview" as const, notes: "Called on Monday.\n\nComes on Friday at 11." };
const staffApplication = { ...application, state: "new" as const, notes: "" };

const tags = ["Careers"];

const unchecked =
  "Applications beyond the limits of a connection are kept apart, as unchecked, until staff have looked at them.";

const query = listQuery.extend({
  unchecked: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: `With true, the unchecked ones in place of the others. ${unchecked}` }),
  state: z.enum(states).optional().meta({ description: "Those in this state alone" }),
  q: z
    .string()
    .optional()
    .meta({ description: "Part of a name, an e-mail, a phone or a position" }),
});

export const careerPaths: ZodOpenApiPathsObject = {
  "/career": {
    post: {
      tags,
      operationId: "createApplication",
      summary: "Apply for a job",
      security: byAnybody,
      description: `The same application sent again on the same day is kept once. ${unchecked} When 1,000 are unchecked, further ones beyond the limits are rejected.`,
      requestBody: {
        required: true,
        content: { "application/json": { schema: applicationJsonBody, example: applicationSent } },
      },
      responses: {
        "201": returns("The application as kept", z.object({ application: applicationJson }), {
          application,
        }),
        ...problems(400, 403, 413, 415, 429),
      },
    },
  },
  "/careers": {
    get: {
      tags,
      operationId: "listApplications",
      summary: "All applications, the newest first",
      description: aboutParts,
      security: byStaff,
      requestParams: { query },
      responses: {
        "200": returns(
          "The applications",
          z.object({ applications: z.array(staffApplicationJson) }),
          {
            applications: [staffApplication],
          },
        ),
        ...problems(400, 401),
      },
    },
  },
  "/career/{id}/checked": {
    put: {
      tags,
      operationId: "checkApplication",
      summary: "Move an unchecked application to the others",
      description: "Nothing changes if it is there already.",
      security: byStaff,
      requestParams: idParameter,
      responses: {
        "200": returns("The application", z.object({ application: staffApplicationJson }), {
          application: staffApplication,
        }),
        ...problems(401, 403, 404),
      },
    },
  },
  "/career/{id}": {
    get: {
      tags,
      operationId: "getApplication",
      summary: "One application",
      description: "The ETag is the application's version, for If-Match.",
      security: byStaff,
      requestParams: idParameter,
      responses: {
        "200": returns("The application", z.object({ application: staffApplicationJson }), {
          application: staffApplication,
        }),
        ...problems(401, 404),
      },
    },
    patch: {
      tags,
      operationId: "updateApplication",
      summary: "Change the state of an application, the notes of staff, or both",
      description:
        "What is not sent stays as it is. The last one to save wins, unless If-Match names the version that is meant.",
      security: byStaff,
      requestParams: {
        ...idParameter,
        header: z.object({
          "If-Match": z.string().optional().meta({ description: "The ETag of the version meant" }),
        }),
      },
      requestBody: {
        required: true,
        content: { "application/json": { schema: applicationPatch, example: patch } },
      },
      responses: {
        "200": returns("The application", z.object({ application: staffApplicationJson }), {
          application: { ...staffApplication, ...patch },
        }),
        ...problems(400, 401, 403, 404, 412, 413, 415),
      },
    },
    delete: {
      tags,
      operationId: "deleteApplication",
      summary: "Delete an application for good",
      security: byStaff,
      requestParams: idParameter,
      responses: {
        "200": returns("The id of the application", deletedJson, { _id: id, id }),
        ...problems(401, 403, 404),
      },
    },
  },
};
