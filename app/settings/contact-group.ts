import { maxAddressLength, maxEmailLength, maxLineLength } from "#app/forms/field-lengths.ts";
import { networkNames, type ProfileNetwork } from "#app/hospital/hospital.ts";
import type { Setting } from "#db/setting-groups.ts";
import { type Group, maxRows } from "./fields.ts";

const uses = {
  reception: "Reception",
  emergency: "Emergency",
  whatsapp: "WhatsApp",
  other: "Another place",
};

const directions = { words: "text", isOptional: true, isWide: true } as const;

export const contact: Group = {
  title: "Contact",
  about: "Phones, email, address, profiles and how to get here",
  page: "/contact",
  hasPreview: true,
  sections: [
    {
      title: "Phones",
      hint: "The first number is the one behind every call button. Paste it as you have it: +91, 0 and spaces are understood.",
      fields: [
        {
          name: "phones",
          label: "Phones",
          kind: "list",
          count: maxRows,
          one: "phone",
          least: 1,
          fields: [
            { name: "use", label: "For", kind: "choice", length: 9, options: uses },
            { name: "number", label: "Number", kind: "phone", length: 40 },
            {
              name: "label",
              label: "Name of the place",
              kind: "line",
              words: "text",
              length: 60,
              hint: "For another place, such as Pharmacy",
              isOptional: true,
            },
          ],
        },
      ],
    },
    {
      title: "Email and address",
      fields: [
        { name: "email", label: "Email", kind: "email", length: maxEmailLength, isWide: true },
        { name: "street", label: "Street", kind: "line", words: "name", length: 200, isWide: true },
        { name: "city", label: "City", kind: "line", words: "name", length: maxLineLength },
        { name: "state", label: "State", kind: "line", words: "name", length: maxLineLength },
        {
          name: "postalCode",
          label: "Postal code",
          kind: "postal code",
          length: 20,
          hint: "6 digits",
        },
        {
          name: "map",
          label: "Map link",
          kind: "web address",
          length: maxAddressLength,
          hint: "What opens on the address: copy it from Google Maps or OpenStreetMap. Left empty, Google Maps looks for the address.",
          isOptional: true,
          isWide: true,
        },
      ],
    },
    {
      title: "How to get here",
      hint: "What is empty is not shown.",
      fields: [
        {
          name: "landmark",
          label: "Landmark",
          ...directions,
          kind: "line",
          length: 300,
          hint: "Such as: opposite the bus stand",
        },
        { name: "parking", label: "Parking", ...directions, kind: "line", length: 300 },
        { name: "byBus", label: "By bus", ...directions, kind: "text", length: 500 },
        { name: "byCar", label: "By car", ...directions, kind: "text", length: 500 },
      ],
    },
    {
      title: "Profiles",
      hint: "Shown at the foot of every page, Instagram at the top too.",
      fields: [
        {
          name: "profiles",
          label: "Profiles",
          kind: "list",
          count: maxRows,
          one: "profile",
          fields: [
            { name: "network", label: "Network", kind: "choice", length: 9, options: networkNames },
            {
              name: "url",
              label: "Address of the profile",
              kind: "web address",
              length: maxAddressLength,
            },
          ],
        },
      ],
    },
    {
      title: "Personal data",
      fields: [
        {
          name: "grievanceOfficer",
          label: "Who looks after complaints about personal data",
          kind: "line",
          length: 200,
          hint: "A name or an office, for the privacy page",
          isOptional: true,
          isWide: true,
        },
      ],
    },
  ],
  check: ({ phones, profiles }: Setting<"contact">) => [
    ...phones.flatMap(({ use, label }, index) =>
      use === "other" && !label
        ? [{ name: `phones.${index}.label`, message: "Say which place it is." }]
        : [],
    ),
    ...profiles.flatMap(({ network, url }, index) => {
      const found = networkOf(url);
      if (!found || found === network) return [];
      const message = `Profile ${index + 1}: this is an address of ${networkNames[found]}. Choose that network.`;
      return [{ name: `profiles.${index}.url`, message }];
    }),
  ],
};

const hosts: Readonly<Record<ProfileNetwork, RegExp>> = {
  instagram: /(?:^|\.)instagram\.com$/,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
  linkedin: /(?:^|\.)linkedin\.com$/,
  x: /(?:^|\.)(?:x\.com|twitter\.com)$/,
};

function networkOf(url: string): ProfileNetwork | undefined {
  const { hostname } = new URL(url);
  const networks = Object.keys(hosts) as ProfileNetwork[];
  return networks.find((network) => hosts[network].test(hostname));
}
