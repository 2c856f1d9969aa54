/** What a drill saw, beside what it had to be. */
export interface Figure {
  what: string;
  goal: string;
  seen: string;
  holds: boolean;
}

interface DrillSettings {
  seed: number;
  /** As long as its goal asks, instead of a minute or so. */
  isLong: boolean;
}

/** Attacks or breaks a server of its own on the loopback, and returns what came of it. */
export type Drill = (settings: DrillSettings) => Promise<Figure[]>;
