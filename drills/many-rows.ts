import { searchTextOf } from "#db/applications/applications.ts";
import type { openDatabase } from "#db/connection.server.ts";
import { rewriteDigests } from "#db/digests.ts";
import { doctorSearchColumns } from "#db/doctors/doctors.ts";

const firstNames =
  "Asha Gurpreet Nusrat Harjit Pooja Vikram Imran Suresh Karan Anjali Balwinder Ritu Alok Daljeet Kavita Nitin Meera Rajesh Simran Arvind Priya Rohan Sunita Manpreet राहुल सुनीता अनीता ਗੁਰਪ੍ਰੀਤ";
const lastNames =
  "Verma Kaur Siddiqui Singh Bansal Chauhan Qureshi Sharma Thakur Mehta Dhillon Aggarwal Gupta Sandhu Joshi Malhotra Nair Khanna Gill Menon Rawat Negi Bhatia Kapoor शर्मा देवी ਸਿੰਘ";
const specialities = [
  "Obstetrics and Gynaecology",
  "Orthopaedics",
  "Paediatrics",
  "Urology",
  "Neurology",
  "General Surgery",
  "General Medicine",
  "Medical Oncology",
  "Surgical Oncology",
  "Cardiology",
  "Dermatology",
  "Anaesthesia",
];
const positions = ["Staff Nurse", "Pharmacist", "Ward Attendant", "Urologist", "Lab Technician"];
const about =
  "Sees patients in the mornings and explains each step beforehand. Families are welcome to bring their questions in writing, so that nothing is forgotten in the room. Speaks with the family doctor about what comes next.";

type Sqlite = ReturnType<typeof openDatabase>;

export function addMany(sqlite: Sqlite, count: { doctors: number; applications: number }): void {
  const insert = insertInto(sqlite);
  sqlite.transaction(() => {
    for (let number = 0; number < count.doctors; number += 1) insert("doctors", doctor(number));
    for (let number = 0; number < count.doctors * 2; number += 1) {
      insert("sittings", sitting(number));
      if (number % 50 === 0) insert("absences", absence(number));
    }
    for (let number = 0; number < count.applications; number += 1) {
      insert("applications", application(number, count.applications));
    }
    rewriteDigests(sqlite);
  })();
}

function insertInto(sqlite: Sqlite) {
  const statements = new Map<string, ReturnType<Sqlite["prepare"]>>();
  return (table: string, row: Record<string, string | number>) => {
    const names = Object.keys(row);
    const values = names.map((name) => `@${name}`);
    const text = `INSERT INTO ${table} (${names}) VALUES (${values})`;
    const statement = statements.get(table) ?? sqlite.prepare(text);
    statements.set(table, statement);
    statement.run(row);
  };
}

function doctor(number: number) {
  const name = `Dr ${nameOf(number)} ${number}`;
  const specialization = pick(specialities, number);
  const hospital = "Morni Hospital, Sector 20, Panchkula";
  const languages = number % 3 === 0 ? "Punjabi, Hindi, English" : "Hindi, English";
  const email = `doctor${number}@example.org`;
  const qualification = `MBBS, MS (${specialization})`;
  const slots = JSON.stringify(["09:00 AM", "09:30 AM", "10:00 AM", "10:30 AM", "11:00 AM"]);
  const at = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
  return {
    id: idOf(1, number),
    name,
    specialization,
    hospital,
    about: `${about} ${about}`,
    qualification,
    awards: "Indian Medical Association",
    languages,
    experience: number % 45,
    fees: 300 + (number % 30) * 50,
    availability: number % 7 === 0 ? "unavailable" : "available",
    is_active: number % 50 === 49 ? 0 : 1,
    phone: phoneOf(number),
    email,
    hospital_slots: slots,
    video_slots: slots,
    ...doctorSearchColumns({ name, specialization, hospital, languages, email, qualification }),
    created_at: at,
    updated_at: at,
  };
}

function sitting(number: number) {
  const from = 8 * 60 + (number % 16) * 30;
  // Not the doctors of every seventh number again, who are unavailable.
  const oneDay = 1 + (Math.floor(number / 14) % 7);
  return {
    id: idOf(3, number),
    doctor_id: idOf(1, Math.floor(number / 2)),
    weekdays: JSON.stringify(number % 2 === 0 ? [1, 3, 5] : [oneDay]),
    weeks: number % 10 === 9 ? "[2,4]" : "[]",
    starts_at: from,
    ends_at: from + 120,
    room: `Room ${number % 40}`,
    note: "",
    ...written,
  };
}

function absence(number: number) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    id: idOf(4, number),
    doctor_id: idOf(1, Math.floor(number / 2)),
    first_day: day(number % 7),
    last_day: day((number % 7) + 3),
    note: "At a congress",
    ...written,
  };
}

const written = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };

function application(number: number, count: number) {
  const name = nameOf(number * 3);
  const position = pick(positions, number);
  const email = `applicant${number}@example.org`;
  const phone = phoneOf(number);
  const resume_link = `https://example.org/resumes/${number}`;
  const age = (count - number) * 150_000;
  return {
    id: idOf(2, number),
    name,
    position,
    email,
    phone,
    resume_link,
    search_text: searchTextOf({ name, email, phone, position, resume_link }),
    form_key: `many ${number}`,
    state: number % 100 === 0 ? "hired" : pick(["new", "rejected", "new", "contacted"], number),
    created_at: new Date(Date.now() - age).toISOString(),
  };
}

function nameOf(number: number): string {
  const first = firstNames.split(" ");
  return `${pick(first, number)} ${pick(lastNames.split(" "), Math.floor(number / first.length))}`;
}

function pick(values: readonly string[], number: number): string {
  return values[number % values.length] as string;
}

function idOf(kind: number, number: number): string {
  return `${kind}${number.toString(16).padStart(23, "0")}`;
}

function phoneOf(number: number): string {
  return String(6_000_000_000 + ((number * 17_321) % 3_999_999_999));
}
