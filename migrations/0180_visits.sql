-- How often a page was read, and how often a search found nothing, by day: sums, and nothing of who it was.
CREATE TABLE visits (
  kind TEXT NOT NULL CHECK (kind IN ('page', 'search')),
  day TEXT NOT NULL CHECK (day GLOB '2[0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  -- The address of the page, or what was searched for.
  name TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (kind, day, name)
) STRICT, WITHOUT ROWID;
