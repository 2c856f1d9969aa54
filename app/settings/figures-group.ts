import { maxNumberLength } from "#app/forms/field-lengths.ts";
import type { Group } from "./fields.ts";

export const figures: Group = {
  title: "Figures",
  about: "How many beds there are",
  page: "/#structure",
  sections: [
    {
      fields: [
        { name: "beds", label: "Beds", kind: "number", length: maxNumberLength },
        {
          name: "icuBeds",
          label: "ICU beds",
          hint: "0 if you have none: the pages then say so. Empty, they say nothing of intensive care.",
          kind: "number",
          length: maxNumberLength,
          isOptional: true,
        },
      ],
    },
  ],
};
