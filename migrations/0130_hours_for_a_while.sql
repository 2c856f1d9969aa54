-- Hours in place of others for a while, days that are cut short, and a notice that leads somewhere.
ALTER TABLE sittings ADD COLUMN replaces TEXT
  CHECK (replaces IS NULL OR (length(replaces) = 24 AND first_day IS NOT NULL AND last_day IS NOT NULL));
ALTER TABLE absences ADD COLUMN from_at INTEGER
  CHECK (from_at IS NULL OR (from_at BETWEEN 360 AND 1380 AND back_at IS NULL));
ALTER TABLE closures ADD COLUMN from_at INTEGER CHECK (from_at BETWEEN 360 AND 1380);
ALTER TABLE notices ADD COLUMN link TEXT NOT NULL DEFAULT '';

CREATE INDEX sittings_replaces ON sittings (replaces, doctor_id, first_day, last_day) WHERE replaces IS NOT NULL;
