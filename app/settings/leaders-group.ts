import { maxLineLength } from "#app/forms/field-lengths.ts";
import { type Group, listOfItems } from "./fields.ts";

export const leaders: Group = {
  title: "Leaders",
  about: "Who leads the hospital",
  page: "/management",
  hasPreview: true,
  sections: [
    {
      fields: [
        listOfItems("Leaders", "leader", [
          { name: "name", label: "Name", kind: "line", words: "name", length: maxLineLength },
          {
            name: "position",
            label: "Position",
            kind: "line",
            words: "text",
            length: maxLineLength,
          },
          {
            name: "description",
            label: "About",
            kind: "text",
            words: "text",
            length: 2000,
            isWide: true,
          },
        ]),
      ],
    },
  ],
};
