import { maxLineLength } from "#app/forms/field-lengths.ts";
import { type Group, listOfItems, paragraphLength } from "./fields.ts";

export const facilities: Group = {
  title: "Facilities",
  about: "The cards that turn over on the home page",
  synonyms: "pharmacy laboratory X-ray canteen",
  page: "/#facilities",
  hasPreview: true,
  sections: [
    {
      fields: [
        listOfItems("Facilities", "facility", [
          {
            name: "heading",
            label: "Short name",
            kind: "line",
            words: "text",
            length: 40,
            hint: "Such as ICU",
          },
          { name: "name", label: "Name", kind: "line", words: "text", length: maxLineLength },
          {
            name: "description",
            label: "Description",
            kind: "text",
            words: "text",
            length: paragraphLength,
            isWide: true,
          },
        ]),
      ],
    },
  ],
};
