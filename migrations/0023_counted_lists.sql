-- How many applications there are in each state: counting long lists takes as long as they are.
CREATE TABLE application_counts (
  is_unchecked INTEGER NOT NULL,
  state TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (is_unchecked, state)
) STRICT, WITHOUT ROWID;

INSERT INTO application_counts SELECT is_unchecked, state, count(*) FROM applications GROUP BY is_unchecked, state;

CREATE TRIGGER applications_counted_inserted AFTER INSERT ON applications BEGIN
  INSERT INTO application_counts VALUES (new.is_unchecked, new.state, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER applications_counted_updated AFTER UPDATE OF is_unchecked, state ON applications BEGIN
  UPDATE application_counts SET count = count - 1 WHERE is_unchecked = old.is_unchecked AND state = old.state;
  INSERT INTO application_counts VALUES (new.is_unchecked, new.state, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER applications_counted_deleted AFTER DELETE ON applications BEGIN
  UPDATE application_counts SET count = count - 1 WHERE is_unchecked = old.is_unchecked AND state = old.state;
END;

-- What says when a sitting is, so that those of a day are counted without reading the rows.
CREATE INDEX sittings_by_time ON sittings (
  starts_at, ends_at, id, weekdays, weeks, first_day, last_day, doctor_id
);
