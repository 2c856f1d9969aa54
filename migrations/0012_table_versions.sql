-- A number that rises with each change of a table that pages for visitors are made of, whoever makes it. A
-- page that reads another table is good until anything is written: see db/changes.ts.
CREATE TABLE table_versions (
  table_name TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO table_versions VALUES ('doctors', 0), ('links', 0);

CREATE TRIGGER doctors_version_inserted AFTER INSERT ON doctors BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'doctors';
END;
CREATE TRIGGER doctors_version_updated AFTER UPDATE ON doctors BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'doctors';
END;
CREATE TRIGGER doctors_version_deleted AFTER DELETE ON doctors BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'doctors';
END;

CREATE TRIGGER links_version_inserted AFTER INSERT ON links BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'links';
END;
CREATE TRIGGER links_version_updated AFTER UPDATE ON links BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'links';
END;
CREATE TRIGGER links_version_deleted AFTER DELETE ON links BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'links';
END;
