// Loaded before the server: its clock is ahead by the milliseconds in CLOCK_FILE, which may change at any time.
import { readFileSync } from "node:fs";

const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_FILE, "utf8"));

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static now() {
    return now();
  }
};
