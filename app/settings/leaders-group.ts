import type { Group } from "./fields.ts";

export const leaders: Group = {
  title: "Leaders",
  about: "Who leads the hospital",
  page: "/management",
  hasPreview: true,
  sections: [
    {
      fields: [
        {
          name: "items",
          label: "Leaders",
          kind: "list",
          one: "leader",
          fields: [
            { name: "id", label: "", kind: "id" },
            { name: "name", label: "Name", kind: "line" },
            { name: "position", label: "Position", kind: "line" },
            { name: "description", label: "About", kind: "text", isWide: true },
          ],
        },
      ],
    },
  ],
};
