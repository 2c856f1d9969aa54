import { href } from "react-router";
import type { Setting } from "#db/setting-groups.ts";
import type { Group } from "./fields.ts";

const hoursLine = {
  kind: "line",
  words: "text",
  length: 200,
  isOptional: true,
  isWide: true,
} as const;

export const hours: Group = {
  title: "Hours",
  about: "When reception and the emergency department are open, and when visitors may come",
  synonyms: "OPD hours timings",
  page: "/contact",
  sections: [
    {
      hint: "What is empty is not shown; without visiting hours the website says to ask reception.",
      link: {
        to: href("/dashboard/AddDoctor"),
        words: "The hours of the OPD are those of each doctor: write them there",
      },
      fields: [
        {
          name: "reception",
          label: "Reception",
          ...hoursLine,
          hint: "Such as: 8 AM–8 PM, on Sundays 9 AM–1 PM",
        },
        {
          name: "visiting",
          label: "Visiting hours",
          ...hoursLine,
          hint: "Such as: 11 AM–1 PM and 5–7 PM, two visitors at a time",
        },
        {
          name: "hasEmergency",
          label: "Is there an emergency department?",
          isWide: true,
          kind: "answer",
          length: 3,
          hint: "With No, pages say that there is none, and whom to call. Until you answer, they say nothing about it.",
        },
        {
          name: "isEmergencyAlwaysOpen",
          label: "Does it take patients at any hour?",
          kind: "answer",
          length: 3,
        },
        {
          name: "emergencyHours",
          label: "If not: when it is open",
          ...hoursLine,
          hint: "Such as: every day 8 AM–10 PM. Pages then say that at any other hour one calls 112 or 108. Without hours they say that it is not open day and night, and to call 112 or 108 first.",
        },
      ],
    },
  ],
  check: (hours: Setting<"hours">) => [...checkWhether(hours), ...checkHours(hours)],
};

function checkWhether({ hasEmergency, isEmergencyAlwaysOpen, emergencyHours }: Setting<"hours">) {
  if (hasEmergency !== false || !(isEmergencyAlwaysOpen || emergencyHours)) return [];
  const message =
    "You say below when the emergency department is open: choose Yes here, or take it out there.";
  return [{ name: "hasEmergency", message }];
}

function checkHours({ isEmergencyAlwaysOpen, emergencyHours }: Setting<"hours">) {
  if (!emergencyHours || isEmergencyAlwaysOpen === false) return [];
  const message =
    "The emergency department has hours only if it does not take patients at any hour: choose No above, or leave its hours empty.";
  return [{ name: "emergencyHours", message }];
}
