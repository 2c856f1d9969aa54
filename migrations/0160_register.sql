-- The front desk's register. A queue is a sitting on one day with its tokens; a token is never given twice.
-- `doctor_id` refers to nothing: a doctor who is erased takes sittings along, not patients.
CREATE TABLE patients (
  id TEXT PRIMARY KEY CHECK (length(id) = 24), number INTEGER NOT NULL UNIQUE CHECK (number > 0),
  name TEXT NOT NULL CHECK (name <> ''), name_key TEXT NOT NULL,
  phone TEXT NOT NULL CHECK (phone = '' OR (length(phone) = 10 AND phone NOT GLOB '*[^0-9]*')),
  sex TEXT NOT NULL DEFAULT '' CHECK (sex IN ('', 'F', 'M', 'O')),
  born TEXT CHECK (born GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'), is_born_exact INTEGER NOT NULL DEFAULT 0 CHECK (is_born_exact IN (0, 1)),
  guardian TEXT NOT NULL DEFAULT '', place TEXT NOT NULL DEFAULT '', reference TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi', 'pa')), messages TEXT NOT NULL DEFAULT '' CHECK (messages IN ('', 'yes', 'no')),
  last_day TEXT NOT NULL, version INTEGER NOT NULL DEFAULT 1, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX patients_person ON patients (phone, name_key) WHERE phone <> '';
CREATE INDEX patients_by_phone ON patients (phone, last_day DESC);
CREATE INDEX patients_by_end ON patients (substr(phone, 7), last_day DESC) WHERE phone <> '';
CREATE INDEX patients_last_day ON patients (last_day);
CREATE VIRTUAL TABLE patients_search USING fts5 (name, latin, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
INSERT INTO patients_search (patients_search, rank) VALUES ('secure-delete', 1);

CREATE TABLE queues (
  id TEXT PRIMARY KEY CHECK (length(id) = 24), doctor_id TEXT NOT NULL, doctor_name TEXT NOT NULL,
  day TEXT NOT NULL CHECK (day GLOB '2[0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  sitting_id TEXT NOT NULL, starts_at INTEGER NOT NULL, ends_at INTEGER NOT NULL, room TEXT NOT NULL DEFAULT '',
  given INTEGER NOT NULL DEFAULT 0 CHECK (given BETWEEN 0 AND 999), now_token INTEGER, passed INTEGER NOT NULL DEFAULT 0,
  line TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(line)), moved TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(moved)),
  called INTEGER NOT NULL DEFAULT 0, called_at TEXT,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paused', 'over')), back_at INTEGER CHECK (back_at BETWEEN 0 AND 1439),
  version INTEGER NOT NULL DEFAULT 1, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  UNIQUE (doctor_id, day, sitting_id), CHECK (0 <= starts_at AND starts_at < ends_at AND ends_at <= 1440),
  CHECK (passed <= given AND (now_token IS NULL OR now_token BETWEEN 1 AND given))
) STRICT;
CREATE INDEX queues_by_day ON queues (day, starts_at, doctor_id);
CREATE INDEX queues_by_sitting ON queues (sitting_id, day);

CREATE TABLE appointments (
  id TEXT PRIMARY KEY CHECK (length(id) = 24), patient_id TEXT REFERENCES patients (id), doctor_id TEXT NOT NULL, doctor_name TEXT NOT NULL,
  day TEXT NOT NULL CHECK (day GLOB '2[0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'), kind TEXT NOT NULL CHECK (kind IN ('visit', 'video')),
  queue_id TEXT REFERENCES queues (id), token INTEGER CHECK (token BETWEEN 1 AND 999), time INTEGER CHECK (time BETWEEN 0 AND 1439),
  source TEXT NOT NULL CHECK (source IN ('phone', 'walk-in')), visit TEXT NOT NULL CHECK (visit IN ('first', 'follow-up')),
  state TEXT NOT NULL DEFAULT 'booked' CHECK (state IN ('booked', 'waiting', 'in', 'seen', 'absent', 'cancelled')),
  reason TEXT NOT NULL DEFAULT '' CHECK (reason IN ('', 'patient', 'hospital', 'mistake', 'left')),
  fee INTEGER NOT NULL CHECK (fee BETWEEN 0 AND 9999999), paid INTEGER NOT NULL DEFAULT 0 CHECK (paid >= 0), note TEXT NOT NULL DEFAULT '',
  consent TEXT NOT NULL DEFAULT '' CHECK (consent IN ('', 'implied', 'given')),
  arrived_at TEXT, called_at TEXT, seen_at TEXT, told_at TEXT, moved_from TEXT,
  version INTEGER NOT NULL DEFAULT 1, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK (CASE kind WHEN 'visit' THEN queue_id IS NOT NULL AND token IS NOT NULL ELSE queue_id IS NULL AND token IS NULL AND time IS NOT NULL END),
  CHECK (reason = '' OR state IN ('absent', 'cancelled'))
) STRICT;
CREATE UNIQUE INDEX appointments_token ON appointments (queue_id, token) WHERE queue_id IS NOT NULL;
CREATE UNIQUE INDEX appointments_in ON appointments (queue_id) WHERE state = 'in' AND queue_id IS NOT NULL;
CREATE UNIQUE INDEX appointments_video ON appointments (doctor_id, day, time) WHERE kind = 'video' AND state NOT IN ('absent', 'cancelled');
CREATE INDEX appointments_by_day ON appointments (day, doctor_id, kind, state, fee, paid, queue_id, token);
CREATE INDEX appointments_by_patient ON appointments (patient_id, day, doctor_id, kind, state, paid) WHERE patient_id IS NOT NULL;

-- Of the form of `audit`, and apart from it: editors read that one, and no patient.
CREATE TABLE register_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, staff_id TEXT, staff_email TEXT NOT NULL, action TEXT NOT NULL,
  subject TEXT NOT NULL CHECK (subject IN ('patient', 'queue', 'appointment')), subject_id TEXT NOT NULL,
  before TEXT CHECK (json_valid(before)), after TEXT CHECK (json_valid(after)), at TEXT NOT NULL
) STRICT;
CREATE INDEX register_changes_of ON register_changes (subject_id, id);
CREATE INDEX register_changes_at ON register_changes (at);

-- Only what visitors see makes pages old, and only today's: arrivals and bookings for later days do not.
INSERT INTO table_versions VALUES ('queues', 0);
CREATE TRIGGER queues_version_inserted AFTER INSERT ON queues WHEN new.day = date('now', '+330 minutes') BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'queues'; END;
CREATE TRIGGER queues_version_updated AFTER UPDATE OF day, starts_at, ends_at, room, given, now_token, passed, called, state, back_at ON queues WHEN date('now', '+330 minutes') IN (old.day, new.day) BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'queues'; END;
CREATE TRIGGER queues_version_deleted AFTER DELETE ON queues WHEN old.day = date('now', '+330 minutes') BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'queues'; END;

-- Tokens that are given already follow the hours and the room of their sitting, also when Undo puts them back.
CREATE TRIGGER queues_follow_sitting AFTER UPDATE OF starts_at, ends_at, room ON sittings BEGIN
  UPDATE queues SET starts_at = new.starts_at, ends_at = new.ends_at, room = new.room
    WHERE sitting_id = new.id AND day >= date('now', '+330 minutes');
END;

-- Editors see no patient unless somebody says so. `website` is 0 for somebody who works at the desk alone.
ALTER TABLE staff ADD COLUMN desk TEXT NOT NULL DEFAULT 'no' CHECK (desk IN ('no', 'register', 'cash'));
ALTER TABLE staff ADD COLUMN website INTEGER NOT NULL DEFAULT 1 CHECK (website IN (0, 1));
ALTER TABLE staff_links ADD COLUMN desk TEXT NOT NULL DEFAULT 'no' CHECK (desk IN ('no', 'register', 'cash'));
ALTER TABLE staff_links ADD COLUMN website INTEGER NOT NULL DEFAULT 1 CHECK (website IN (0, 1));
