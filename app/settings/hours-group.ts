import type { Setting } from "#db/setting-groups.ts";
import type { Group } from "./fields.ts";

export const hours: Group = {
  title: "Hours",
  about: "When reception and the emergency department are open, and when visitors may come",
  page: "/contact",
  sections: [
    {
      hint: "What is empty is not shown; without visiting hours the website says to ask reception.",
      fields: [
        {
          name: "reception",
          label: "Reception",
          kind: "line",
          words: "text",
          length: 200,
          hint: "Such as: 8 AM–8 PM, on Sundays 9 AM–1 PM",
          isOptional: true,
          isWide: true,
        },
        {
          name: "visiting",
          label: "Visiting hours",
          kind: "line",
          words: "text",
          length: 200,
          hint: "Such as: 11 AM–1 PM and 5–7 PM, two visitors at a time",
          isOptional: true,
          isWide: true,
        },
        {
          name: "isEmergencyAlwaysOpen",
          label: "Does the emergency department take patients at any hour?",
          kind: "answer",
          length: 3,
          hint: "Until you answer, pages say nothing about it.",
        },
        {
          name: "emergencyHours",
          label: "If not: when it is open",
          kind: "line",
          words: "text",
          length: 200,
          hint: "Such as: every day 8 AM–10 PM. Pages then say that at any other hour one calls 112 or 108.",
          isOptional: true,
          isWide: true,
        },
      ],
    },
  ],
  check: ({ isEmergencyAlwaysOpen, emergencyHours }: Setting<"hours">) =>
    emergencyHours && isEmergencyAlwaysOpen !== false
      ? [
          {
            name: "emergencyHours",
            message:
              "The emergency department has hours only if it does not take patients at any hour: choose No above, or leave its hours empty.",
          },
        ]
      : [],
};
