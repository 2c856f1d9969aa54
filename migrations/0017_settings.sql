-- What the hospital says of itself, one row a group. A group without a row, or without a value, is the sample of
-- db/settings/sample-hospital.ts.
CREATE TABLE settings (
  name TEXT NOT NULL,
  locale TEXT NOT NULL DEFAULT 'en',
  value TEXT CHECK (json_type(value) = 'object'),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (name, locale)
) STRICT, WITHOUT ROWID;

INSERT INTO table_versions VALUES ('settings', 0);

CREATE TRIGGER settings_version_inserted AFTER INSERT ON settings BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'settings';
END;
CREATE TRIGGER settings_version_updated AFTER UPDATE ON settings BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'settings';
END;
CREATE TRIGGER settings_version_deleted AFTER DELETE ON settings BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'settings';
END;
