-- What staff have written in Hindi and Punjabi of the texts that they have written in English. `fields` has by the name
-- of each text {"text", "of"}: `of` is the hash of the English that it was made from.
CREATE TABLE words (
  -- Such as notice/64f1c0ffee64f1c0ffee64f1/hi.
  id TEXT PRIMARY KEY,
  subject TEXT NOT NULL CHECK (subject IN ('setting', 'doctor', 'sitting', 'notice', 'closure', 'picture')),
  subject_id TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('hi', 'pa')),
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO table_versions VALUES ('words', 0);

CREATE TRIGGER words_version_inserted AFTER INSERT ON words BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'words';
END;
CREATE TRIGGER words_version_updated AFTER UPDATE ON words BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'words';
END;
CREATE TRIGGER words_version_deleted AFTER DELETE ON words BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'words';
END;

CREATE TRIGGER words_readable_inserted BEFORE INSERT ON words
WHEN json_type(new.fields) <> 'object' OR EXISTS (
  SELECT 1 FROM json_each(new.fields)
  WHERE json_type(value, '$.text') IS NOT 'text' OR json_type(value, '$.of') IS NOT 'text'
)
BEGIN
  SELECT RAISE(ABORT, 'words have a text each, and the hash of the English that it was made from');
END;
CREATE TRIGGER words_readable_updated BEFORE UPDATE OF fields ON words
WHEN json_type(new.fields) <> 'object' OR EXISTS (
  SELECT 1 FROM json_each(new.fields)
  WHERE json_type(value, '$.text') IS NOT 'text' OR json_type(value, '$.of') IS NOT 'text'
)
BEGIN
  SELECT RAISE(ABORT, 'words have a text each, and the hash of the English that it was made from');
END;
