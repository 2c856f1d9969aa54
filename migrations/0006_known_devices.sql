-- Browsers in which somebody of the staff has signed in: limits on attempts from elsewhere do not reach them.
CREATE TABLE known_devices (
  token_hash TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  last_used_at TEXT NOT NULL
) STRICT;

CREATE INDEX known_devices_staff_id ON known_devices (staff_id);
