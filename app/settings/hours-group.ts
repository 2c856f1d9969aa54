import type { Group } from "./fields.ts";

export const hours: Group = {
  title: "Hours",
  about: "When reception is open, and when visitors may come",
  page: "/contact",
  sections: [
    {
      hint: "What is empty is not shown.",
      fields: [
        {
          name: "reception",
          label: "Reception",
          kind: "line",
          hint: "Such as: 8 AM–8 PM, on Sundays 9 AM–1 PM",
          isOptional: true,
          isWide: true,
        },
        {
          name: "visiting",
          label: "Visiting hours",
          kind: "line",
          hint: "Such as: 11 AM–1 PM and 5–7 PM, two visitors at a time",
          isOptional: true,
          isWide: true,
        },
        {
          name: "isEmergencyAlwaysOpen",
          label: "Does the emergency department take patients at any hour?",
          kind: "answer",
          hint: "Until you say so, no page says either.",
        },
      ],
    },
  ],
};
