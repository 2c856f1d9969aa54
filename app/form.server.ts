import {
  type FileUpload,
  MaxFilesExceededError,
  MaxPartsExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { data } from "react-router";

const kibibyte = 1024;
/** Room for the largest form, with two lists of 20 time slots and their ranges. */
const maxFields = 70;

/** What a form may contain; anything else is dropped. */
interface FormShape {
  /** Fields with one value; the first counts. */
  fields: readonly string[];
  lists?: readonly string[];
  file?: string;
  /** 64 KiB by default. */
  maxBytes?: number;
}

/** Reads the named fields of a form. Throws a 400 for an incomplete body, too many fields or files. */
export async function readForm(request: Request, shape: FormShape): Promise<FormData> {
  const { fields, lists = [], file, maxBytes = 64 * kibibyte } = shape;
  const sent = await parse(request, file, maxBytes);
  const form = new FormData();
  for (const name of [...fields, ...(file ? [file] : [])]) {
    const value = sent.get(name);
    if (value !== null) form.append(name, value);
  }
  for (const name of lists) for (const value of sent.getAll(name)) form.append(name, value);
  return form;
}

async function parse(request: Request, file: string | undefined, maxBytes: number) {
  const limits = {
    maxFiles: 1,
    maxFileSize: maxBytes,
    maxTotalSize: maxBytes,
    maxParts: maxFields,
    maxHeaderSize: 4 * kibibyte,
  };
  const takeFile = (upload: FileUpload) =>
    upload.fieldName === file && upload.size > 0 ? upload : null;
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
