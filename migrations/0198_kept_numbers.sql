-- An application in the Trash keeps its number, so that it comes back to its place in a search.
DROP TRIGGER applications_search_inserted;
CREATE TRIGGER applications_search_inserted AFTER INSERT ON applications BEGIN
  INSERT INTO application_numbers (application_id)
    SELECT new.id WHERE new.id NOT IN (SELECT application_id FROM application_numbers);
  INSERT INTO applications_search (rowid, search_text)
    SELECT number, new.search_text || char(10, 10)
    FROM application_numbers
    WHERE application_id = new.id AND new.is_unchecked = 0;
END;

DROP TRIGGER applications_search_deleted;
CREATE TRIGGER applications_search_deleted AFTER DELETE ON applications BEGIN
  INSERT INTO applications_search (applications_search, rowid, search_text)
    SELECT 'delete', number, old.search_text || char(10, 10)
    FROM application_numbers
    WHERE application_id = old.id AND old.is_unchecked = 0;
END;
