CREATE TABLE doctors (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  name TEXT NOT NULL,
  specialization TEXT NOT NULL,
  hospital TEXT NOT NULL,
  about TEXT NOT NULL,
  qualification TEXT NOT NULL,
  awards TEXT NOT NULL,
  experience INTEGER NOT NULL CHECK (experience BETWEEN 0 AND 80),
  fees INTEGER NOT NULL CHECK (fees BETWEEN 0 AND 10000000),
  availability TEXT NOT NULL CHECK (availability IN ('available', 'unavailable')),
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1)),
  phone TEXT NOT NULL CHECK (phone GLOB '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  email TEXT NOT NULL,
  photo_key TEXT,
  hospital_slots TEXT NOT NULL CHECK (json_valid(hospital_slots)),
  video_slots TEXT NOT NULL CHECK (json_valid(video_slots)),
  search_text TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE INDEX doctors_photo_key ON doctors (photo_key) WHERE photo_key IS NOT NULL;

CREATE TABLE applications (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  name TEXT NOT NULL,
  position TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL CHECK (phone GLOB '[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'),
  resume_link TEXT NOT NULL,
  search_text TEXT NOT NULL,
  form_key TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX applications_created_at ON applications (created_at);

CREATE TABLE links (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  category TEXT NOT NULL CHECK (
    category IN ('homestories', 'homeyoutube', 'homeinsta', 'mediayoutube', 'mediayoutubelatest', 'mediainsta')
  ),
  url TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE staff (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  token_hash TEXT NOT NULL UNIQUE,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('cookie', 'bearer')),
  remember INTEGER NOT NULL CHECK (remember IN (0, 1)),
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL
) STRICT;

CREATE INDEX sessions_staff_id ON sessions (staff_id);

CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  staff_id TEXT,
  staff_email TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  before TEXT CHECK (before IS NULL OR json_valid(before)),
  after TEXT CHECK (after IS NULL OR json_valid(after)),
  at TEXT NOT NULL
) STRICT;

CREATE INDEX audit_subject ON audit (subject, subject_id);
