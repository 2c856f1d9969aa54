import { doctorSchema } from "#app/doctors/schema.ts";
import { saysNoVideo, understand } from "./cells.ts";
import type { Target } from "./columns.ts";
import { type DefaultName, defaultFields } from "./defaults.ts";
import { readOpd } from "./opd-hours.ts";

type Typed = Partial<Record<Target, string>>;

export function checkDefaults(typed: Typed): Record<string, string[]> {
  const problems = defaultFields.flatMap(({ name, label, length }) => {
    const text = typed[name];
    if (!text) return [];
    const isLong = text.length > length;
    const problem = isLong
      ? `${label} must be at most ${length} characters.`
      : whyWrong(name, text);
    return problem ? [[name, [problem]]] : [];
  });
  return Object.fromEntries(problems);
}

function whyWrong(name: DefaultName, text: string): string | undefined {
  if (name === "opd_days" || name === "opd_hours") {
    const read = readOpd(name === "opd_days" ? `${text} 10 AM-1 PM` : `daily ${text}`);
    return "problem" in read ? read.problem : undefined;
  }
  const understood = understand(name, text);
  if ("problem" in understood) return understood.problem;
  if (name === "video_slots" && saysNoVideo(text)) return undefined;
  return doctorSchema.shape[name].safeParse(understood.value).error?.issues[0]?.message;
}
