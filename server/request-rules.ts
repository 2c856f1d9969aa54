import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusal.ts";
import { isReading, type Visit } from "./visit.ts";

const pageMethods = ["GET", "HEAD", "POST"];
const methods = [...pageMethods, "PUT", "DELETE"];
// The API says itself which methods each of its addresses has.
const apiMethods = [...methods, "PATCH", "OPTIONS"];
const kibibyte = 1024;
/** More than a photo may have: one that is too large then costs nobody what was typed beside it. */
const largestForm = 16 * kibibyte * kibibyte;
const longestPath = 2048;
const mostSegments = 16;
const mostHeaders = 100;

/** The forms that carry a doctor's photo; `.data` is how the same form is sent by script. */
const withPhoto =
  /^\/(?:dashboard\/AddDoctor\/(?:new|[^/]+\/edit)(?:\.data)?|api\/v1\/doctor(?:\/[^/]+)?)$/i;

/** Signing in also carries on the form that was sent after the session had ended. */
const withResumedForm = /^\/signin(?:\.data)?$/i;

/** What browsers send forms as; only the API reads anything else. */
const formType =
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data;\s*boundary=\S+)\s*(?:;|$)/i;

const malformed: Refusal = { status: 400, message: "The address of this request is malformed." };
const tooLong: Refusal = { status: 414, message: "The address of this request is too long." };
const badRequest: Refusal = { status: 400, message: "This request is malformed." };
const badMethod: Refusal = {
  status: 405,
  message: "This server does not know that kind of request.",
  headers: ["Allow", pageMethods.join(", ")],
};
const manyHeaders: Refusal = { status: 431, message: "This request has too many headers." };
const noForm: Refusal = { status: 415, message: "What was sent is not a form." };
const encoded: Refusal = { status: 415, message: "A compressed request cannot be read." };

/** What is sent is larger than this server takes; it can be known at the start or only while reading. */
export const tooLarge: Refusal = {
  status: 413,
  message:
    "What you sent is too large. A photo may have at most 5 MB. Go back, choose a smaller one, and send the form again.",
};

/**
 * The largest body, in bytes, that a request may have. A form with a photo may be larger than the photo
 * itself may, so that the form can say what is wrong and keep what was typed.
 */
export function bodyLimit({ request, path }: Visit): number {
  const multipart = request.headers["content-type"]?.startsWith("multipart/form-data");
  if (multipart && withPhoto.test(path)) return largestForm;
  return withResumedForm.test(path) ? 512 * kibibyte : 64 * kibibyte;
}

/** The first thing that is wrong with the form of a request, before anybody looks at what it asks for. */
export function findFault(visit: Visit): Refusal | undefined {
  const { request } = visit;
  const known = visit.path.startsWith("/api/") ? apiMethods : methods;
  if (!known.includes(request.method ?? "")) return badMethod;
  return (
    findPathFault(visit.path, visit.search) ?? findHeaderFault(request) ?? findBodyFault(visit)
  );
}

/** Refuses to change a page in a way that only the API knows. */
export function findMethodFault({ request, path }: Visit): Refusal | undefined {
  const known = path.startsWith("/api/") || pageMethods.includes(request.method ?? "");
  return known ? undefined : badMethod;
}

function findPathFault(path: string, search: string): Refusal | undefined {
  if (path.length > longestPath) return tooLong;
  // The plain paths of the site, which are nearly all that are asked for, need no closer look.
  if (/^(?:\/[\w-][\w.-]*){1,16}$/.test(path) && search === "") return undefined;
  if (/[^\x21-\x7e]|[#\\]/.test(path + search)) return malformed;
  if (!path.startsWith("/")) return malformed;
  const segments = path.slice(1).split("/");
  if (segments.length > mostSegments) return tooLong;
  const last = segments.length - 1;
  return segments.every((segment, at) => isSegment(segment, at === last)) ? undefined : malformed;
}

// Only the last may be empty, where the path ends in a slash. Dot segments and hidden slashes would give
// one page many names.
function isSegment(segment: string, last: boolean): boolean {
  if (segment === "") return last;
  try {
    const decoded = decodeURIComponent(segment);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    return decoded !== "." && decoded !== ".." && !/[\x00-\x1f\x7f/\\]/.test(decoded);
  } catch {
    return false;
  }
}

function findHeaderFault({ rawHeaders, headers }: IncomingMessage): Refusal | undefined {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  if (hosts !== 1) return badRequest;
  if (rawHeaders.length > 2 * mostHeaders) return manyHeaders;
  const encoding = headers["content-encoding"];
  return encoding === undefined || encoding.toLowerCase() === "identity" ? undefined : encoded;
}

function findBodyFault(visit: Visit): Refusal | undefined {
  const { headers } = visit.request;
  const length = headers["content-length"];
  if (isReading(visit)) {
    const hasBody = headers["transfer-encoding"] !== undefined || (length ?? "0") !== "0";
    return hasBody ? badRequest : undefined;
  }
  if (Number(length ?? 0) > bodyLimit(visit)) return tooLarge;
  const hasBody = headers["transfer-encoding"] !== undefined || Number(length ?? 0) > 0;
  const isForm = formType.test(headers["content-type"] ?? "");
  return hasBody && !isForm && !visit.path.startsWith("/api/") ? noForm : undefined;
}
