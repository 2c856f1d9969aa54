import { join } from "node:path";
import Database from "better-sqlite3";
import { registerDigest, rewriteDigests } from "#db/digests.ts";

interface DeskRows {
  appointments: number;
  payments: number;
  /** The last day; each day before it has as many patients. */
  today: string;
}

const queuesOfDay = 18;
const tokens = 19;
const patientsOfDay = queuesOfDay * tokens;

export function idOf(kind: "a" | "b" | "c" | "d" | "e", number: number): string {
  return `${kind}${number.toString(16).padStart(23, "0")}`;
}

/** Adds years of a front desk by SQL alone: the last day is half over, and each day before it was counted. */
export function addDeskYears(data: string, { appointments, payments, today }: DeskRows): void {
  const sqlite = new Database(join(data, "hospital.db"));
  registerDigest(sqlite);
  const days = Math.ceil(appointments / patientsOfDay);
  const people = Math.ceil(appointments / 4);
  const numbers = (limit: number) =>
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${limit - 1})`;
  const id = (kind: string, number: string) => `printf('${kind}%023x', ${number})`;
  const day = (number: string) => `date('${today}', ((${number}) - ${days - 1}) || ' days')`;
  const year = (text: string) =>
    `(SELECT substr(y, 3, 2) || '-' || substr(y + 1, 3, 2) FROM (SELECT cast(strftime('%Y', ${text}, '-3 months') AS INTEGER) AS y))`;
  const at = (text: string) => `${text} || 'T05:00:00.000Z'`;
  const name = (number: string) =>
    `CASE (${number}) % 7 WHEN 0 THEN 'Harpreet' WHEN 1 THEN 'Asha' WHEN 2 THEN 'Gurdev' WHEN 3 THEN 'Sunita' WHEN 4 THEN 'Ram' WHEN 5 THEN 'Imran' ELSE 'Manjit' END || CASE (${number}) % 5 WHEN 0 THEN ' Kaur ' WHEN 1 THEN ' Singh ' WHEN 2 THEN ' Sharma ' WHEN 3 THEN ' Devi ' ELSE ' Khan ' END || (${number})`;
  sqlite.exec(`
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -200000;
    BEGIN;
    CREATE TEMP TABLE doctor AS SELECT row_number() OVER (ORDER BY id) - 1 AS i, id, name FROM doctors WHERE is_deleted = 0;
    ${numbers(people)} INSERT INTO patients (id, number, name, name_key, phone, last_day, created_at, updated_at)
      SELECT ${id("a", "i")}, i + 1, ${name("i")}, lower(${name("i")}), printf('98%08d', i / 2), '${today}',
        ${at(`'${today}'`)}, ${at(`'${today}'`)} FROM n;
    INSERT INTO patients_search (rowid, name, latin) SELECT number, name, name FROM patients;
    ${numbers(days * queuesOfDay)} INSERT INTO queues (id, doctor_id, doctor_name, day, sitting_id, starts_at, ends_at, room,
        given, now_token, passed, line, state, created_at, updated_at)
      SELECT ${id("b", "n.i")}, doctor.id, doctor.name, ${day(`n.i / ${queuesOfDay}`)}, printf('%024x', n.i % ${queuesOfDay}),
        600, 780, 'Room 2', ${tokens}, iif(isToday, 5, NULL), iif(isToday, 5, ${tokens}),
        iif(isToday, '[6,7,8,9,10]', '[]'), iif(isToday, 'open', 'over'), ${at(`'${today}'`)}, ${at(`'${today}'`)}
      FROM (SELECT i, i / ${queuesOfDay} = ${days - 1} AS isToday FROM n) AS n
      JOIN doctor ON doctor.i = (n.i % ${queuesOfDay}) % (SELECT count(*) FROM doctor);
    ${numbers(days * patientsOfDay)} INSERT INTO appointments (id, patient_id, doctor_id, doctor_name, day, kind, queue_id, token,
        source, visit, state, reason, fee, paid, created_at, updated_at)
      SELECT ${id("c", "n.i")}, ${id("a", `(n.i * 7919) % ${people}`)}, doctor_id, doctor_name, day, 'visit', queues.id, token, 'phone',
        'first', CASE WHEN queues.state = 'over' THEN iif(n.i % 11, 'seen', 'absent') WHEN token < 5 THEN 'seen'
          WHEN token = 5 THEN 'in' WHEN token < 11 THEN 'waiting' ELSE 'booked' END, '', 800,
        iif(queues.state = 'over' AND n.i % 11 OR token < 6, 800, 0), queues.created_at, queues.created_at
      FROM (SELECT i, i % ${tokens} + 1 AS token FROM n) AS n JOIN queues ON queues.id = ${id("b", `n.i / ${tokens}`)};
    ${numbers(days)} INSERT INTO cash_counts (id, year, number, day, drawer, staff_id, staff_name, float, cash, upi, card, claim,
        receipts, refunds, notes, counted, kept, form_key, created_at)
      SELECT ${id("e", "i")}, year, row_number() OVER (PARTITION BY year ORDER BY i), day, '', '', 'Meena', 0, 0, 0, 0, 0, 0, 0,
        '{}', 0, 0, 'drill-count-' || i, ${at("day")} FROM (SELECT i, day, ${year("day")} AS year FROM (SELECT i, ${day("i")} AS day FROM n))
      WHERE day < '${today}';
    INSERT INTO payments (id, kind, year, number, prefix, day, name, name_key, patient_id, appointment_id, doctor_id, doctor_name, lines,
        consultation, other, total, cash, upi, upi_reference, drawer, staff_id, staff_name, cash_count_id, form_key, created_at)
      SELECT 'd' || substr(id, 2), 'receipt', year, row_number() OVER (PARTITION BY year ORDER BY day, id), 'R', day, name, lower(name), patient_id, id,
        doctor_id, doctor_name, '[{"text":"Consultation","count":1,"rate":800,"kind":"consultation"}]', 800, 0, 800,
        iif(isCash, 800, 0), iif(isCash, 0, 800), iif(isCash, '', printf('%012d', number)), '', '', 'Meena', count, 'drill-' || id, created
      FROM (SELECT *, ${year("day")} AS year, number % 3 > 0 AS isCash FROM (
        SELECT a.id, a.day, p.name, a.patient_id, a.doctor_id, a.doctor_name, ${at("a.day")} AS created,
          row_number() OVER (ORDER BY a.day DESC, a.id DESC) AS number, count.id AS count
        FROM appointments AS a JOIN patients AS p ON p.id = a.patient_id LEFT JOIN cash_counts AS count ON count.created_at = ${at("a.day")}
        WHERE a.paid > 0 ORDER BY number LIMIT ${payments})) ORDER BY day, id;
    INSERT INTO payments (id, kind, year, number, prefix, day, name, of_payment, lines, consultation, other, total, cash, reason, drawer,
        staff_id, staff_name, cash_count_id, form_key, created_at)
      SELECT 'f' || substr(id, 2), 'refund', year, row_number() OVER (PARTITION BY year ORDER BY day, id), 'V', day, name, id, '[]', 100, 0,
        100, 100, 'Not done', '', '', 'Meena', cash_count_id, 'drill-back-' || id, created_at
      FROM payments WHERE kind = 'receipt' AND number % 50 = 0 ORDER BY day, id;
    INSERT INTO register_changes (staff_email, action, subject, subject_id, after, at)
      SELECT 'meena@example.org', 'update', 'appointment', id, '{"state":"seen"}', ${at("day")} FROM appointments, (SELECT 1 UNION SELECT 2 UNION SELECT 3)
      WHERE day > date('${today}', '-1 year');
    COMMIT;
  `);
  sqlite.transaction(() => rewriteDigests(sqlite))();
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  sqlite.close();
}
