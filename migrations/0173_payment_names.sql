-- As names are searched, with the order in which a search reads them.
ALTER TABLE payments ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
UPDATE payments SET name_key = normalize(name);
CREATE INDEX payments_by_name ON payments (day, created_at, name_key);
