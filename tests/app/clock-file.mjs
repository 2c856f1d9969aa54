// Loaded before the server: its clock is ahead by the milliseconds in CLOCK_FILE, which may change at any time.
import { readFileSync } from "node:fs";

const RealDate = Date;
let ahead;

// What renders asks a thousand times: the file is read once in each turn of the event loop.
function now() {
  if (ahead === undefined) {
    ahead = Number(readFileSync(process.env.CLOCK_FILE, "utf8"));
    setImmediate(() => {
      ahead = undefined;
    }).unref();
  }
  return RealDate.now() + ahead;
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static now() {
    return now();
  }
};
