import { maxLineLength } from "#app/forms/field-lengths.ts";
import { allPayers } from "#app/hospital/payers.ts";
import type { Setting } from "#db/setting-groups.ts";
import {
  type Field,
  type Group,
  idField,
  maxRows,
  paragraphLength,
  type ValueField,
} from "./fields.ts";
import { knownPayers } from "./known-payers.ts";

const payer: readonly ValueField[] = [
  idField,
  { name: "name", label: "Name", kind: "line", words: "name", length: maxLineLength },
  { name: "isCashless", label: "Cashless", kind: "answer", length: 3 },
  { name: "note", label: "Note", kind: "line", words: "text", length: 300, isOptional: true },
];

function list(name: keyof typeof knownPayers, label: string, one: string): Field {
  const known = knownPayers[name];
  return { name, label, kind: "list", count: maxRows, one, fields: payer, known };
}

export const insurers: Group = {
  title: "Insurers",
  about: "Insurers, administrators and schemes, and what to bring",
  page: "/insurance",
  sections: [
    {
      title: "Whether you work with any",
      fields: [
        {
          name: "takesInsurance",
          label: "Do you work with insurers, administrators or schemes?",
          kind: "answer",
          length: 3,
          hint: "With No, no page speaks of insurance but About us, which says that patients pay themselves. Until you answer, pages ask visitors to call.",
        },
      ],
    },
    { title: "Public insurers", fields: [list("publicInsurers", "Public insurers", "insurer")] },
    { title: "Private insurers", fields: [list("privateInsurers", "Private insurers", "insurer")] },
    {
      title: "Third-party administrators",
      fields: [list("administrators", "Third-party administrators", "administrator")],
    },
    { title: "Public schemes", fields: [list("schemes", "Public schemes", "scheme")] },
    {
      title: "What to bring, and whom to ask",
      fields: [
        {
          name: "documents",
          label: "Documents to bring",
          kind: "list",
          count: maxRows,
          one: "document",
          isPlain: true,
          fields: [{ name: "text", label: "Document", kind: "line", words: "text", length: 200 }],
        },
        {
          name: "steps",
          label: "What a patient does, and when",
          kind: "text",
          length: paragraphLength,
          hint: "Such as: for a planned stay bring your policy card to reception two days before. What is empty is not shown.",
          isOptional: true,
          isWide: true,
        },
        {
          name: "whomToAsk",
          label: "Whom to ask",
          kind: "line",
          words: "text",
          length: 300,
          hint: "Such as: the insurance desk beside reception",
          isOptional: true,
          isWide: true,
        },
      ],
    },
  ],
  check: (value: Setting<"insurers">) => {
    if (value.takesInsurance !== false || allPayers(value).length === 0) return [];
    const message = "Names stand in the lists below: choose Yes here, or remove them there.";
    return [{ name: "takesInsurance", message }];
  },
};
