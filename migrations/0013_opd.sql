-- Days are texts such as 2026-11-21; times are minutes after midnight; both as the hospital's clock shows them.
CREATE TABLE sittings (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  doctor_id TEXT NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  weekdays TEXT NOT NULL CHECK (json_valid(weekdays)),
  weeks TEXT NOT NULL CHECK (json_valid(weeks)),
  starts_at INTEGER NOT NULL CHECK (starts_at BETWEEN 360 AND 1350 AND starts_at % 30 = 0),
  ends_at INTEGER NOT NULL CHECK (ends_at BETWEEN 390 AND 1380 AND ends_at % 30 = 0),
  room TEXT NOT NULL,
  note TEXT NOT NULL,
  first_day TEXT CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  last_day TEXT CHECK (last_day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK (starts_at < ends_at),
  CHECK (first_day <= last_day)
) STRICT;

CREATE INDEX sittings_doctor_id ON sittings (doctor_id);

CREATE TABLE absences (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  doctor_id TEXT NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  first_day TEXT NOT NULL CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  last_day TEXT NOT NULL CHECK (last_day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  back_at INTEGER CHECK (back_at BETWEEN 360 AND 1380),
  note TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK (first_day <= last_day),
  CHECK (back_at IS NULL OR first_day = last_day)
) STRICT;

CREATE INDEX absences_doctor_id ON absences (doctor_id);

CREATE TABLE closures (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  name TEXT NOT NULL,
  first_day TEXT NOT NULL CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  last_day TEXT NOT NULL CHECK (last_day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK (first_day <= last_day)
) STRICT;

CREATE TABLE notices (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  text TEXT NOT NULL,
  first_day TEXT NOT NULL CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  last_day TEXT NOT NULL CHECK (last_day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK (first_day <= last_day)
) STRICT;

INSERT INTO table_versions VALUES ('sittings', 0), ('absences', 0), ('closures', 0), ('notices', 0);

CREATE TRIGGER sittings_version_inserted AFTER INSERT ON sittings BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'sittings';
END;
CREATE TRIGGER sittings_version_updated AFTER UPDATE ON sittings BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'sittings';
END;
CREATE TRIGGER sittings_version_deleted AFTER DELETE ON sittings BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'sittings';
END;

CREATE TRIGGER absences_version_inserted AFTER INSERT ON absences BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'absences';
END;
CREATE TRIGGER absences_version_updated AFTER UPDATE ON absences BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'absences';
END;
CREATE TRIGGER absences_version_deleted AFTER DELETE ON absences BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'absences';
END;

CREATE TRIGGER closures_version_inserted AFTER INSERT ON closures BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'closures';
END;
CREATE TRIGGER closures_version_updated AFTER UPDATE ON closures BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'closures';
END;
CREATE TRIGGER closures_version_deleted AFTER DELETE ON closures BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'closures';
END;

CREATE TRIGGER notices_version_inserted AFTER INSERT ON notices BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'notices';
END;
CREATE TRIGGER notices_version_updated AFTER UPDATE ON notices BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'notices';
END;
CREATE TRIGGER notices_version_deleted AFTER DELETE ON notices BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'notices';
END;
