import {
  type FileUpload,
  MaxFilesExceededError,
  MaxPartsExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { data } from "react-router";

const kibibyte = 1024;
/** A doctor's form, the largest there is, has 57. */
const maxFields = 60;

/** What a form may bring. Whatever else a client sends is dropped before anything looks at it. */
interface FormShape {
  /** Fields with one value; of several the first counts. */
  fields: readonly string[];
  /** Fields with any number of values. */
  lists?: readonly string[];
  /** The field of the one file that may come along. */
  file?: string;
  /** 64 KiB unless a form needs more. */
  maxBytes?: number;
}

/**
 * Reads the named fields of a posted form, multipart or not. Throws a 400 response for a body that
 * breaks off, has more than 60 fields or more than one file.
 */
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
  const keep = (upload: FileUpload) =>
    upload.fieldName === file && upload.size > 0 ? upload : null;
  try {
    return await parseFormData(request, limits, keep);
  } catch (error) {
    throw data(messageOf(error), { status: 400, statusText: messageOf(error) });
  }
}

function messageOf(error: unknown): string {
  if (error instanceof MaxFilesExceededError) return "Only one photo can be sent.";
  if (error instanceof MaxPartsExceededError) return "This form has too many fields.";
  return "The form did not arrive whole. Please send it again.";
}
