-- The record of changes is searched in an index alone. What was recorded of a doctor's times counts as about
-- the doctor.
DROP INDEX audit_at;
CREATE INDEX audit_list ON audit (
  at,
  id,
  staff_email,
  subject,
  coalesce(coalesce(before, after) ->> 'doctor_id', subject_id)
);
CREATE INDEX audit_about ON audit (
  coalesce(coalesce(before, after) ->> 'doctor_id', subject_id),
  id,
  coalesce(coalesce(after, before) ->> 'name', coalesce(after, before) ->> 'text', coalesce(after, before) ->> 'url')
);

DROP INDEX events_at;
CREATE INDEX events_list ON events (at, id, kind, staff_email);
