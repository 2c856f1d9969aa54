-- What staff did without changing anything, and from where. Repeated ones of an hour are one row with a count.
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  staff_id TEXT,
  staff_email TEXT NOT NULL,
  address TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  detail TEXT NOT NULL,
  count INTEGER NOT NULL,
  at TEXT NOT NULL,
  last_at TEXT NOT NULL
) STRICT;

CREATE INDEX events_kind ON events (kind, at);
CREATE INDEX events_at ON events (at);
CREATE INDEX audit_at ON audit (at);

-- The record of changes keeps no contacts of doctors.
UPDATE audit
SET
  before = json_replace(before, '$.phone', 'not kept', '$.email', 'not kept'),
  after = json_replace(after, '$.phone', 'not kept', '$.email', 'not kept')
WHERE subject = 'doctor';
