-- A number that went with somebody to another queue is on a slip, and not proposed for another.
CREATE INDEX appointments_moved_from ON appointments (moved_from ->> 'queue_id') WHERE moved_from IS NOT NULL;
