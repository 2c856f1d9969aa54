import type { z } from "zod";
import { exampleIds } from "#app/api/describe.ts";
import type { applicationJson, applicationJsonBody, staffApplicationJson } from "./json.ts";

export const applicationSent = {
  name: "Meena Sample",
  position: "Nurse",
  contact: { email: "meena@example.org", phone: "9800000001" },
  resumeLink: "https://example.org/resume.pdf",
} satisfies z.input<typeof applicationJsonBody>;

export const applicationExample: z.infer<typeof applicationJson> = {
  ...exampleIds,
  ...applicationSent,
  createdAt: "2026-03-02T04:30:00.000Z",
};

export const staffApplicationExample: z.infer<typeof staffApplicationJson> = {
  ...applicationExample,
  state: "new",
  notes: "",
};
