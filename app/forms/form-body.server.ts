import {
  FormDataParseError,
  MaxFilesExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { maxFormTextBytes } from "./field-lengths.ts";
import { type Part, readParts } from "./form-parts.server.ts";
import { keepSentFile, removeSentFile, type SentFile } from "./sent-file.server.ts";

interface FormLimits {
  maxParts: number;
  maxBytes: number;
  file?: string | undefined;
  maxFiles?: number | undefined;
}

export interface FormBody {
  form: FormData;
  file?: SentFile;
  files: SentFile[];
  isCut?: true;
}

const checks = new WeakMap<Request, () => void | Promise<void>>();

/** `check` runs once a body that streams has come, which may take hours; it throws what is to be returned then. */
export function checkOnceRead(request: Request, check: () => void | Promise<void>): void {
  checks.set(request, check);
}

export async function readFormBody(request: Request, limits: FormLimits): Promise<FormBody> {
  const { maxParts, maxBytes } = limits;
  const type = request.headers.get("Content-Type") ?? "";
  if (/^multipart\/form-data\s*;/i.test(type)) return readMultipart(request, type, limits);
  const maxTotalSize = Math.min(maxBytes, maxFormTextBytes);
  return { form: await parseFormData(request, { maxParts, maxTotalSize }), files: [] };
}

async function readMultipart(
  request: Request,
  type: string,
  limits: FormLimits,
): Promise<FormBody> {
  const form = new FormData();
  const { maxFiles = 1 } = limits;
  const found: SentFile[] = [];
  let [parts, files, textBytes] = [0, 0, 0];
  try {
    for await (const part of readParts(request.body, type)) {
      if (++parts > limits.maxParts) throw new MaxPartsExceededError(limits.maxParts);
      if (part.isFile) {
        if (++files > maxFiles) throw new MaxFilesExceededError(maxFiles);
        if (part.name && part.name === limits.file) await keep(part, found);
        else if (await isLongerThan(limits.maxBytes, part)) return { form, files: [], isCut: true };
      } else {
        const text = await readText(part, maxFormTextBytes - textBytes);
        textBytes += Buffer.byteLength(text);
        if (part.name) form.append(part.name, text);
      }
    }
    await checks.get(request)?.();
  } catch (error) {
    for (const one of found) await removeSentFile(one);
    throw error;
  }
  const [file] = found;
  return { form, files: found, ...(file && { file }) };
}

async function keep(part: Part, found: SentFile[]): Promise<void> {
  const sent = await keepSentFile(part.content, part.fileName);
  // Where no file was chosen, browsers send an empty one without a name.
  if (sent.size > 0 || sent.name !== "") found.push(sent);
}

async function isLongerThan(maxBytes: number, { content }: Part): Promise<boolean> {
  let length = 0;
  for await (const chunk of content) {
    length += chunk.length;
    if (length > maxBytes) return true;
  }
  return false;
}

async function readText({ content }: Part, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    length += chunk.length;
    if (length > maxBytes) throw new MaxTotalSizeExceededError(maxFormTextBytes);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new FormDataParseError("This is not UTF-8.", { cause });
  }
}
