import { maxLineLength } from "#app/forms/field-lengths.ts";
import type { Group } from "./fields.ts";

export const identity: Group = {
  title: "Identity",
  about: "The name, and the line under it",
  page: "/",
  sections: [
    {
      fields: [
        {
          name: "name",
          label: "Name",
          kind: "line",
          words: "name",
          length: maxLineLength,
          hint: "As it stands at the entrance: on every page, in titles and on home screens of phones",
        },
        {
          name: "line",
          label: "Line under the name",
          kind: "line",
          words: "text",
          length: maxLineLength,
          hint: "Such as what the hospital is accredited by, if it is",
          isOptional: true,
        },
      ],
    },
  ],
};
