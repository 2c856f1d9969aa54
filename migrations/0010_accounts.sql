-- The second step of signing in: without `confirmed_at` it is being set up, and not asked for.
CREATE TABLE second_factors (
  staff_id TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  created_at TEXT NOT NULL,
  confirmed_at TEXT
) STRICT;

-- Time steps of 30 seconds whose code cannot be used any more.
CREATE TABLE used_steps (
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  step INTEGER NOT NULL,
  PRIMARY KEY (staff_id, step)
) STRICT;

CREATE TABLE recovery_codes (
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (staff_id, code_hash)
) STRICT;

-- Whose password was right, and whose code is awaited.
CREATE TABLE pending_sign_ins (
  token_hash TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  remember INTEGER NOT NULL CHECK (remember IN (0, 1)),
  created_at TEXT NOT NULL
) STRICT;

-- A browser may be known for several accounts, and needs no code of one until `trusted_until`.
CREATE TABLE account_devices (
  token_hash TEXT NOT NULL,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  last_used_at TEXT NOT NULL,
  trusted_until TEXT,
  PRIMARY KEY (token_hash, staff_id)
) STRICT;

INSERT INTO account_devices (token_hash, staff_id, created_at, last_used_at)
  SELECT token_hash, staff_id, created_at, last_used_at FROM known_devices;
DROP TABLE known_devices;
ALTER TABLE account_devices RENAME TO known_devices;
CREATE INDEX known_devices_staff_id ON known_devices (staff_id);

-- `is_unfamiliar` until somebody says who that was.
ALTER TABLE sessions ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN is_unfamiliar INTEGER NOT NULL DEFAULT 0 CHECK (is_unfamiliar IN (0, 1));
