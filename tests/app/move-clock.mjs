// Loaded before a command: its clock is as many days ahead as DAYS_AHEAD says.
const ahead = Number(process.env.DAYS_AHEAD) * 24 * 60 * 60_000;
const { now } = Date;
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, given) =>
    given.length === 0 ? new target(Date.now()) : new target(...given),
});
