-- The hours that a patient was given or told last: who knows other ones than the doctor keeps has to be told.
ALTER TABLE appointments ADD COLUMN given_starts_at INTEGER;
ALTER TABLE appointments ADD COLUMN given_ends_at INTEGER;
UPDATE appointments SET (given_starts_at, given_ends_at) = (SELECT starts_at, ends_at FROM queues WHERE queues.id = queue_id) WHERE queue_id IS NOT NULL;
