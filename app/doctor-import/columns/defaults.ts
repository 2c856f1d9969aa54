import { labels, lengths } from "#app/doctors/fields.ts";
import { type ImportField, opdLabels } from "./columns.ts";

const ofDoctor = [
  "specialization",
  "phone",
  "email",
  "experience",
  "fees",
  "hospital",
  "qualification",
  "about",
  "awards",
  "languages",
  "hospital_slots",
  "video_slots",
] as const satisfies readonly ImportField[];

const ofOpd = ["opd_days", "opd_hours"] as const;

export type DefaultName = (typeof ofDoctor)[number] | (typeof ofOpd)[number];

const hints = {
  hospital_slots: "If empty, the OPD hours",
  video_slots: "Such as 4–5 PM, or None",
};

const maxHoursLength = 200;

export interface DefaultField {
  name: DefaultName;
  label: string;
  length: number;
  hint?: string;
}

export const defaultFields: readonly DefaultField[] = [
  ...ofOpd.map((name) => ({
    name,
    label: opdLabels[name],
    length: maxHoursLength,
    hint: name === "opd_days" ? "Such as Mon–Sat" : "Such as 10 AM–1 PM",
  })),
  ...ofDoctor.map((name) =>
    name === "hospital_slots" || name === "video_slots"
      ? { name, label: labels[name], length: maxHoursLength, hint: hints[name] }
      : { name, label: labels[name], length: lengths[name] },
  ),
];
