-- How a doctor gives tokens, and what visitors read of them. Without a row: as many as are wanted, and all of it.
CREATE TABLE desk_doctors (
  doctor_id TEXT PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
  shown TEXT NOT NULL DEFAULT 'all' CHECK (shown IN ('all', 'now', 'no')),
  most_tokens INTEGER NOT NULL DEFAULT 0 CHECK (most_tokens BETWEEN 0 AND 300),
  minutes_each INTEGER NOT NULL DEFAULT 0 CHECK (minutes_each BETWEEN 0 AND 60),
  version INTEGER NOT NULL DEFAULT 1, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;

INSERT INTO table_versions VALUES ('desk_doctors', 0);
CREATE TRIGGER desk_doctors_version_inserted AFTER INSERT ON desk_doctors BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'desk_doctors'; END;
CREATE TRIGGER desk_doctors_version_updated AFTER UPDATE ON desk_doctors BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'desk_doctors'; END;
CREATE TRIGGER desk_doctors_version_deleted AFTER DELETE ON desk_doctors BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'desk_doctors'; END;

-- The same table, with a doctor at the desk among its subjects.
CREATE TABLE register_changes_new (
  id INTEGER PRIMARY KEY AUTOINCREMENT, staff_id TEXT, staff_email TEXT NOT NULL, action TEXT NOT NULL,
  subject TEXT NOT NULL CHECK (subject IN ('patient', 'queue', 'appointment', 'doctor')), subject_id TEXT NOT NULL,
  before TEXT CHECK (json_valid(before)), after TEXT CHECK (json_valid(after)), at TEXT NOT NULL
) STRICT;
INSERT INTO register_changes_new SELECT * FROM register_changes;
DROP TABLE register_changes;
ALTER TABLE register_changes_new RENAME TO register_changes;
CREATE INDEX register_changes_of ON register_changes (subject_id, id);
CREATE INDEX register_changes_at ON register_changes (at);
