// Loaded before the server: its clock is ahead by the days in CLOCK_AHEAD_DAYS.
const RealDate = Date;
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 24 * 60 * 60_000;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
