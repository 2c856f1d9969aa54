-- The middle of the minutes that the last ten took who were seen, for the page of one token: it reads queues alone, so
-- that what happens at the desk of another doctor does not make it old.
ALTER TABLE queues ADD COLUMN minutes_taken INTEGER;
CREATE TRIGGER queues_minutes_taken AFTER UPDATE OF state, called_at, seen_at ON appointments WHEN new.queue_id IS NOT NULL AND 'seen' IN (old.state, new.state) BEGIN
  UPDATE queues SET minutes_taken = (
    WITH last AS (SELECT (julianday(seen_at) - julianday(called_at)) * 1440 AS minutes FROM appointments
      WHERE queue_id = new.queue_id AND state = 'seen' AND called_at IS NOT NULL AND seen_at IS NOT NULL ORDER BY seen_at DESC LIMIT 10)
    SELECT CAST(round(avg(minutes)) AS INTEGER) FROM (SELECT minutes FROM last ORDER BY minutes LIMIT 2 OFFSET 4) WHERE (SELECT count(*) FROM last) = 10
  ) WHERE id = new.queue_id;
END;
DROP TRIGGER queues_version_updated;
CREATE TRIGGER queues_version_updated AFTER UPDATE OF day, starts_at, ends_at, room, given, now_token, passed, called, state, back_at, minutes_taken ON queues WHEN date(new.updated_at, '+330 minutes') IN (old.day, new.day) BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'queues'; END;
