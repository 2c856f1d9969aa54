import { maxNumberLength } from "#app/forms/field-lengths.ts";
import type { Setting } from "#db/setting-groups.ts";
import { type Group, idField, maxRows, outside, type ValueField } from "./fields.ts";

// Companies keep their books for eight financial years, a medical profession for six.
const [minYears, maxYears] = [8, 15];

const prefix: Pick<ValueField, "kind" | "length" | "pattern" | "example" | "isOptional"> = {
  kind: "code",
  length: 4,
  pattern: /^[A-Z0-9-]{0,4}$/,
  example: "R",
  isOptional: true,
};

const yesOrNo = { kind: "choice", length: 3, options: { yes: "Yes", no: "No" } } as const;

export const receipts: Group = {
  title: "Receipts",
  about: "Numbers, UPI code, charges of the desk, cash drawer",
  sections: [
    {
      title: "Paper",
      hint: "A receipt has its number, day, amount in words, and the name of who made it in any case.",
      fields: [
        {
          name: "receiptPrefix",
          label: "Letters before the number of a receipt",
          hint: "As in R/26-27/4512. Receipts that are made already keep theirs.",
          ...prefix,
        },
        {
          name: "refundPrefix",
          label: "Letters before the number of a refund",
          ...prefix,
          example: "V",
        },
        {
          name: "receiptLines",
          label: "Lines under the address",
          kind: "text",
          length: 300,
          hint: "Such as the registration of the hospital and its PAN",
          isOptional: true,
          isWide: true,
        },
        { name: "stampFrame", label: "Frame for a revenue stamp above ₹5,000 in cash", ...yesOrNo },
        {
          name: "exemptLine",
          label: "Line that says that health care is exempt from GST",
          ...yesOrNo,
        },
        {
          name: "paper",
          label: "Paper for receipts",
          kind: "choice",
          length: 4,
          options: { a5: "A5", "80mm": "80 mm roll" },
        },
      ],
    },
    {
      title: "UPI",
      hint: "With an address, the screen on which a payment is taken shows a code over what is due. Whether it was paid is for you to see on your own phone.",
      fields: [
        {
          name: "upiAddress",
          label: "UPI address of the hospital",
          kind: "code",
          length: 100,
          pattern: /^[A-Za-z0-9._-]{2,80}@[A-Za-z][A-Za-z0-9.-]{1,30}$/,
          example: "hospital@bank",
          isOptional: true,
        },
        {
          name: "upiName",
          label: "Name that the patient’s phone shows",
          kind: "line",
          length: 50,
          isOptional: true,
        },
        {
          name: "merchantCode",
          label: "Merchant code",
          kind: "code",
          length: 4,
          pattern: /^\d{4}$/,
          example: "8062",
          hint: "Four digits, if the bank has given you one",
          isOptional: true,
        },
      ],
    },
    {
      title: "Charges of the desk",
      hint: "What the desk can put on a receipt besides the consultation.",
      fields: [
        {
          name: "charges",
          label: "Charges",
          kind: "list",
          count: maxRows,
          one: "charge",
          fields: [
            idField,
            { name: "name", label: "What", kind: "line", length: 80, hint: "Such as: ECG" },
            { name: "price", label: "Price in rupees", kind: "number", length: maxNumberLength },
          ],
        },
      ],
    },
    {
      title: "Cash and books",
      fields: [
        {
          name: "oneDrawer",
          label: "Cash drawer",
          kind: "choice",
          length: 3,
          options: { yes: "One for all", no: "One for each clerk" },
        },
        {
          name: "yearsKept",
          label: "Financial years for which payments are kept",
          kind: "number",
          length: maxNumberLength,
          hint: `${minYears} to ${maxYears}, besides the present one. Then a whole year is deleted at once.`,
        },
      ],
    },
  ],
  check: ({ receiptPrefix, refundPrefix, yearsKept }: Setting<"receipts">) => [
    ...(receiptPrefix === refundPrefix
      ? [
          {
            name: "refundPrefix",
            message: "Choose other letters than for receipts, so that no number is there twice.",
          },
        ]
      : []),
    ...outside("yearsKept", yearsKept, minYears, maxYears),
  ],
};
