CREATE TABLE form_keys (
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  form TEXT NOT NULL,
  key TEXT NOT NULL CHECK (length(key) BETWEEN 22 AND 43),
  subject_id TEXT NOT NULL CHECK (length(subject_id) = 24),
  version INTEGER,
  created_at TEXT NOT NULL,
  PRIMARY KEY (staff_id, form, key)
) STRICT;

CREATE INDEX form_keys_created_at ON form_keys (created_at);
