import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hashPassword } from "#db/accounts/password.ts";
import { createFirstStaff } from "#db/accounts/staff.ts";
import { updateApplication } from "#db/applications/application-states.ts";
import { createApplication, createUncheckedApplication } from "#db/applications/applications.ts";
import { transaction } from "#db/connection.server.ts";
import { uploadsDirectory } from "#db/disk/data-directory.ts";
import { createDoctor, listDoctors } from "#db/doctors/doctors.ts";
import { writePhotoHashes } from "#db/moving/photo-hashes.ts";
import { newPhotoKey } from "#db/photo-key.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { sampleHours, sampleServices } from "#db/settings/sample-services.ts";
import { saveSetting } from "#db/settings/settings.ts";
import { createLink } from "#db/texts/links.ts";
import { keptAbsences } from "#db/timetable/absences.ts";
import { keptSittings, listSittings } from "#db/timetable/sittings.ts";
import { projectRoot } from "#runtime/project-root.ts";
import { sampleApplications, sampleUncheckedApplications } from "./applications.ts";
import { sampleDefaults, sampleDoctors } from "./doctors.ts";
import { sampleLinks } from "./links.ts";
import { seedPayments } from "./payments.ts";
import { seedRegister } from "./register.ts";
import { sampleStaff } from "./staff.ts";
import { sampleAbsencesOf, sampleSittingsOf } from "./timetable.ts";

const { name } = sampleSettings.identity;
const { street, city } = sampleSettings.contact;
const portraits = join(projectRoot, "public/media");
const actor = { id: null, email: "seed" };
const mornings = ["09:00 AM", "09:30 AM", "10:00 AM", "10:30 AM", "11:00 AM", "11:30 AM"];
const evenings = ["04:00 PM", "04:30 PM", "05:00 PM", "05:30 PM", "06:00 PM", "06:30 PM"];

interface Wanted {
  withTimetable?: boolean;
  withServices?: boolean;
  withRegister?: boolean;
}

export function seed(wanted: Wanted): boolean {
  if (listDoctors().length > 0) return false;
  if (!existsSync(portraits)) throw new Error(`the sample pictures are not in ${portraits}`);
  transaction(() => fill(wanted));
  return true;
}

function fill({ withTimetable, withServices, withRegister }: Wanted): void {
  if (withServices) {
    saveSetting("services", sampleServices, 0, actor);
    saveSetting("hours", sampleHours, 0, actor);
  }
  for (const [index, sample] of sampleDoctors.entries()) {
    const { portrait, hidden, unavailable, ...fields } = sample;
    const hours = index % 2 === 0 ? mornings : evenings;
    const { id } = createDoctor(
      {
        ...sampleDefaults,
        ...fields,
        hospital: `${name}, ${street}, ${city}`,
        availability: unavailable ? "unavailable" : "available",
        is_active: !hidden,
        phone: `98000000${String(index).padStart(2, "0")}`,
        email: `doctor${index + 1}@example.org`,
        photo_key: portrait ? copyPortrait(portrait) : null,
        hospital_slots: hours,
        video_slots: hours.slice(index % 3),
      },
      actor,
    );
    if (withTimetable) createTimetable(id, fields.name);
  }
  for (const { state, notes, ...application } of sampleApplications) {
    const { id } = createApplication(application, `sample ${application.phone}`);
    const fields = { ...(state && { state }), ...(notes && { notes }) };
    updateApplication(id, undefined, fields, actor);
  }
  for (const application of sampleUncheckedApplications) {
    createUncheckedApplication(application, `sample ${application.phone}`);
  }
  for (const link of sampleLinks) createLink(link, actor);
  if (!withRegister) return;
  const now = clock();
  seedRegister(listDoctors(), listSittings(), now);
  seedPayments(now.days[0] ?? now.day, now.day);
}

/** As the clock in the hospital shows it: India is five and a half hours ahead of UTC. */
function clock() {
  const shown = new Date(Date.now() + 330 * 60_000);
  const dayAt = (days: number) =>
    new Date(shown.getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const minute = shown.getUTCHours() * 60 + shown.getUTCMinutes();
  return { day: dayAt(0), minute, days: [-1, 0, 1, 2, 3].map(dayAt) };
}

function createTimetable(doctor_id: string, name: string): void {
  for (const sitting of sampleSittingsOf(name))
    keptSittings.create({ doctor_id, ...sitting }, actor);
  for (const absence of sampleAbsencesOf(name, new Date())) {
    keptAbsences.create({ doctor_id, ...absence }, actor);
  }
}

export async function createSampleStaff(): Promise<void> {
  const { email, name, password } = sampleStaff;
  createFirstStaff({ email, name, password_hash: await hashPassword(password) }, actor);
}

function copyPortrait(name: string): string {
  const key = newPhotoKey();
  mkdirSync(uploadsDirectory, { recursive: true });
  for (const file of readdirSync(portraits)) {
    const [, width, format] = /-(\d+)\.\w+\.(avif|webp)$/.exec(file) ?? [];
    if (!width || !file.startsWith(`${name}-`)) continue;
    copyFileSync(join(portraits, file), join(uploadsDirectory, `${key}-${width}.${format}`));
  }
  writePhotoHashes(uploadsDirectory, key);
  return key;
}
