import type { z } from "zod";
import { readBody } from "#app/api/body.server.ts";
import { readPart, wholeList } from "#app/api/list.server.ts";
import { fieldProblems, problem, respondJson } from "#app/api/respond.server.ts";
import { changedSince, expectedVersion, respondVersion } from "#app/api/versions.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";
import {
  type Absence,
  type AbsenceFields,
  createAbsence,
  deleteAbsence,
  findAbsence,
  updateAbsence,
} from "#db/absences.ts";
import type { StaffActor } from "#db/audit.ts";
import {
  type Closure,
  type ClosureFields,
  createClosure,
  deleteClosure,
  findClosure,
  updateClosure,
} from "#db/closures.ts";
import { findDoctor } from "#db/doctors.ts";
import {
  createNotice,
  deleteNotice,
  findNotice,
  type Notice,
  type NoticeFields,
  updateNotice,
} from "#db/notices.ts";
import {
  createSitting,
  deleteSitting,
  findSitting,
  type Sitting,
  type SittingFields,
  updateSitting,
} from "#db/sittings.ts";
import type { Conflict } from "#db/versioned.ts";
import { absenceCall, closureCall, noticeCall, sittingCall } from "./api-inputs.ts";
import {
  absenceBody,
  closureBody,
  noticeBody,
  sittingBody,
  toAbsenceJson,
  toClosureJson,
  toDays,
  toNoticeJson,
  toSittingJson,
} from "./json.ts";

interface Stored {
  id: string;
  version: number;
}

/** What programs may add, read, change and delete; `Owner` is the doctor whose it is, if anybody's. */
interface Kind<Thing extends Stored & Owner, Fields, Owner> {
  /** As messages name it, such as "Sitting"; its address has "sittings". */
  name: string;
  call: CallInput;
  body: z.ZodType<Omit<Fields, keyof Owner>>;
  ownerOf(thing: Owner): Owner;
  find(id: string): Thing | undefined;
  create(fields: Fields, staff: StaffActor): Thing;
  update(
    id: string,
    version: number | undefined,
    fields: Fields,
    staff: StaffActor,
  ): { conflict: false; after: Thing } | Conflict<Thing> | undefined;
  remove(id: string, staff: StaffActor): Thing | undefined;
  toJson(thing: Thing): object;
  /** Where it stands in its list. */
  placeOf(thing: Thing): readonly [string, string];
}

interface OfDoctor {
  doctor_id: string;
}

const ofDoctor = ({ doctor_id }: OfDoctor): OfDoctor => ({ doctor_id });
const byFirstDay = ({ first_day, id }: { first_day: string; id: string }) =>
  [first_day, id] as const;

/** What belongs to a doctor goes with the doctor. */
function withDoctor<Thing extends OfDoctor>(thing: Thing | undefined): Thing | undefined {
  return thing && findDoctor(thing.doctor_id) ? thing : undefined;
}

export const sittings: Kind<Sitting, SittingFields, OfDoctor> = {
  name: "Sitting",
  call: sittingCall,
  body: sittingBody.transform(({ from, to, firstDay, lastDay, ...same }) => ({
    ...same,
    starts_at: from,
    ends_at: to,
    first_day: firstDay,
    last_day: lastDay,
  })),
  ownerOf: ofDoctor,
  find: (id) => withDoctor(findSitting(id)),
  create: createSitting,
  update: updateSitting,
  remove: deleteSitting,
  toJson: toSittingJson,
  placeOf: ({ starts_at, id }) => [String(starts_at).padStart(4, "0"), id],
};

export const absences: Kind<Absence, AbsenceFields, OfDoctor> = {
  name: "Absence",
  call: absenceCall,
  body: absenceBody.transform(({ note, backAt = null, ...days }) => ({
    ...toDays(days),
    note,
    back_at: backAt,
  })),
  ownerOf: ofDoctor,
  find: (id) => withDoctor(findAbsence(id)),
  create: createAbsence,
  update: updateAbsence,
  remove: deleteAbsence,
  toJson: toAbsenceJson,
  placeOf: byFirstDay,
};

export const closures: Kind<Closure, ClosureFields, object> = {
  name: "Closure",
  call: closureCall,
  body: closureBody.transform(({ name, ...days }) => ({ name, ...toDays(days) })),
  ownerOf: () => ({}),
  find: findClosure,
  create: createClosure,
  update: updateClosure,
  remove: deleteClosure,
  toJson: toClosureJson,
  placeOf: byFirstDay,
};

export const notices: Kind<Notice, NoticeFields, object> = {
  name: "Notice",
  call: noticeCall,
  body: noticeBody.transform(({ text, ...days }) => ({ text, ...toDays(days) })),
  ownerOf: () => ({}),
  find: findNotice,
  create: createNotice,
  update: updateNotice,
  remove: deleteNotice,
  toJson: toNoticeJson,
  placeOf: byFirstDay,
};

interface Call {
  request: Request;
  params: { id: string };
}

/** Throws a 401. `list` is undefined where there is no such doctor. */
export async function respondAll<Thing extends Stored & Owner, Fields, Owner>(
  { request, url }: { request: Request; url: URL },
  { toJson, placeOf }: Kind<Thing, Fields, Owner>,
  list: () => Thing[] | undefined,
): Promise<Response> {
  await requireApiStaff(request);
  const all = list();
  if (!all) return noDoctor();
  const { items, headers } = readPart(url, { ...wholeList(all, placeOf), toJson });
  return respondJson(items, { headers });
}

/** Throws a 400, 401 or 415. */
export async function createOne<Thing extends Stored & Owner, Fields, Owner>(
  request: Request,
  { name, body, call, create, toJson }: Kind<Thing, Fields, Owner>,
  owner: Owner | undefined,
): Promise<Response> {
  const staff = await requireApiStaff(request);
  if (!owner) return noDoctor();
  const { fields: read } = await readBody(request, call);
  const sent = body.safeParse(read);
  if (!sent.success) return fieldProblems(sent.error);
  const made = create({ ...sent.data, ...owner } as Fields, staff);
  const headers = { Location: `/api/v1/${name.toLowerCase()}s/${made.id}` };
  return respondVersion(toJson(made), made.version, { status: 201, headers });
}

export async function showOne<Thing extends Stored & Owner, Fields, Owner>(
  { request, params }: Call,
  { name, find, toJson }: Kind<Thing, Fields, Owner>,
): Promise<Response> {
  await requireApiStaff(request);
  const thing = find(params.id);
  return thing ? respondVersion(toJson(thing), thing.version) : problem(404, `${name} not found`);
}

/** Throws a 400, 401 or 415. */
export async function updateOne<Thing extends Stored & Owner, Fields, Owner>(
  { request, params }: Call,
  { name, body, call, ownerOf, find, update, toJson }: Kind<Thing, Fields, Owner>,
): Promise<Response> {
  const staff = await requireApiStaff(request);
  const before = find(params.id);
  if (!before) return problem(404, `${name} not found`);
  const { fields: read } = await readBody(request, call);
  const sent = body.safeParse(read);
  if (!sent.success) return fieldProblems(sent.error);
  const fields = { ...sent.data, ...ownerOf(before) } as Fields;
  const saved = update(params.id, expectedVersion(request), fields, staff);
  if (!saved) return problem(404, `${name} not found`);
  if (saved.conflict) return changedSince(name.toLowerCase());
  return respondVersion(toJson(saved.after), saved.after.version);
}

export async function deleteOne<Thing extends Stored & Owner, Fields, Owner>(
  { request, params }: Call,
  { name, find, remove }: Kind<Thing, Fields, Owner>,
): Promise<Response> {
  const staff = await requireApiStaff(request);
  const thing = find(params.id) && remove(params.id, staff);
  return thing ? respondJson({ _id: thing.id, id: thing.id }) : problem(404, `${name} not found`);
}

/** Whose a new record is to be; undefined where there is no such doctor. */
export function findOwner(doctor_id: string): OfDoctor | undefined {
  return findDoctor(doctor_id) && { doctor_id };
}

function noDoctor(): Response {
  return problem(404, "Doctor not found");
}
