-- How far the hospital has come with an applicant, and what staff note about it.
ALTER TABLE applications ADD COLUMN state TEXT NOT NULL DEFAULT 'new'
  CHECK (state IN ('new', 'contacted', 'interview', 'rejected', 'hired'));
ALTER TABLE applications ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE applications ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX applications_by_state ON applications (is_unchecked, state, created_at);
