/** What a drill saw, beside what it had to be. */
export interface Figure {
  what: string;
  /** What had to be. */
  goal: string;
  /** What was seen, in words and numbers. */
  seen: string;
  holds: boolean;
}

export interface DrillSettings {
  /** Of all that is random in it. */
  seed: number;
  /** As long as its goal asks, instead of a minute or so. */
  isLong: boolean;
}

/** Attacks or breaks a server of its own on the loopback, and returns what came of it. */
export type Drill = (settings: DrillSettings) => Promise<Figure[]>;
