import { FormDataParseError } from "@remix-run/form-data-parser";
import { ContentDisposition } from "@remix-run/headers/content-disposition";

const maxHeadBytes = 4 * 1024;
const endOfLine = Buffer.from("\r\n");
const endOfHead = Buffer.from("\r\n\r\n");

export interface Part {
  name: string | undefined;
  isFile: boolean;
  fileName: string;
  /** To be read before the next part is asked for; what is left of it is skipped. */
  content: AsyncGenerator<Buffer>;
}

export async function* readParts(
  body: ReadableStream<Uint8Array> | null,
  type: string,
): AsyncGenerator<Part> {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(type)?.slice(1).find(Boolean);
  if (!boundary || !body) throw new FormDataParseError("There is no boundary.");
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const reader = body.getReader();
  // The first delimiter begins the body, the others a line.
  let rest: Buffer = endOfLine;

  async function more(): Promise<void> {
    const { value, done } = await reader.read();
    if (done) throw new FormDataParseError("The form ends too early.");
    rest = Buffer.concat([rest, value]);
  }

  async function* until(end: Buffer): AsyncGenerator<Buffer> {
    for (let at = rest.indexOf(end); ; at = rest.indexOf(end)) {
      const isFound = at >= 0;
      const length = isFound ? at : Math.max(rest.length - end.length + 1, 0);
      const content = rest.subarray(0, length);
      rest = rest.subarray(isFound ? length + end.length : length);
      if (content.length > 0) yield content;
      if (isFound) return;
      await more();
    }
  }

  async function readHead(end: Buffer, maxBytes: number): Promise<string> {
    let head: Buffer = Buffer.alloc(0);
    for await (const chunk of until(end)) {
      head = Buffer.concat([head, chunk]);
      if (head.length > maxBytes) throw new FormDataParseError("The form is malformed.");
    }
    return head.toString();
  }

  try {
    await readHead(delimiter, 0);
    while (true) {
      while (rest.length < 2) await more();
      if (rest.subarray(0, 2).toString() === "--") return;
      await readHead(endOfLine, 0);
      const part = toPart(await readHead(endOfHead, maxHeadBytes), until(delimiter));
      yield part;
      for await (const _ of part.content);
    }
  } catch (error) {
    if (error instanceof FormDataParseError) throw error;
    throw new FormDataParseError("The form did not arrive whole.", { cause: error });
  } finally {
    reader.releaseLock();
  }
}

function toPart(head: string, content: Part["content"]): Part {
  const headers = new Map(
    head.split("\r\n").map((line): [name: string, value: string] => {
      const [name = "", ...value] = line.split(":");
      return [name.trim().toLowerCase(), value.join(":").trim()];
    }),
  );
  const { name, preferredFilename } = ContentDisposition.from(
    headers.get("content-disposition") ?? null,
  );
  const isBinary = headers.get("content-type") === "application/octet-stream";
  const isFile = preferredFilename !== undefined || isBinary;
  return { name, isFile, fileName: preferredFilename ?? "file", content };
}
