import { maxNumberLength } from "#app/forms/field-lengths.ts";
import type { Setting } from "#db/setting-groups.ts";
import { type Group, outside } from "./fields.ts";

type Bounds = readonly [name: "followUpDays" | "followUpVisits" | "monthsKept", number, number];

const bounds: readonly Bounds[] = [
  ["followUpDays", 0, 60],
  ["followUpVisits", 0, 9],
  // The Digital Personal Data Protection Rules, 2025 want a year at least.
  ["monthsKept", 12, 120],
];

export const desk: Group = {
  title: "Desk",
  about: "Tokens, slips, and how long appointments are kept",
  page: "/opd",
  sections: [
    {
      fields: [
        {
          name: "register",
          label: "The register of appointments",
          kind: "choice",
          length: 3,
          options: { on: "In use", off: "Not in use" },
          hint: "Not in use: nobody finds it in the menu, and visitors read nothing of tokens. Appointments and receipts stay, and are there again once it is in use.",
        },
        {
          name: "paper",
          label: "Paper for slips",
          kind: "choice",
          length: 4,
          options: { a5: "A5", "80mm": "80 mm roll" },
        },
        {
          name: "followUpDays",
          label: "Days in which a follow-up costs less",
          kind: "number",
          length: maxNumberLength,
          hint: "After a first visit to the same doctor. 0 for none. The desk is reminded, and decides.",
        },
        {
          name: "followUpVisits",
          label: "Follow-up visits in these days",
          kind: "number",
          length: maxNumberLength,
        },
        {
          name: "monthsKept",
          label: "Months for which appointments are kept",
          kind: "number",
          length: maxNumberLength,
          hint: "12 to 120. Older ones are deleted at night, and patients with their last one.",
        },
      ],
    },
  ],
  check: (value: Setting<"desk">) =>
    bounds.flatMap(([name, least, most]) => outside(name, value[name], least, most)),
};
