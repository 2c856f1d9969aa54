import { MaxFilesExceededError, MaxPartsExceededError } from "@remix-run/form-data-parser";
import { data } from "react-router";
import { smallForm } from "./field-lengths.ts";
import { type FormBody, readFormBody } from "./form-body.server.ts";
import type { FormInput } from "./route-inputs.ts";

export async function readForm(request: Request, input: FormInput): Promise<FormData> {
  return (await readFormWithFile(request, input)).form;
}

export async function readFormWithFile(request: Request, input: FormInput): Promise<FormBody> {
  const { typed = {}, added = {}, lists = {}, rows = {} } = input;
  const { form: sent, ...found } = await parse(request, input);
  const form = new FormData();
  // A FormData goes through all of its fields for each that it is asked for, and there may be thousands.
  const first = new Map([...sent].reverse());
  for (const field of Object.keys(typed)) {
    const value = first.get(field);
    if (value !== undefined) form.append(field, value);
  }
  for (const [field, length] of Object.entries(added)) {
    const value = first.get(field);
    if (typeof value === "string" && value.length <= length) form.append(field, value);
  }
  for (const [field, { length, count }] of Object.entries(lists)) {
    const values = sent.getAll(field).filter((value) => String(value).length <= length);
    for (const value of values.slice(0, count)) form.append(field, value);
  }
  for (const [list, { count, fields }] of Object.entries(rows)) {
    // One too many is read too, so that it is refused with a message.
    for (let index = 0; index <= count; index += 1) {
      for (const field of Object.keys(fields)) {
        const name = `${list}.${index}.${field}`;
        const value = first.get(name);
        if (typeof value === "string") form.append(name, value);
      }
    }
  }
  return { form, ...found };
}

export function maxParts(input: FormInput): number {
  const { typed, added, lists = {}, rows = {}, file, maxFiles = 1 } = input;
  const counts = [
    ...Object.values(lists).map(({ count }) => count),
    ...Object.values(rows).map(({ count, fields }) => (count + 1) * Object.keys(fields).length),
  ];
  const single = Object.keys({ ...typed, ...added }).length + (file ? maxFiles : 0);
  return counts.reduce((sum, count) => sum + count, single) + 10;
}

async function parse(request: Request, input: FormInput): Promise<FormBody> {
  const { bytes = smallForm, file, maxFiles } = input;
  const limits = { maxParts: maxParts(input), maxBytes: bytes, file, maxFiles };
  try {
    return await readFormBody(request, limits);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = messageOf(error, input);
    throw data(message, { status: 400, statusText: message });
  }
}

function messageOf(error: unknown, { maxFiles = 1 }: FormInput): string {
  if (error instanceof MaxFilesExceededError) {
    return maxFiles === 1
      ? "Only one photo can be sent."
      : `At most ${maxFiles} photos can be sent at once.`;
  }
  if (error instanceof MaxPartsExceededError) return "This form has too many fields.";
  return "The form did not arrive whole. Please send it again.";
}
