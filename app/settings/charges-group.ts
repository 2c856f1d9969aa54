import { maxDayLength, maxLineLength, maxNumberLength } from "#app/forms/field-lengths.ts";
import { type Group, listOfItems } from "./fields.ts";

export const charges: Group = {
  title: "Charges",
  about: "What rooms and packages cost, if you want to publish it",
  page: "/charges",
  sections: [
    {
      hint: "While the list is empty, the website has no page of charges.",
      fields: [
        {
          name: "from",
          label: "Applicable from",
          kind: "day",
          length: maxDayLength,
          hint: "Such as 01/04/2027",
          isOptional: true,
        },
        listOfItems("Charges", "charge", [
          {
            name: "group",
            label: "Heading",
            kind: "line",
            words: "text",
            length: maxLineLength,
            hint: "Such as: Rooms, for a day. Charges with the same heading stand together.",
          },
          {
            name: "name",
            label: "What",
            kind: "line",
            words: "text",
            length: maxLineLength,
            hint: "Such as: Private room",
          },
          { name: "price", label: "Price in rupees", kind: "number", length: maxNumberLength },
          {
            name: "note",
            label: "Note",
            kind: "line",
            words: "text",
            length: maxLineLength,
            hint: "Such as what is in a package",
            isOptional: true,
          },
        ]),
      ],
    },
  ],
};
