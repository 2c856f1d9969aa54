-- What a hospital makes of the articles that come with the program, by their addresses, such as /Dengue.

-- What menus and lists read of it, in a table of its own: a change of a text is no change of every page.
CREATE TABLE article_links (
  path TEXT PRIMARY KEY,
  is_hidden INTEGER NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1)),
  -- In place of the short title; NULL for the one that comes with the program.
  title TEXT
) STRICT, WITHOUT ROWID;

-- Texts as staff write them; they are never changed. `compiled` is what the build makes of such a text, as JSON.
-- A text that came with the program is noted when it is replaced, without it.
CREATE TABLE article_versions (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL,
  title TEXT NOT NULL,
  link_title TEXT NOT NULL,
  description TEXT NOT NULL,
  synonyms TEXT NOT NULL,
  sources TEXT NOT NULL,
  text TEXT NOT NULL,
  compiled TEXT CHECK (json_valid(compiled)),
  text_hash TEXT NOT NULL,
  staff_email TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX article_versions_path ON article_versions (path);

-- Which version stands on the website; NULL for the text that comes with the program.
CREATE TABLE articles (
  path TEXT PRIMARY KEY,
  version_id INTEGER REFERENCES article_versions (id),
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who has read which words, by their hash. Days are texts such as 2026-11-21.
CREATE TABLE article_reviews (
  id TEXT PRIMARY KEY CHECK (length(id) = 24),
  path TEXT NOT NULL,
  name TEXT NOT NULL,
  qualification TEXT NOT NULL,
  registration TEXT NOT NULL,
  reviewed TEXT NOT NULL CHECK (reviewed GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  due TEXT NOT NULL CHECK (due GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  text_hash TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK (reviewed < due)
) STRICT;

CREATE INDEX article_reviews_path ON article_reviews (path, reviewed, created_at);

INSERT INTO table_versions
  VALUES ('articles', 0), ('article_links', 0), ('article_versions', 0), ('article_reviews', 0);

CREATE TRIGGER articles_version_inserted AFTER INSERT ON articles BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'articles';
END;
CREATE TRIGGER articles_version_updated AFTER UPDATE ON articles BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'articles';
END;
CREATE TRIGGER articles_version_deleted AFTER DELETE ON articles BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'articles';
END;

CREATE TRIGGER article_links_version_inserted AFTER INSERT ON article_links BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_links';
END;
CREATE TRIGGER article_links_version_updated AFTER UPDATE ON article_links BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_links';
END;
CREATE TRIGGER article_links_version_deleted AFTER DELETE ON article_links BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_links';
END;

CREATE TRIGGER article_versions_version_inserted AFTER INSERT ON article_versions BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_versions';
END;
CREATE TRIGGER article_versions_version_updated AFTER UPDATE ON article_versions BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_versions';
END;
CREATE TRIGGER article_versions_version_deleted AFTER DELETE ON article_versions BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_versions';
END;

CREATE TRIGGER article_reviews_version_inserted AFTER INSERT ON article_reviews BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_reviews';
END;
CREATE TRIGGER article_reviews_version_updated AFTER UPDATE ON article_reviews BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_reviews';
END;
CREATE TRIGGER article_reviews_version_deleted AFTER DELETE ON article_reviews BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'article_reviews';
END;
