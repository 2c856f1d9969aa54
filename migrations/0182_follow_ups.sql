-- What a doctor asks for other than the first visit. Without a number: the days of the hospital, the fee of a visit.
ALTER TABLE desk_doctors ADD COLUMN follow_up_days INTEGER CHECK (follow_up_days BETWEEN 0 AND 60);
ALTER TABLE desk_doctors ADD COLUMN follow_up_fee INTEGER NOT NULL DEFAULT 0 CHECK (follow_up_fee BETWEEN 0 AND 10000000);
ALTER TABLE desk_doctors ADD COLUMN video_fee INTEGER CHECK (video_fee BETWEEN 0 AND 10000000);
