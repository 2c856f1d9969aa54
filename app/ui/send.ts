import { data } from "react-router";
import { hasOwnScreen, isNotSent, type NotSent, reasonFor } from "./send-failure.ts";

const patience = 30_000;
const slowestUpload = 20;
const mayBeSaved =
  "What you sent may or may not have been saved. Press the button again: it will not be stored twice.";
const silence = Symbol("silence");
let savedPath: string | undefined;

/**
 * Sends a form for a clientAction. Resolves to what the server replied or, in the words of the
 * specification (section 8), to why that failed; `unsure` is what to say where nobody knows whether it
 * was saved. Redirects, ended sessions and things that are gone are thrown on.
 */
export async function trySending<Reply>(
  request: Request,
  serverAction: () => Promise<Reply>,
  failure: string,
  unsure = mayBeSaved,
): Promise<Reply | NotSent> {
  const tell = (reason: string): NotSent => ({ notSent: { failure, reason, at: Date.now() } });
  savedPath = undefined;
  const files = await readFileSize(request);
  if (files === undefined) {
    return tell("The chosen file cannot be read. Choose it again and press the button again.");
  }
  try {
    const reply = await within(patience + files / slowestUpload, serverAction());
    return reply === silence ? tell(`No reply came from the server. ${unsure}`) : reply;
  } catch (thrown) {
    if (thrown instanceof Response) savedPath = new URL(request.url).pathname;
    if (hasOwnScreen(thrown) || request.signal.aborted) throw thrown;
    return tell(reasonFor(thrown, files, unsure));
  }
}

/** As `trySending`, with a status for failures that keeps the page from loading its data again. */
export async function send<Reply>(...sending: Parameters<typeof trySending<Reply>>) {
  const reply = await trySending(...sending);
  return isNotSent(reply) ? data(reply, { status: 503 }) : (reply as Exclude<Reply, NotSent>);
}

/** Sends a deletion, as `send` does any form. */
export function sendDeletion<Reply>(
  request: Request,
  serverAction: () => Promise<Reply>,
  failure: string,
) {
  const unsure = "It may or may not have been deleted. Press the button again.";
  return send(request, serverAction, failure, unsure);
}

/** Sends a form that stands in a list: going to that list again would only add to the history. */
export async function sendInPlace<Reply>(...sending: Parameters<typeof trySending<Reply>>) {
  try {
    return await send(...sending);
  } catch (thrown) {
    if (thrown instanceof Response) return null;
    throw thrown;
  }
}

/** The path of the form that the server has just saved, until the page after it is there. */
export function justSaved(): string | undefined {
  return savedPath;
}

/** Says that the page after a saved form is there. */
export function forgetSaved(): void {
  savedPath = undefined;
}

/** The bytes of the files in a form; undefined when one was moved or changed since it was chosen. */
async function readFileSize(request: Request): Promise<number | undefined> {
  if (!request.headers.get("Content-Type")?.startsWith("multipart/")) return 0;
  try {
    const values = [...(await request.clone().formData()).values()];
    return values.reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
  } catch {
    return undefined;
  }
}

async function within<Value>(milliseconds: number, work: Promise<Value>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof silence>((resolve) => {
    timer = setTimeout(resolve, milliseconds, silence);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
