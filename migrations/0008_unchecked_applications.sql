-- Those that came beyond the limits of a connection, until staff have looked at them.
ALTER TABLE applications ADD COLUMN is_unchecked INTEGER NOT NULL DEFAULT 0 CHECK (is_unchecked IN (0, 1));
CREATE INDEX applications_unchecked ON applications (created_at) WHERE is_unchecked = 1;
