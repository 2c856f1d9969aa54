-- News of applications for staff: by e-mail through the hospital's own server, and as a feed with a secret address.
CREATE TABLE mail_server (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  host TEXT NOT NULL,
  port INTEGER NOT NULL CHECK (port BETWEEN 1 AND 65535),
  security TEXT NOT NULL CHECK (security IN ('tls', 'starttls', 'none')),
  username TEXT NOT NULL,
  -- Encrypted with the key of the data folder; empty for none.
  password TEXT NOT NULL,
  sender TEXT NOT NULL,
  recipients TEXT NOT NULL CHECK (json_valid(recipients)),
  origin TEXT NOT NULL,
  version INTEGER NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

-- News names the application alone, and its e-mail is written when it is sent. A link is encrypted.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('news', 'link')),
  application_id TEXT,
  recipient TEXT,
  sealed TEXT,
  message_id TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  next_at TEXT NOT NULL,
  until TEXT NOT NULL,
  CHECK (CASE kind WHEN 'news' THEN application_id IS NOT NULL ELSE recipient IS NOT NULL AND sealed IS NOT NULL END)
) STRICT;

CREATE INDEX outbox_next_at ON outbox (next_at, id);

CREATE TABLE feed_addresses (
  staff_id TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
