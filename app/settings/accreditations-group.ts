import { maxAddressLength, maxDayLength, maxLineLength } from "#app/forms/field-lengths.ts";
import { type Group, listOfItems } from "./fields.ts";

export const accreditations: Group = {
  title: "Accreditations",
  about: "What the hospital is accredited for, and what it pays attention to",
  page: "/#accreditations",
  sections: [
    {
      fields: [
        listOfItems("Accreditations", "accreditation", [
          { name: "name", label: "Name", kind: "line", length: maxLineLength },
          { name: "text", label: "Text", kind: "line", length: 300, isOptional: true },
          { name: "number", label: "Number", kind: "line", length: 60, isOptional: true },
          {
            name: "validUntil",
            label: "Valid until",
            kind: "day",
            length: maxDayLength,
            isOptional: true,
          },
          {
            name: "link",
            label: "Link to check it",
            kind: "web address",
            length: maxAddressLength,
            hint: "Where the accrediting body lists it",
            isOptional: true,
            isWide: true,
          },
        ]),
      ],
    },
  ],
};
