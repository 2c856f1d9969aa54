import { weekdayNames } from "#app/timetable/words.ts";
import { type Target, weekdayTargets } from "./columns.ts";
import type { Mapping } from "./mapping.ts";
import { isBlank } from "./tidy.ts";

type Cells = Partial<Record<Target, string>>;

const tick = /^(?:✓|✔|√|☑|y|yes|p|present|हाँ|हां|ਹਾਂ)$/iu;
const none = /^(?:✗|✘|×|no|n|off|closed|holiday|नहीं|बंद)$/iu;

/** The cells about OPD hours as one text, such as “Mon, Wed 10-1”. */
export function joinOpd(cells: Cells): string {
  const from = [cells.opd_from, cells.opd_until].filter((cell) => !isBlank(cell)).join("-");
  const hours = [cells.opd_hours, from].filter((cell) => !isBlank(cell)).join("\n");
  const [ticked, own] = weekdaysIn(cells);
  const days = [cells.opd_days, ticked].filter((cell) => !isBlank(cell)).join("\n");
  return [pair(days, hours), own].filter(Boolean).join("\n");
}

function weekdaysIn(cells: Cells): [ticked: string, own: string] {
  const typed = weekdayTargets.flatMap((target, at) => {
    const cell = cells[target]?.trim() ?? "";
    return isBlank(cell) || none.test(cell) ? [] : [{ day: weekdayNames[at] as string, cell }];
  });
  const ticked = typed.filter(({ cell }) => tick.test(cell)).map(({ day }) => day);
  const own = typed.filter(({ cell }) => !tick.test(cell)).map(({ day, cell }) => `${day} ${cell}`);
  return [ticked.join(", "), own.join(", ")];
}

/** Where both cells have as many lines, each line of days has its line of hours. */
function pair(days: string, hours: string): string {
  const [dayLines, hourLines] = [days, hours].map((text) => text.split("\n").filter(Boolean)) as [
    string[],
    string[],
  ];
  if (dayLines.length < 2 || dayLines.length !== hourLines.length) {
    return [days, hours].filter(Boolean).join(" ");
  }
  return dayLines.map((line, at) => `${line} ${hourLines[at]}`).join("\n");
}

/** With the default for what is empty, where the row says the days or the hours alone. */
export function withDefaultOpd(cells: Cells, { defaults }: Mapping): Cells {
  const says = (targets: readonly Target[]) => targets.some((target) => !isBlank(cells[target]));
  const hasHours = says(["opd_hours", "opd_from"]);
  const hasDays = says(["opd_days", ...weekdayTargets]);
  const { opd_days, opd_hours } = defaults;
  if (hasHours && !hasDays && opd_days) return { ...cells, opd_days };
  if (hasDays && !hasHours && opd_hours) return { ...cells, opd_hours };
  return cells;
}
