import type { OwnPage, OwnPageFields } from "#db/texts/own-pages.ts";

export const ownPageLabels = {
  kind: "Kind",
  name: "Name",
  path: "Address",
  place: "Place in the menu",
  position: "Order",
  specialities: "Specialities of its doctors",
  hero: "Picture",
  is_general: "No medical advice",
} as const satisfies Record<keyof OwnPageFields, string>;

export const kindLabels: Readonly<Record<OwnPage["kind"], string>> = {
  department: "Department",
  page: "Page",
};
