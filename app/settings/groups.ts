import { orNotFound } from "#app/requests/http.ts";
import { accreditations } from "./accreditations-group.ts";
import { charges } from "./charges-group.ts";
import { contact } from "./contact-group.ts";
import { desk } from "./desk-group.ts";
import { facilities } from "./facilities-group.ts";
import type { Group, GroupName } from "./fields.ts";
import { figures } from "./figures-group.ts";
import { hours } from "./hours-group.ts";
import { identity } from "./identity-group.ts";
import { insurers } from "./insurers-group.ts";
import { leaders } from "./leaders-group.ts";
import { receipts } from "./receipts-group.ts";
import { services } from "./services-group.ts";
import { texts } from "./texts-group.ts";
import { visits } from "./visits-group.ts";

export const groups: Readonly<Record<GroupName, Group>> = {
  identity,
  contact,
  figures,
  hours,
  insurers,
  services,
  texts,
  accreditations,
  facilities,
  leaders,
  charges,
  receipts,
  desk,
  visits,
};

export const groupNames = Object.keys(groups) as GroupName[];

/** Addresses are written as titles are, in any letter case. */
export function groupAt(segment: string): GroupName | undefined {
  return groupNames.find((name) => name === segment.toLowerCase());
}

export function requireGroup(segment: string): GroupName {
  return orNotFound(groupAt(segment));
}

/** Of a group that has no form, its name in the database. */
export function groupTitle(id: string): string {
  const name = groupAt(id);
  return name ? groups[name].title : id;
}
