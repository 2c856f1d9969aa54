import type { Group } from "./fields.ts";

export const accreditations: Group = {
  title: "Accreditations",
  about: "What the hospital is accredited for, and what it pays attention to",
  page: "/#accreditations",
  sections: [
    {
      fields: [
        {
          name: "items",
          label: "Accreditations",
          kind: "list",
          one: "accreditation",
          fields: [
            { name: "id", label: "", kind: "id" },
            { name: "name", label: "Name", kind: "line" },
            { name: "text", label: "Text", kind: "line", isOptional: true },
            { name: "number", label: "Number", kind: "line", isOptional: true },
            { name: "validUntil", label: "Valid until", kind: "day", isOptional: true },
            {
              name: "link",
              label: "Link to check it",
              kind: "web address",
              hint: "Where the accrediting body lists it",
              isOptional: true,
              isWide: true,
            },
          ],
        },
      ],
    },
  ],
};
