-- Who made a link, by id: it ends with the right to make it. NULL is the command line. No foreign key: an account that is
-- gone must not turn into the command line. Until now e-mail addresses said it; who is no administrator has none open.
ALTER TABLE staff_links ADD COLUMN created_by_id TEXT;

UPDATE staff_links SET created_by_id = (
  SELECT id FROM staff
  WHERE staff.email = staff_links.created_by AND staff.created_at <= staff_links.created_at
    AND role = 'admin' AND disabled_at IS NULL
);

UPDATE staff_links SET state = 'withdrawn'
WHERE state = 'open' AND created_by_id IS NULL AND created_by <> 'command line';
