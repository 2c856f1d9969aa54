import { maxLineLength } from "#app/forms/field-lengths.ts";
import { shownNames } from "#app/hospital/fill-in.ts";
import { type Group, paragraphLength } from "./fields.ts";

const line = { kind: "line", words: "text", length: maxLineLength, isWide: true } as const;
const paragraph = { kind: "text", words: "text", length: paragraphLength, isWide: true } as const;

export const texts: Group = {
  title: "Texts",
  about: "The home page, about us, management and careers",
  synonyms: "vacancy vacancies jobs",
  page: "/",
  hasPreview: true,
  sections: [
    {
      title: "Home page, at the top",
      hint: `In each of these texts ${shownNames} stand for what the other groups say. A sentence about one that is empty or 0 is left out.`,
      fields: [
        { name: "heroTitle", label: "Heading", ...line },
        { name: "heroText", label: "Text under it", ...paragraph, length: 300, isOptional: true },
      ],
    },
    {
      title: "Our Vision",
      hint: "What is empty is not shown.",
      fields: [
        { name: "visionLead", label: "First paragraph", ...paragraph, isOptional: true },
        { name: "visionText", label: "Second paragraph", ...paragraph, isOptional: true },
        { name: "training.0.title", label: "Heading of the first card", ...line, isOptional: true },
        {
          name: "training.0.text",
          label: "Text of the first card",
          ...paragraph,
          isOptional: true,
        },
        {
          name: "training.1.title",
          label: "Heading of the second card",
          ...line,
          isOptional: true,
        },
        {
          name: "training.1.text",
          label: "Text of the second card",
          ...paragraph,
          isOptional: true,
        },
      ],
    },
    {
      title: "Hospital Structure",
      fields: [
        {
          name: "rooms",
          label: "Rooms",
          kind: "list",
          count: 24,
          one: "room",
          least: 1,
          fields: [
            { name: "title", label: "Heading", kind: "line", words: "text", length: maxLineLength },
            { name: "text", label: "Text", kind: "text", words: "text", length: paragraphLength },
          ],
        },
      ],
    },
    {
      title: "Reviews",
      fields: [
        {
          name: "reviews",
          label: "Tell us about your visit",
          kind: "text",
          length: paragraphLength,
          isWide: true,
        },
      ],
    },
    {
      title: "About us",
      fields: [
        { name: "aboutTitle", label: "Heading of the page", ...line },
        { name: "aboutLead", label: "First paragraph of the page", ...paragraph },
        {
          name: "about",
          label: "The page",
          kind: "markdown",
          length: 20_000,
          isOptional: true,
          hint: "Write it as paragraphs, with an empty line between them. The buttons make headings, lists, bold words and links. Under the heading Rooms visitors see the picture of a room.",
          isWide: true,
        },
      ],
    },
    {
      title: "Management and careers",
      fields: [
        { name: "managementLead", label: "First paragraph of Management", ...paragraph },
        {
          name: "takesApplications",
          label: "Do you take job applications on this website?",
          kind: "answer",
          length: 3,
          hint: "With No, the website has no form for them. Until you answer, it has one once you have changed the next paragraph or written the one after.",
        },
        { name: "careersLead", label: "First paragraph of Careers", ...paragraph },
        {
          name: "careersText",
          label: "Second paragraph of Careers",
          ...paragraph,
          hint: "Such as whom you look for. What is empty is not shown.",
          isOptional: true,
        },
      ],
    },
  ],
};
