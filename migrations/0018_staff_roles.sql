-- An administrator may do everything; an editor keeps doctors, OPD, links and applications. Until now there was one
-- kind of account. A disabled account stays, and nobody can sign in to it.
ALTER TABLE staff ADD COLUMN role TEXT NOT NULL DEFAULT 'editor' CHECK (role IN ('admin', 'editor'));
ALTER TABLE staff ADD COLUMN disabled_at TEXT;
UPDATE staff SET role = 'admin';

-- Links that are good once: an invitation has the e-mail address and the role of the account that it makes, a link
-- to a new password its account. One that has ended stays for a while, so that it can say why.
CREATE TABLE staff_links (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT COLLATE NOCASE,
  role TEXT CHECK (role IN ('admin', 'editor')),
  staff_id TEXT REFERENCES staff (id) ON DELETE CASCADE,
  ends_second_factor INTEGER NOT NULL CHECK (ends_second_factor IN (0, 1)),
  state TEXT NOT NULL CHECK (state IN ('open', 'used', 'replaced', 'withdrawn')),
  created_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  CHECK (CASE WHEN staff_id IS NULL THEN email IS NOT NULL AND role IS NOT NULL ELSE email IS NULL AND role IS NULL END)
) STRICT;

CREATE INDEX staff_links_staff_id ON staff_links (staff_id);
