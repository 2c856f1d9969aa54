import {
  createKnownDevice,
  deviceLifetimeDays,
  findKnownDevice,
  noteDeviceUse,
} from "#db/known-devices.ts";
import { type Source, sourceOf } from "./attempts.server.ts";
import { ownCookie, readCookie } from "./cookie.server.ts";

function deviceCookie(request: Request) {
  return ownCookie(request, "device", deviceLifetimeDays * 24 * 60 * 60);
}

function readToken(request: Request): Promise<string | undefined> {
  return readCookie(request, deviceCookie(request));
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
