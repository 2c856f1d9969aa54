-- The number of a card is printed on slips and receipts: nobody else gets it once the card is merged or erased.
CREATE TABLE patient_numbers (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  last INTEGER NOT NULL CHECK (last >= 0)
) STRICT;
INSERT INTO patient_numbers
  SELECT 1, max((SELECT coalesce(max(number), 0) FROM patients), (SELECT coalesce(max(patient_number), 0) FROM payments));
CREATE TRIGGER patients_numbered AFTER INSERT ON patients BEGIN
  UPDATE patient_numbers SET last = max(last, new.number);
END;
