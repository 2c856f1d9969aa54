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
        { name: "icuBeds", label: "ICU beds", kind: "number", length: maxNumberLength },
      ],
    },
  ],
};
