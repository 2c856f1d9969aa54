import { href } from "react-router";
import {
  askedCapabilities,
  type CapabilityName,
  capabilityTitles,
} from "#app/care/capabilities.ts";
import { maxLineLength } from "#app/forms/field-lengths.ts";
import type { Setting } from "#db/setting-groups.ts";
import type { Field, Group } from "./fields.ts";

const states = {
  "": "Not stated: ask reception",
  here: "Available here",
  arranged: "By arrangement with",
  "not here": "Not available here",
};

const registration = { kind: "line", length: 60, isOptional: true } as const;

type Typed = Omit<Setting<"services">, "capabilities"> & {
  capabilities: Record<string, { state: string; with: string }>;
};

export const services: Group = {
  title: "Services",
  about: "What the hospital can do, and its registrations",
  page: "/ChestPain",
  sections: [
    {
      title: "What the hospital can do",
      hint: "The pages about treatments say this. Pages mention only what you set here.",
      link: {
        to: href("/dashboard/Hospital/:group", { group: "Facilities" }),
        words:
          "What else you have, such as X-ray, a laboratory or a pharmacy, goes under Facilities",
      },
      fields: askedCapabilities.flatMap((name): Field[] => [
        {
          name: `capabilities.${name}.state`,
          label: capabilityTitles[name],
          kind: "choice",
          length: 8,
          options: states,
        },
        {
          name: `capabilities.${name}.with`,
          label: `${capabilityTitles[name]}: arranged with`,
          kind: "line",
          length: maxLineLength,
          isOptional: true,
          isOfArrangement: true,
        },
      ]),
    },
    {
      title: "Registrations",
      hint: "Numbers that the law wants to be shown, where the hospital has them.",
      fields: [
        { name: "registrations.pcpndt", label: "PCPNDT (ultrasound)", ...registration },
        { name: "registrations.mtp", label: "MTP (ending a pregnancy)", ...registration },
        {
          name: "registrations.art",
          label: "ART (infertility treatment)",
          ...registration,
          hint: "Without it the website does not show the page about IVF and IUI.",
        },
      ],
    },
  ],
  check: ({ capabilities }: Typed) =>
    Object.entries(capabilities).flatMap(([name, { state, with: whom }]) =>
      state === "arranged" && !whom
        ? [{ name: `capabilities.${name}.with`, message: sayWithWhom(name as CapabilityName) }]
        : [],
    ),
  complete: ({ capabilities, ...others }: Typed) => ({
    ...others,
    capabilities: Object.fromEntries(
      Object.entries(capabilities).flatMap(([name, { state, with: whom }]) => {
        if (state === "") return [];
        return [[name, state === "arranged" ? { state, with: whom } : { state }]];
      }),
    ),
  }),
};

function sayWithWhom(name: CapabilityName): string {
  return `${capabilityTitles[name]}: say with whom it is arranged.`;
}
