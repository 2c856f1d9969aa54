import type { IncomingMessage } from "node:http";
import { type Exchange, isSafeMethod } from "./exchange.ts";
import type { Rejection } from "./rejection.ts";
import type { RouteTable } from "./route-table.ts";

const pageMethods = ["GET", "HEAD", "POST"];
const methods = [...pageMethods, "PUT", "DELETE"];
const apiMethods = [...methods, "PATCH", "OPTIONS"];
export const defaultBodyBytes = 64 * 1024;
const maxPathLength = 2048;
const maxSegments = 16;
const maxHeaders = 100;

const formType =
  /^(?:application\/x-www-form-urlencoded\s*(?:;|$)|multipart\/form-data\s*;(?:[^;]*;)*\s*boundary=\S)/i;

const malformed: Rejection = { status: 400, message: "The address of this request is malformed." };
const tooLong: Rejection = { status: 414, message: "The address of this request is too long." };
const badRequest: Rejection = { status: 400, message: "This request is malformed." };
const badMethod: Rejection = {
  status: 405,
  message: "This server does not know that kind of request.",
  headers: ["Allow", pageMethods.join(", ")],
};
const manyHeaders: Rejection = { status: 431, message: "This request has too many headers." };
const noForm: Rejection = { status: 415, message: "What was sent is not a form." };
const encoded: Rejection = { status: 415, message: "A compressed request cannot be read." };

export const tooLarge: Rejection = {
  status: 413,
  message:
    "What you sent is too large. A photo may have at most 25 MB. Go back, choose a smaller one, and send the form again.",
};

export function maxBodyBytes({ request, path }: Exchange, routes: RouteTable): number {
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "");
  const declared = isMultipart ? routes.find(path).maxBodyBytes : undefined;
  return declared ?? defaultBodyBytes;
}

export function isLarge({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? 0) > defaultBodyBytes;
}

export function findFault(exchange: Exchange, routes: RouteTable): Rejection | undefined {
  const { request, path, search, isApi } = exchange;
  if (!(isApi ? apiMethods : methods).includes(request.method ?? "")) return badMethod;
  return findPathFault(path, search) ?? findHeaderFault(request) ?? findBodyFault(exchange, routes);
}

export function findMethodFault({ request, isApi }: Exchange): Rejection | undefined {
  return isApi || pageMethods.includes(request.method ?? "") ? undefined : badMethod;
}

function findPathFault(path: string, search: string): Rejection | undefined {
  if (path.length > maxPathLength) return tooLong;
  if (/^(?:\/[\w-][\w.-]*){1,16}$/.test(path) && search === "") return undefined;
  if (/[^\x21-\x7e]|[#\\]/.test(path + search)) return malformed;
  if (!path.startsWith("/")) return malformed;
  const segments = path.slice(1).split("/");
  if (segments.length > maxSegments) return tooLong;
  const last = segments.length - 1;
  return segments.every((segment, at) => isSegment(segment, at === last)) ? undefined : malformed;
}

// Dot segments and escaped slashes would give one page many addresses.
function isSegment(segment: string, isLast: boolean): boolean {
  if (segment === "") return isLast;
  try {
    const decoded = decodeURIComponent(segment);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    return decoded !== "." && decoded !== ".." && !/[\x00-\x1f\x7f/\\]/.test(decoded);
  } catch {
    return false;
  }
}

function findHeaderFault({ rawHeaders, headers }: IncomingMessage): Rejection | undefined {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  if (hosts !== 1) return badRequest;
  if (rawHeaders.length > 2 * maxHeaders) return manyHeaders;
  const encoding = headers["content-encoding"];
  return encoding === undefined || encoding.toLowerCase() === "identity" ? undefined : encoded;
}

function findBodyFault(exchange: Exchange, routes: RouteTable): Rejection | undefined {
  const { headers } = exchange.request;
  const length = Number(headers["content-length"] ?? 0);
  const hasBody = headers["transfer-encoding"] !== undefined || length > 0;
  if (isSafeMethod(exchange)) return hasBody ? badRequest : undefined;
  if (length > maxBodyBytes(exchange, routes)) return tooLarge;
  const isForm = formType.test(headers["content-type"] ?? "");
  return hasBody && !isForm && !exchange.isApi ? noForm : undefined;
}
