-- A page that the hospital has added and that is not about medicine, such as parking.
ALTER TABLE own_pages ADD COLUMN is_general INTEGER NOT NULL DEFAULT 0 CHECK (is_general IN (0, 1));
