import { examples } from "#app/doctors/fields.ts";
import type { ColumnName } from "./columns.ts";

/** A row with this name is left out. */
export const exampleName = "Dr Asha Verma (example: delete this row)";

export const example: Readonly<Record<ColumnName, string>> = {
  ...examples,
  id: "",
  name: exampleName,
  phone: "9800000000",
  email: "asha.verma@example.org",
  experience: "12",
  fees: "800",
  hospital: "Main building, second floor",
  hospital_slots: "9:00 AM–1:00 PM, 4:00–6:30 PM",
  video_slots: "4:00–5:00 PM",
  availability: "available",
  is_active: "Yes",
};
