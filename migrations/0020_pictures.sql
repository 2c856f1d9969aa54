-- The hospital's own pictures, by their places on the website, such as hero or gallery/entrance. A place without a
-- row, or whose row has no alt, shows its sample; one with alt and no photo_key shows the sample too, described
-- otherwise, but a film without a photo_key is switched off.
CREATE TABLE pictures (
  place TEXT PRIMARY KEY CHECK (length(place) BETWEEN 1 AND 60),
  photo_key TEXT,
  alt TEXT,
  focus TEXT NOT NULL DEFAULT 'centre' CHECK (focus IN (
    'top-left', 'top', 'top-right', 'left', 'centre', 'right', 'bottom-left', 'bottom', 'bottom-right'
  )),
  -- In pixels, of the largest file; 0 of a film.
  width INTEGER NOT NULL DEFAULT 0,
  height INTEGER NOT NULL DEFAULT 0,
  -- The average, such as #cba.
  colour TEXT NOT NULL DEFAULT '',
  -- Of a film: mp4 or webm.
  format TEXT NOT NULL DEFAULT '' CHECK (format IN ('', 'mp4', 'webm')),
  is_illustration INTEGER NOT NULL DEFAULT 0 CHECK (is_illustration IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO table_versions VALUES ('pictures', 0);

CREATE TRIGGER pictures_version_inserted AFTER INSERT ON pictures BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'pictures';
END;
CREATE TRIGGER pictures_version_updated AFTER UPDATE ON pictures BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'pictures';
END;
CREATE TRIGGER pictures_version_deleted AFTER DELETE ON pictures BEGIN
  UPDATE table_versions SET version = version + 1 WHERE table_name = 'pictures';
END;
