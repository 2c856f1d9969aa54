-- Money taken at the front desk: one table of movements. A number exists only in a committed row; nothing is changed or
-- deleted, but whole financial years once the law no longer requires them.
CREATE TABLE cash_counts (
  id TEXT PRIMARY KEY CHECK (length(id) = 24), year TEXT NOT NULL CHECK (year GLOB '[0-9][0-9]-[0-9][0-9]'),
  number INTEGER NOT NULL CHECK (number > 0), day TEXT NOT NULL CHECK (day GLOB '2[0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
  drawer TEXT NOT NULL, staff_id TEXT NOT NULL, staff_name TEXT NOT NULL, float INTEGER NOT NULL, cash INTEGER NOT NULL, upi INTEGER NOT NULL,
  card INTEGER NOT NULL, claim INTEGER NOT NULL, receipts INTEGER NOT NULL, refunds INTEGER NOT NULL, notes TEXT NOT NULL CHECK (json_valid(notes)),
  counted INTEGER NOT NULL CHECK (counted >= 0), kept INTEGER NOT NULL CHECK (kept BETWEEN 0 AND counted), remark TEXT NOT NULL DEFAULT '',
  form_key TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL, UNIQUE (year, number), CHECK (counted = float + cash OR remark <> '')
) STRICT;
CREATE INDEX cash_counts_by_drawer ON cash_counts (drawer, created_at);
CREATE INDEX cash_counts_by_time ON cash_counts (created_at);

-- Years whose payments may be deleted.
CREATE TABLE payment_years (year TEXT PRIMARY KEY, erased_at TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Numbers that are on paper, and whose rows a restore has lost.
CREATE TABLE payment_gaps (
  kind TEXT NOT NULL CHECK (kind IN ('receipt', 'refund')), year TEXT NOT NULL, first INTEGER NOT NULL CHECK (first > 0), last INTEGER NOT NULL,
  reason TEXT NOT NULL CHECK (reason <> ''), staff_email TEXT NOT NULL, created_at TEXT NOT NULL, PRIMARY KEY (kind, year, last), CHECK (first <= last)
) STRICT, WITHOUT ROWID;

-- A row without `settled_at` stops receipts until somebody has compared the numbers with the last paper.
CREATE TABLE payment_restores (restored_at TEXT PRIMARY KEY, settled_at TEXT, staff_email TEXT) STRICT, WITHOUT ROWID;

-- `of_payment` refers to nothing: the year of a receipt can go before that of its refund.
CREATE TABLE payments (
  id TEXT PRIMARY KEY CHECK (length(id) = 24), kind TEXT NOT NULL CHECK (kind IN ('receipt', 'refund')),
  year TEXT NOT NULL CHECK (year GLOB '[0-9][0-9]-[0-9][0-9]'), number INTEGER NOT NULL CHECK (number > 0), prefix TEXT NOT NULL CHECK (length(prefix) <= 4),
  day TEXT NOT NULL CHECK (day GLOB '2[0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'), name TEXT NOT NULL CHECK (name <> ''), patient_id TEXT, patient_number INTEGER,
  appointment_id TEXT, doctor_id TEXT, doctor_name TEXT NOT NULL DEFAULT '', registration TEXT NOT NULL DEFAULT '', of_payment TEXT,
  lines TEXT NOT NULL CHECK (json_valid(lines)), consultation INTEGER NOT NULL CHECK (consultation >= 0), other INTEGER NOT NULL CHECK (other >= 0),
  discount INTEGER NOT NULL DEFAULT 0 CHECK (discount >= 0), total INTEGER NOT NULL CHECK (total BETWEEN 1 AND 9999999),
  cash INTEGER NOT NULL DEFAULT 0 CHECK (cash >= 0), upi INTEGER NOT NULL DEFAULT 0 CHECK (upi >= 0), card INTEGER NOT NULL DEFAULT 0 CHECK (card >= 0),
  claim INTEGER NOT NULL DEFAULT 0 CHECK (claim >= 0), upi_reference TEXT NOT NULL DEFAULT '', card_reference TEXT NOT NULL DEFAULT '',
  payer TEXT NOT NULL DEFAULT '', claim_reference TEXT NOT NULL DEFAULT '', reason TEXT NOT NULL DEFAULT '',
  mistake INTEGER NOT NULL DEFAULT 0 CHECK (mistake = 0 OR (mistake = 1 AND kind = 'refund')), drawer TEXT NOT NULL,
  staff_id TEXT NOT NULL, staff_name TEXT NOT NULL, cash_count_id TEXT REFERENCES cash_counts (id), form_key TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL,
  UNIQUE (kind, year, number), CHECK (total = consultation + other - discount), CHECK (total = cash + upi + card + claim),
  CHECK ((kind = 'refund') = (of_payment IS NOT NULL)), CHECK (reason <> '' OR (kind = 'receipt' AND discount = 0)), CHECK ((claim > 0) = (payer <> ''))
) STRICT;
CREATE INDEX payments_by_day ON payments (day, kind, drawer, cash, upi, card, claim, consultation, other, discount, total);
CREATE INDEX payments_by_time ON payments (created_at, id);
CREATE INDEX payments_open ON payments (drawer, kind, cash, upi, card, claim) WHERE cash_count_id IS NULL;
CREATE INDEX payments_of_count ON payments (cash_count_id) WHERE cash_count_id IS NOT NULL;
CREATE INDEX payments_of_payment ON payments (of_payment, total) WHERE of_payment IS NOT NULL;
CREATE INDEX payments_by_appointment ON payments (appointment_id) WHERE appointment_id IS NOT NULL;
CREATE INDEX payments_by_patient ON payments (patient_id, day, cash) WHERE patient_id IS NOT NULL;
CREATE INDEX payments_by_upi ON payments (upi_reference) WHERE upi_reference <> '';

CREATE TRIGGER payments_next BEFORE INSERT ON payments WHEN new.number <> 1 + max(
    coalesce((SELECT max(number) FROM payments WHERE kind = new.kind AND year = new.year), 0),
    coalesce((SELECT max(last) FROM payment_gaps WHERE kind = new.kind AND year = new.year), 0)) BEGIN SELECT RAISE(ABORT, 'payment numbers have no gaps'); END;
CREATE TRIGGER payments_refunded BEFORE INSERT ON payments WHEN new.kind = 'refund' AND new.total
    + coalesce((SELECT sum(total) FROM payments WHERE of_payment = new.of_payment), 0)
    > coalesce((SELECT total FROM payments WHERE id = new.of_payment AND kind = 'receipt'), 0) BEGIN SELECT RAISE(ABORT, 'more refunded than paid'); END;
CREATE TRIGGER payments_kept BEFORE DELETE ON payments WHEN NOT EXISTS (SELECT 1 FROM payment_years WHERE year = old.year) BEGIN SELECT RAISE(ABORT, 'payments are never deleted'); END;
-- Of a payment only three columns change: it is counted once, and its links go when the patient or the appointment is erased.
CREATE TRIGGER payments_fixed BEFORE UPDATE OF id, kind, year, number, prefix, day, name, patient_number, doctor_id, doctor_name, registration, of_payment,
    lines, consultation, other, discount, total, cash, upi, card, claim, upi_reference, card_reference, payer, claim_reference, reason, mistake, drawer, staff_id,
    staff_name, form_key, created_at ON payments BEGIN SELECT RAISE(ABORT, 'payments are never changed'); END;
CREATE TRIGGER payments_counted BEFORE UPDATE OF cash_count_id ON payments WHEN old.cash_count_id IS NOT NULL BEGIN SELECT RAISE(ABORT, 'payments are counted once'); END;
CREATE TRIGGER cash_counts_fixed BEFORE UPDATE ON cash_counts BEGIN SELECT RAISE(ABORT, 'cash counts are never changed'); END;
CREATE TRIGGER cash_counts_kept BEFORE DELETE ON cash_counts WHEN NOT EXISTS (SELECT 1 FROM payment_years WHERE year = old.year) BEGIN SELECT RAISE(ABORT, 'cash counts are never deleted'); END;
CREATE TRIGGER payment_gaps_fixed BEFORE UPDATE ON payment_gaps BEGIN SELECT RAISE(ABORT, 'lost numbers are never changed'); END;
CREATE TRIGGER payment_gaps_kept BEFORE DELETE ON payment_gaps WHEN NOT EXISTS (SELECT 1 FROM payment_years WHERE year = old.year) BEGIN SELECT RAISE(ABORT, 'lost numbers are never deleted'); END;
