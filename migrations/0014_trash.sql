-- What was deleted and can still be put back: few of the many changes.
CREATE INDEX audit_deletions ON audit (action) WHERE action = 'delete' AND before IS NOT NULL;
