-- As staff search and sort them, whatever the letter case; written with each change like search_text.
ALTER TABLE doctors ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
ALTER TABLE doctors ADD COLUMN specialization_key TEXT NOT NULL DEFAULT '';
ALTER TABLE doctors ADD COLUMN hospital_key TEXT NOT NULL DEFAULT '';
ALTER TABLE doctors ADD COLUMN staff_search_text TEXT NOT NULL DEFAULT '';
UPDATE doctors
SET
  name_key = normalize(name),
  specialization_key = normalize(specialization),
  hospital_key = normalize(hospital),
  staff_search_text = normalize(email) || char(10) || normalize(qualification);

-- What a search reads of each doctor stands in the index, so that the long texts beside it are not read.
CREATE INDEX doctors_by_name ON doctors (
  is_deleted, name, id, is_active, availability, specialization, languages, phone, name_key, search_text,
  staff_search_text
);
CREATE INDEX doctors_by_speciality ON doctors (
  is_deleted, is_active, specialization, name, id, availability
);
CREATE INDEX doctors_by_name_key ON doctors (is_deleted, name_key, name, id);
CREATE INDEX doctors_by_specialization_key ON doctors (is_deleted, specialization_key, name, id);
CREATE INDEX doctors_by_hospital_key ON doctors (is_deleted, hospital_key, name, id);
CREATE INDEX doctors_by_experience ON doctors (is_deleted, experience, name, id);
CREATE INDEX doctors_by_fees ON doctors (is_deleted, fees, name, id);
CREATE INDEX doctors_by_availability ON doctors (is_deleted, availability, name, id);

CREATE INDEX applications_newest ON applications (is_unchecked, created_at);
DROP INDEX applications_unchecked;

-- Row numbers of applications change when the file is written anew; these do not.
CREATE TABLE application_numbers (
  number INTEGER PRIMARY KEY,
  application_id TEXT NOT NULL UNIQUE
) STRICT;

-- The letters of checked applications, three by three, and nothing else of them. The line breaks at the end
-- make the last letters of a text begin three as well, so that shorter searches find them.
CREATE VIRTUAL TABLE applications_search USING fts5 (
  search_text, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1'
);
CREATE VIRTUAL TABLE applications_trigrams USING fts5vocab (applications_search, row);
-- What is deleted leaves the index at once.
INSERT INTO applications_search (applications_search, rank) VALUES ('secure-delete', 1);

INSERT INTO application_numbers (application_id) SELECT id FROM applications ORDER BY rowid;
INSERT INTO applications_search (rowid, search_text)
  SELECT number, search_text || char(10, 10)
  FROM applications JOIN application_numbers ON application_id = id
  WHERE is_unchecked = 0
  ORDER BY number;

CREATE TRIGGER applications_search_inserted AFTER INSERT ON applications BEGIN
  INSERT INTO application_numbers (application_id) VALUES (new.id);
  INSERT INTO applications_search (rowid, search_text)
    SELECT number, new.search_text || char(10, 10)
    FROM application_numbers
    WHERE application_id = new.id AND new.is_unchecked = 0;
END;

CREATE TRIGGER applications_search_updated AFTER UPDATE OF search_text, is_unchecked ON applications BEGIN
  INSERT INTO applications_search (applications_search, rowid, search_text)
    SELECT 'delete', number, old.search_text || char(10, 10)
    FROM application_numbers
    WHERE application_id = old.id AND old.is_unchecked = 0;
  INSERT INTO applications_search (rowid, search_text)
    SELECT number, new.search_text || char(10, 10)
    FROM application_numbers
    WHERE application_id = new.id AND new.is_unchecked = 0;
END;

CREATE TRIGGER applications_search_deleted AFTER DELETE ON applications BEGIN
  INSERT INTO applications_search (applications_search, rowid, search_text)
    SELECT 'delete', number, old.search_text || char(10, 10)
    FROM application_numbers
    WHERE application_id = old.id AND old.is_unchecked = 0;
  DELETE FROM application_numbers WHERE application_id = old.id;
END;
