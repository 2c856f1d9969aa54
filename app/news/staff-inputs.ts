import {
  linkCodeLength,
  maxEmailLength,
  maxLineLength,
  maxNumberLength,
  maxPasswordLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { maxRecipients } from "./fields.ts";

/** RFC 1035. */
const maxHostLength = 253;

export const mailForm = {
  typed: {
    host: maxHostLength,
    port: 5,
    username: maxEmailLength,
    password: maxPasswordLength,
    sender: maxEmailLength,
    recipients: maxRecipients * (maxEmailLength + 2),
  },
  added: { security: maxLineLength, version: maxNumberLength },
} satisfies FormInput;

export const feedQuery = { parameters: { key: linkCodeLength } };
