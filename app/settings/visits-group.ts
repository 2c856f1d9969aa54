import type { Group } from "./fields.ts";

export const visits: Group = {
  title: "Visits",
  about: "Whether pages read and searches are counted",
  page: "/privacy",
  sections: [
    {
      fields: [
        {
          name: "counting",
          label: "Count how often pages are read, and what visitors search for in vain",
          kind: "choice",
          length: 3,
          options: { on: "Counted", off: "Not counted" },
          hint: "Sums of a day, without cookies, addresses or anything of a person. The privacy page says so.",
        },
      ],
    },
  ],
};
