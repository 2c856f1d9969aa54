-- The number under which a medical council has registered a doctor, for receipts and video calls.
ALTER TABLE desk_doctors ADD COLUMN registration TEXT NOT NULL DEFAULT '' CHECK (length(registration) <= 40);
