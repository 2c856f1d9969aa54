import {
  deviceLifetimeDays,
  findKnownDevice,
  type KnownDevice,
  noteDevice,
  trustDevice,
} from "#db/accounts/known-devices.ts";
import { findStaffByEmail } from "#db/accounts/staff.ts";
import { type Source, sourceOf } from "./attempts.server.ts";
import { ownCookie, readCookie } from "./cookie.server.ts";

function deviceCookie(request: Request) {
  return ownCookie(request, "device", deviceLifetimeDays * 24 * 60 * 60);
}

function readToken(request: Request): Promise<string | undefined> {
  return readCookie(request, deviceCookie(request));
}

async function findDevice(request: Request): Promise<KnownDevice | undefined> {
  const token = await readToken(request);
  return token === undefined ? undefined : findKnownDevice(token);
}

export async function sourceOfRequest(
  request: Request,
  address: string,
  email: string,
): Promise<Source> {
  const device = await findDevice(request);
  const staffId = findStaffByEmail(email.trim())?.id;
  const isKnown = device?.accounts.some((account) => account.staffId === staffId);
  return sourceOf(address, isKnown ? device?.id : undefined);
}

export async function deviceIdOf(request: Request): Promise<string> {
  return (await findDevice(request))?.id ?? "";
}

export async function isKnownDevice(request: Request, staffId: string): Promise<boolean> {
  return (await accountOn(request, staffId)) !== undefined;
}

export async function isTrustedDevice(request: Request, staffId: string): Promise<boolean> {
  return (await accountOn(request, staffId))?.isTrusted ?? false;
}

async function accountOn(request: Request, staffId: string) {
  const device = await findDevice(request);
  return device?.accounts.find((account) => account.staffId === staffId);
}

export async function rememberDevice(
  request: Request,
  staffId: string,
  trust: boolean,
): Promise<string> {
  const token = await readToken(request);
  const kept = trust ? trustDevice(token, staffId) : noteDevice(token, staffId);
  return deviceCookie(request).serialize(kept);
}
