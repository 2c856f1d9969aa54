import type { Group } from "./fields.ts";

export const facilities: Group = {
  title: "Facilities",
  about: "The cards that turn over on the home page",
  page: "/#facilities",
  hasPreview: true,
  sections: [
    {
      fields: [
        {
          name: "items",
          label: "Facilities",
          kind: "list",
          one: "facility",
          fields: [
            { name: "id", label: "", kind: "id" },
            { name: "heading", label: "Short name", kind: "line", hint: "Such as ICU" },
            { name: "name", label: "Name", kind: "line" },
            { name: "description", label: "Description", kind: "text", isWide: true },
          ],
        },
      ],
    },
  ],
};
