import {
  type FileUpload,
  MaxFilesExceededError,
  MaxPartsExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { data } from "react-router";
import { type FormInput, type FormName, forms, maxParts } from "./inputs.ts";

/** Reads what `inputs.ts` has of a form. Throws a 400 for an incomplete body, too many fields or files. */
export async function readForm(request: Request, name: FormName): Promise<FormData> {
  const input: FormInput = forms[name];
  const sent = await parse(request, input);
  const form = new FormData();
  for (const field of [...Object.keys(input.typed), ...(input.file ? [input.file] : [])]) {
    const value = sent.get(field);
    if (value !== null) form.append(field, value);
  }
  for (const [field, length] of Object.entries(input.added)) {
    const value = sent.get(field);
    if (typeof value === "string" && value.length <= length) form.append(field, value);
  }
  for (const [field, { length, count }] of Object.entries(input.lists ?? {})) {
    const values = sent.getAll(field).filter((value) => String(value).length <= length);
    for (const value of values.slice(0, count)) form.append(field, value);
  }
  for (const [list, { count, fields }] of Object.entries(input.rows ?? {})) {
    for (let index = 0; index < count; index += 1) {
      for (const field of Object.keys(fields)) {
        const name = `${list}.${index}.${field}`;
        const value = sent.get(name);
        if (typeof value === "string") form.append(name, value);
      }
    }
  }
  return form;
}

async function parse(request: Request, input: FormInput) {
  const limits = {
    maxFiles: 1,
    maxFileSize: input.bytes,
    maxTotalSize: input.bytes,
    maxParts: maxParts(input),
    maxHeaderSize: 4 * 1024,
  };
  const takeFile = (upload: FileUpload) =>
    upload.fieldName === input.file && upload.size > 0 ? upload : null;
  try {
    return await parseFormData(request, limits, takeFile);
  } catch (error) {
    throw data(messageOf(error), { status: 400, statusText: messageOf(error) });
  }
}

function messageOf(error: unknown): string {
  if (error instanceof MaxFilesExceededError) return "Only one photo can be sent.";
  if (error instanceof MaxPartsExceededError) return "This form has too many fields.";
  return "The form did not arrive whole. Please send it again.";
}
