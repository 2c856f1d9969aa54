import { createCookie } from "react-router";
import {
  createKnownDevice,
  deviceLifetimeDays,
  findKnownDevice,
  noteDeviceUse,
} from "#db/known-devices.ts";
import { type Source, sourceOf } from "./attempts.server.ts";

function deviceCookie(request: Request) {
  const secure = new URL(request.url).protocol === "https:";
  return createCookie(secure ? "__Host-device" : "device", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge: deviceLifetimeDays * 24 * 60 * 60,
  });
}

async function readToken(request: Request): Promise<string | undefined> {
  const token = await deviceCookie(request).parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : undefined;
}

/** For the limits on attempts: the device, where somebody has signed in on it before, else the address. */
export async function sourceOfRequest(request: Request, address: string): Promise<Source> {
  const token = await readToken(request);
  return sourceOf(address, token === undefined ? undefined : findKnownDevice(token)?.id);
}

/** Returns the Set-Cookie header with which the browser is known at the next sign-in. */
export async function rememberDevice(request: Request, staffId: string): Promise<string> {
  const token = await readToken(request);
  if (token !== undefined && findKnownDevice(token)?.staffId === staffId) {
    noteDeviceUse(token);
    return deviceCookie(request).serialize(token);
  }
  return deviceCookie(request).serialize(createKnownDevice(staffId));
}
