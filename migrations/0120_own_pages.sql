-- Departments and pages that a hospital adds to those that come with the program. Their texts, versions and checks are
-- in the tables of the articles, by the same path; no path of the program begins with /pages/.
CREATE TABLE own_pages (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  path TEXT NOT NULL CHECK (
    path GLOB '/pages/[a-z0-9]*' AND substr(path, 8) NOT GLOB '*[^a-z0-9-]*' AND length(path) <= 67
  ),
  locale TEXT NOT NULL DEFAULT 'en',
  kind TEXT NOT NULL CHECK (kind IN ('department', 'page')),
  -- In menus, until its text has another short title.
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  -- Of a page: patients, the path of a department or of a group of treatments, or empty for no menu.
  place TEXT NOT NULL DEFAULT '',
  -- Those with smaller numbers come first.
  position INTEGER NOT NULL DEFAULT 0 CHECK (position BETWEEN 0 AND 999),
  -- Whose doctors it shows, as staff write it, with commas between them.
  specialities TEXT NOT NULL DEFAULT '',
  hero TEXT NOT NULL,
  -- Visitors see it from its first text on.
  is_written INTEGER NOT NULL DEFAULT 0 CHECK (is_written IN (0, 1)),
  is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (path, locale)
) STRICT;

INSERT INTO table_versions VALUES ('own_pages', 0);

CREATE TRIGGER own_pages_version_inserted AFTER INSERT ON own_pages BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'own_pages';
END;
CREATE TRIGGER own_pages_version_updated AFTER UPDATE ON own_pages BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'own_pages';
END;
CREATE TRIGGER own_pages_version_deleted AFTER DELETE ON own_pages BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'own_pages';
END;
