-- Which day it is in the hospital is said by whoever writes, as `updated_at`, and not by the clock of SQLite.
DROP TRIGGER queues_version_inserted;
DROP TRIGGER queues_version_updated;
DROP TRIGGER queues_version_deleted;
DROP TRIGGER queues_follow_sitting;
CREATE TRIGGER queues_version_inserted AFTER INSERT ON queues WHEN new.day = date(new.updated_at, '+330 minutes') BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'queues'; END;
CREATE TRIGGER queues_version_updated AFTER UPDATE OF day, starts_at, ends_at, room, given, now_token, passed, called, state, back_at ON queues WHEN date(new.updated_at, '+330 minutes') IN (old.day, new.day) BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'queues'; END;
CREATE TRIGGER queues_version_deleted AFTER DELETE ON queues BEGIN UPDATE table_versions SET version = version + 1 WHERE table_name = 'queues'; END;
CREATE TRIGGER queues_follow_sitting AFTER UPDATE OF starts_at, ends_at, room ON sittings BEGIN
  UPDATE queues SET starts_at = new.starts_at, ends_at = new.ends_at, room = new.room, updated_at = new.updated_at
    WHERE sitting_id = new.id AND day >= date(new.updated_at, '+330 minutes');
END;
