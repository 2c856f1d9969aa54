import type { z } from "zod";
import type { CallInput } from "#app/forms/route-inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { findDoctor } from "#db/doctors/doctors.ts";
import { keptNotices, listNoticesFrom, type Notice, type NoticeFields } from "#db/texts/notices.ts";
import {
  type Absence,
  type AbsenceFields,
  keptAbsences,
  listAbsencesOf,
} from "#db/timetable/absences.ts";
import {
  type Closure,
  type ClosureFields,
  keptClosures,
  listClosuresFrom,
} from "#db/timetable/closures.ts";
import {
  keptSittings,
  listSittingsOf,
  type Sitting,
  type SittingFields,
} from "#db/timetable/sittings.ts";
import type { Written } from "#db/versioned.ts";
import { absenceCall, closureCall, noticeCall, sittingCall } from "./api-inputs.ts";
import {
  absenceExample,
  absenceSent,
  closureExample,
  closureSent,
  noticeExample,
  noticeSent,
  sittingExample,
  sittingSent,
} from "./example.ts";
import {
  absenceBody,
  absenceJson,
  closureBody,
  closureJson,
  noticeBody,
  noticeJson,
  sittingBody,
  sittingJson,
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

/** A kind of record in the API. `Owner` has the doctor to whom a record belongs, or nothing. */
export interface Kind<Entity extends Stored & Owner, Fields, Owner> {
  /** Such as "Sitting"; the address has "sittings". */
  name: string;
  one: string;
  plural: string;
  summaryOfList: string;
  aboutAdding: string;
  described: { reads: CallInput; schema: z.ZodType; example: object };
  body: z.ZodType<Omit<Fields, keyof Owner>>;
  returned: { schema: z.ZodType; example: object };
  toJson(thing: Entity): object;
  ownerOf(thing: Owner): Owner;
  /** By the id in the address; undefined if there is no such doctor. */
  findOwner(id: string): Owner | undefined;
  list(owner: Owner): Entity[];
  placeOf(thing: Entity): readonly [string, string];
  find(id: string): Entity | undefined;
  create(fields: Fields, staff: StaffActor): Entity;
  update(
    id: string,
    version: number | undefined,
    fields: Fields,
    staff: StaffActor,
  ): Written<Entity> | undefined;
  remove(id: string, staff: StaffActor): Entity | undefined;
}

interface OfDoctor {
  doctor_id: string;
}

const ofDoctor = {
  ownerOf: ({ doctor_id }: OfDoctor): OfDoctor => ({ doctor_id }),
  findOwner: (doctor_id: string) => findDoctor(doctor_id) && { doctor_id },
};

const ofHospital = { ownerOf: () => ({}), findOwner: () => ({}) };

const byFirstDay = ({ first_day, id }: { first_day: string; id: string }) =>
  [first_day, id] as const;

/** What is not sent stays as it is. */
function toStart(fromAt: number | null | undefined) {
  return fromAt === undefined ? {} : { from_at: fromAt };
}

/** Hours without a first and a last day take the place of no others. */
const updateHours: typeof keptSittings.update = (id, version, fields, staff) => {
  const isForAWhile = fields.first_day !== null && fields.last_day !== null;
  const hours = isForAWhile ? fields : { ...fields, replaces: null };
  return keptSittings.update(id, version, hours, staff);
};

/** Undefined after the doctor was deleted. */
function withDoctor<Entity extends OfDoctor>(thing: Entity | undefined): Entity | undefined {
  return thing && findDoctor(thing.doctor_id) ? thing : undefined;
}

export const sittings: Kind<Sitting, SittingFields, OfDoctor> = {
  ...ofDoctor,
  name: "Sitting",
  one: "a sitting",
  plural: "OPD times",
  summaryOfList: "The sittings of a doctor, by time",
  aboutAdding:
    "Sittings at the same time and on closed days are taken as they are. A sitting without weeks is each week, one without days always.",
  described: { reads: sittingCall, schema: sittingBody, example: sittingSent },
  body: sittingBody.transform(({ from, to, firstDay, lastDay, ...same }) => ({
    ...same,
    starts_at: from,
    ends_at: to,
    first_day: firstDay,
    last_day: lastDay,
  })),
  returned: { schema: sittingJson, example: sittingExample },
  toJson: toSittingJson,
  list: ({ doctor_id }) => listSittingsOf([doctor_id]),
  placeOf: ({ starts_at, id }) => [String(starts_at).padStart(4, "0"), id],
  ...keptSittings,
  find: (id) => withDoctor(keptSittings.find(id)),
  update: updateHours,
};

export const absences: Kind<Absence, AbsenceFields, OfDoctor> = {
  ...ofDoctor,
  name: "Absence",
  one: "an absence",
  plural: "absences",
  summaryOfList: "The absences of a doctor that are not over, by day",
  aboutAdding:
    "The doctor's sittings fall away on these days. With backAt, on a single day, they only begin later; with fromAt those of the first day end then.",
  described: { reads: absenceCall, schema: absenceBody, example: absenceSent },
  body: absenceBody.transform(({ note, backAt = null, fromAt, ...days }) => ({
    ...toDays(days),
    note,
    back_at: backAt,
    ...toStart(backAt === null ? fromAt : null),
  })),
  returned: { schema: absenceJson, example: absenceExample },
  toJson: toAbsenceJson,
  list: ({ doctor_id }) => listAbsencesOf([doctor_id], readClock().day),
  placeOf: byFirstDay,
  ...keptAbsences,
  find: (id) => withDoctor(keptAbsences.find(id)),
};

export const closures: Kind<Closure, ClosureFields, object> = {
  ...ofHospital,
  name: "Closure",
  one: "a closure",
  plural: "closures",
  summaryOfList: "The closures that are not over, by day",
  aboutAdding: "All sittings fall away on these days; with fromAt those of the first day end then.",
  described: { reads: closureCall, schema: closureBody, example: closureSent },
  body: closureBody.transform(({ name, fromAt, ...days }) => ({
    name,
    ...toDays(days),
    ...toStart(fromAt),
  })),
  returned: { schema: closureJson, example: closureExample },
  toJson: toClosureJson,
  list: () => listClosuresFrom(readClock().day),
  placeOf: byFirstDay,
  ...keptClosures,
};

export const notices: Kind<Notice, NoticeFields, object> = {
  ...ofHospital,
  name: "Notice",
  one: "a notice",
  plural: "notices",
  summaryOfList: "The notices that are not over, by day",
  aboutAdding: "The text is on top of each page for visitors on these days.",
  described: { reads: noticeCall, schema: noticeBody, example: noticeSent },
  body: noticeBody.transform(({ text, link, ...days }) => ({
    text,
    ...toDays(days),
    ...(link !== undefined && { link }),
  })),
  returned: { schema: noticeJson, example: noticeExample },
  toJson: toNoticeJson,
  list: () => listNoticesFrom(readClock().day),
  placeOf: byFirstDay,
  ...keptNotices,
};
