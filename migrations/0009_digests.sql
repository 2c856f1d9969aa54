-- A digest of each row, written with each change: see db/digests.ts. Those of rows that are there already
-- are written by the program after each step.
CREATE TABLE digests (
  table_name TEXT NOT NULL,
  row_key TEXT NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (table_name, row_key)
) STRICT, WITHOUT ROWID;
