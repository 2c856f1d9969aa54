import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { authPaths } from "#app/auth/api-paths.ts";
import { careerPaths } from "#app/careers/api-paths.ts";
import { doctorPaths } from "#app/doctor-api/api-paths.ts";
import { linkPaths } from "#app/links/api-paths.ts";
import { opdPaths } from "#app/timetable-api/api-paths.ts";

const paths: ZodOpenApiPathsObject = {
  ...authPaths,
  ...doctorPaths,
  ...opdPaths,
  ...linkPaths,
  ...careerPaths,
};

const description = `Base address: /api/v1. Bodies are JSON in UTF-8, at most 64 KiB; a form with a photo
may have 32 MiB. A call that fails changes nothing and returns a JSON object with a message. HEAD is
known wherever GET is, and OPTIONS returns the methods of an address.`;

let document: ReturnType<typeof createDocument> | undefined;

/** The description of the API, written when it is first asked for: a hospital may never ask. */
export function describeApi() {
  document ??= createDocument(contents);
  return document;
}

const contents: Parameters<typeof createDocument>[0] = {
  openapi: "3.1.0",
  info: {
    title: "Hospital API",
    version: "1.0.0",
    description: description.replaceAll("\n", " "),
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/api/v1" }],
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: "The token that a login returns" },
      cookie: {
        type: "apiKey",
        in: "cookie",
        name: "session",
        description: "The cookie that a login sets; over https it is called __Host-session",
      },
    },
  },
  paths,
};
