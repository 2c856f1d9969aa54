-- Whether the emergency department takes patients at any hour was asked in Services and in Hours; Hours keeps it.
-- Where the two contradict each other it does not. An import runs this again, for exports may be older.
INSERT INTO settings (name, locale, value, version, created_at, updated_at)
SELECT 'hours', locale, '{"reception":"","visiting":""}', 0, updated_at, updated_at FROM settings
WHERE name = 'services' AND json_extract(value, '$.capabilities.emergency') IS NOT NULL
ON CONFLICT (name, locale) DO UPDATE SET value = coalesce(value, excluded.value);

UPDATE settings SET version = version + 1, value = json_set(value, '$.isEmergencyAlwaysOpen', json(
  CASE WHEN said.state = 'here' AND json_extract(value, '$.isEmergencyAlwaysOpen') IS NOT 0
    THEN 'true' ELSE 'false' END
))
FROM (
  SELECT locale AS said_in, json_extract(value, '$.capabilities.emergency.state') AS state
  FROM settings WHERE name = 'services'
) AS said
WHERE name = 'hours' AND locale = said_in AND state IS NOT NULL;

UPDATE settings SET version = version + 1, value = json_remove(value, '$.capabilities.emergency')
WHERE name = 'services' AND json_extract(value, '$.capabilities.emergency') IS NOT NULL;
