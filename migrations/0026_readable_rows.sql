-- What pages cannot be made of is not stored any more: see db/row-rules.ts. Rows that are there already stay as they
-- are; lists leave them out, and `npm run check-data` names them.
CREATE TRIGGER doctors_readable_inserted BEFORE INSERT ON doctors
WHEN trim(new.name) = '' OR trim(new.specialization) = ''
  OR json_type(new.hospital_slots) <> 'array' OR json_type(new.video_slots) <> 'array'
  OR EXISTS (SELECT 1 FROM json_each(new.hospital_slots) WHERE type <> 'text')
  OR EXISTS (SELECT 1 FROM json_each(new.video_slots) WHERE type <> 'text')
BEGIN
  SELECT RAISE(ABORT, 'a doctor has a name, a speciality, and slots that are lists of texts');
END;
CREATE TRIGGER doctors_readable_updated BEFORE UPDATE OF name, specialization, hospital_slots, video_slots ON doctors
WHEN trim(new.name) = '' OR trim(new.specialization) = ''
  OR json_type(new.hospital_slots) <> 'array' OR json_type(new.video_slots) <> 'array'
  OR EXISTS (SELECT 1 FROM json_each(new.hospital_slots) WHERE type <> 'text')
  OR EXISTS (SELECT 1 FROM json_each(new.video_slots) WHERE type <> 'text')
BEGIN
  SELECT RAISE(ABORT, 'a doctor has a name, a speciality, and slots that are lists of texts');
END;

CREATE TRIGGER sittings_readable_inserted BEFORE INSERT ON sittings
WHEN json_type(new.weekdays) <> 'array' OR json_array_length(new.weekdays) = 0 OR json_type(new.weeks) <> 'array'
  OR EXISTS (SELECT 1 FROM json_each(new.weekdays) WHERE type <> 'integer' OR value NOT BETWEEN 1 AND 7)
  OR EXISTS (SELECT 1 FROM json_each(new.weeks) WHERE type <> 'integer' OR value NOT BETWEEN 1 AND 5)
  OR date(new.first_day) IS NOT new.first_day OR date(new.last_day) IS NOT new.last_day
BEGIN
  SELECT RAISE(ABORT, 'a sitting has weekdays from 1 to 7, weeks from 1 to 5, and days of the calendar');
END;
CREATE TRIGGER sittings_readable_updated BEFORE UPDATE ON sittings
WHEN json_type(new.weekdays) <> 'array' OR json_array_length(new.weekdays) = 0 OR json_type(new.weeks) <> 'array'
  OR EXISTS (SELECT 1 FROM json_each(new.weekdays) WHERE type <> 'integer' OR value NOT BETWEEN 1 AND 7)
  OR EXISTS (SELECT 1 FROM json_each(new.weeks) WHERE type <> 'integer' OR value NOT BETWEEN 1 AND 5)
  OR date(new.first_day) IS NOT new.first_day OR date(new.last_day) IS NOT new.last_day
BEGIN
  SELECT RAISE(ABORT, 'a sitting has weekdays from 1 to 7, weeks from 1 to 5, and days of the calendar');
END;

CREATE TRIGGER absences_readable_inserted BEFORE INSERT ON absences
WHEN date(new.first_day) IS NOT new.first_day OR date(new.last_day) IS NOT new.last_day
BEGIN
  SELECT RAISE(ABORT, 'the days of an absence are no days of the calendar');
END;
CREATE TRIGGER absences_readable_updated BEFORE UPDATE ON absences
WHEN date(new.first_day) IS NOT new.first_day OR date(new.last_day) IS NOT new.last_day
BEGIN
  SELECT RAISE(ABORT, 'the days of an absence are no days of the calendar');
END;

CREATE TRIGGER closures_readable_inserted BEFORE INSERT ON closures
WHEN date(new.first_day) IS NOT new.first_day OR date(new.last_day) IS NOT new.last_day
BEGIN
  SELECT RAISE(ABORT, 'the days of a closure are no days of the calendar');
END;
CREATE TRIGGER closures_readable_updated BEFORE UPDATE ON closures
WHEN date(new.first_day) IS NOT new.first_day OR date(new.last_day) IS NOT new.last_day
BEGIN
  SELECT RAISE(ABORT, 'the days of a closure are no days of the calendar');
END;

CREATE TRIGGER notices_readable_inserted BEFORE INSERT ON notices
WHEN date(new.first_day) IS NOT new.first_day OR date(new.last_day) IS NOT new.last_day
BEGIN
  SELECT RAISE(ABORT, 'the days of a notice are no days of the calendar');
END;
CREATE TRIGGER notices_readable_updated BEFORE UPDATE ON notices
WHEN date(new.first_day) IS NOT new.first_day OR date(new.last_day) IS NOT new.last_day
BEGIN
  SELECT RAISE(ABORT, 'the days of a notice are no days of the calendar');
END;

CREATE TRIGGER article_reviews_readable_inserted BEFORE INSERT ON article_reviews
WHEN date(new.reviewed) IS NOT new.reviewed OR date(new.due) IS NOT new.due
BEGIN
  SELECT RAISE(ABORT, 'the days of a review are no days of the calendar');
END;
CREATE TRIGGER article_reviews_readable_updated BEFORE UPDATE ON article_reviews
WHEN date(new.reviewed) IS NOT new.reviewed OR date(new.due) IS NOT new.due
BEGIN
  SELECT RAISE(ABORT, 'the days of a review are no days of the calendar');
END;

-- Versions are never changed.
CREATE TRIGGER article_versions_readable_inserted BEFORE INSERT ON article_versions
WHEN new.compiled IS NOT NULL AND (
  json_type(new.compiled) <> 'object'
  OR json_type(new.compiled, '$.title') IS NOT 'text' OR json_type(new.compiled, '$.linkTitle') IS NOT 'text'
  OR json_type(new.compiled, '$.lead') IS NOT 'text' OR json_type(new.compiled, '$.body') IS NOT 'text'
  OR json_type(new.compiled, '$.text') IS NOT 'text' OR json_type(new.compiled, '$.sections') IS NOT 'array'
  OR json_type(new.compiled, '$.sources') IS NOT 'array'
)
BEGIN
  SELECT RAISE(ABORT, 'a compiled article has its texts, sections and sources');
END;

-- `constructor` is a name that each object of JavaScript has.
CREATE TRIGGER settings_readable_inserted BEFORE INSERT ON settings
WHEN new.value IS NOT NULL AND (
  json_type(new.value) <> 'object'
  OR new.name IN ('accreditations', 'facilities', 'leaders', 'gallery', 'charges')
    AND json_type(new.value, '$.items') IS NOT 'array'
  OR EXISTS (
    SELECT 1 FROM json_each(new.value, '$.items') AS item
    WHERE item.type <> 'object' OR json_type(item.value, '$.id') IS NOT 'text'
      OR length(item.value ->> '$.id') NOT BETWEEN 1 AND 36
      OR item.value ->> '$.id' GLOB '*[^a-z0-9-]*' OR item.value ->> '$.id' = 'constructor'
  )
)
BEGIN
  SELECT RAISE(ABORT, 'a group of settings is an object, whose items have ids');
END;
CREATE TRIGGER settings_readable_updated BEFORE UPDATE OF value ON settings
WHEN new.value IS NOT NULL AND (
  json_type(new.value) <> 'object'
  OR new.name IN ('accreditations', 'facilities', 'leaders', 'gallery', 'charges')
    AND json_type(new.value, '$.items') IS NOT 'array'
  OR EXISTS (
    SELECT 1 FROM json_each(new.value, '$.items') AS item
    WHERE item.type <> 'object' OR json_type(item.value, '$.id') IS NOT 'text'
      OR length(item.value ->> '$.id') NOT BETWEEN 1 AND 36
      OR item.value ->> '$.id' GLOB '*[^a-z0-9-]*' OR item.value ->> '$.id' = 'constructor'
  )
)
BEGIN
  SELECT RAISE(ABORT, 'a group of settings is an object, whose items have ids');
END;

CREATE TRIGGER pictures_readable_inserted BEFORE INSERT ON pictures
WHEN new.place GLOB '*[^a-z0-9/-]*' OR new.width NOT BETWEEN 0 AND 100000 OR new.height NOT BETWEEN 0 AND 100000
BEGIN
  SELECT RAISE(ABORT, 'a picture has a place in small letters, and a size in pixels');
END;
CREATE TRIGGER pictures_readable_updated BEFORE UPDATE OF place, width, height ON pictures
WHEN new.place GLOB '*[^a-z0-9/-]*' OR new.width NOT BETWEEN 0 AND 100000 OR new.height NOT BETWEEN 0 AND 100000
BEGIN
  SELECT RAISE(ABORT, 'a picture has a place in small letters, and a size in pixels');
END;
