import { MaxFilesExceededError, MaxPartsExceededError } from "@remix-run/form-data-parser";
import { data } from "react-router";
import { type FormBody, readFormBody } from "./form-body.server.ts";
import { type FormInput, type FormName, forms, maxParts } from "./inputs.ts";

/** Reads what `inputs.ts` has of a form. Throws a 400 for an incomplete body, too many fields or files. */
export async function readForm(request: Request, name: FormName): Promise<FormData> {
  return (await readFormWithFile(request, name)).form;
}

/** The same with the file of the form, which whoever calls this has to remove. */
export async function readFormWithFile(request: Request, name: FormName): Promise<FormBody> {
  const input: FormInput = forms[name];
  const { form: sent, ...found } = await parse(request, input);
  const form = new FormData();
  // A FormData goes through all of its fields for each that it is asked for, and there may be thousands.
  const first = new Map([...sent].reverse());
  for (const field of Object.keys(input.typed)) {
    const value = first.get(field);
    if (value !== undefined) form.append(field, value);
  }
  for (const [field, length] of Object.entries(input.added)) {
    const value = first.get(field);
    if (typeof value === "string" && value.length <= length) form.append(field, value);
  }
  for (const [field, { length, count }] of Object.entries(input.lists ?? {})) {
    const values = sent.getAll(field).filter((value) => String(value).length <= length);
    for (const value of values.slice(0, count)) form.append(field, value);
  }
  for (const [list, { count, fields }] of Object.entries(input.rows ?? {})) {
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

async function parse(request: Request, input: FormInput): Promise<FormBody> {
  const limits = { maxParts: maxParts(input), maxBytes: input.bytes, file: input.file };
  try {
    return await readFormBody(request, limits);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw data(messageOf(error), { status: 400, statusText: messageOf(error) });
  }
}

function messageOf(error: unknown): string {
  if (error instanceof MaxFilesExceededError) return "Only one photo can be sent.";
  if (error instanceof MaxPartsExceededError) return "This form has too many fields.";
  return "The form did not arrive whole. Please send it again.";
}
