import type { ZodOpenApiPathsObject } from "zod-openapi";
import { byAnybody, byStaff, problems, returns } from "#app/api/describe.ts";
import { loginBody, loginJson } from "./json.ts";

const credentials = {
  email: "staff@example.org",
  password: "sample-password",
  rememberPassword: false,
};

const signedIn = {
  token: "dGhpcy1pcy1ub3QtYS1yZWFsLXRva2VuLWF0LWFsbA",
  user: {
    _id: "65f1c0de65f1c0de65f1c0de",
    id: "65f1c0de65f1c0de65f1c0de",
    name: "Administrator",
    email: "staff@example.org",
  },
};

export const authPaths: ZodOpenApiPathsObject = {
  "/login": {
    post: {
      tags: ["Session"],
      operationId: "login",
      summary: "Sign in",
      security: byAnybody,
      description:
        "Returns a token and sets the session cookie. Either can be ended alone, in the dashboard too.",
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: loginBody, example: credentials },
          "application/x-www-form-urlencoded": { schema: loginBody },
        },
      },
      responses: {
        "200": returns("Signed in", loginJson, signedIn),
        ...problems(400, 401, 403, 413, 415, 429, 503),
      },
    },
  },
  "/logout": {
    post: {
      tags: ["Session"],
      operationId: "logout",
      summary: "Sign out",
      description: "Ends the token and the cookie session that the call carries.",
      security: byStaff,
      responses: { "204": { description: "Signed out" }, ...problems(401, 403) },
    },
  },
};
