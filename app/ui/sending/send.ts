import { data } from "react-router";
import { hasOwnScreen, isLost, isNotSent, type NotSent, reasonFor } from "./send-failure.ts";

const timeout = 30_000;
const minUploadRate = 20;
const pause = 1000;
const mayBeSaved =
  "What you sent may or may not have been saved. Press the button again: it will not be stored twice.";
const silence = Symbol("silence");
let savedPath: string | undefined;

/**
 * For a clientAction (specification, section 8). Rethrows redirects, ended sessions and missing records.
 * Where the reply was lost the form is sent once more: the server knows it again, and says what happened.
 */
export async function trySending<Reply>(
  request: Request,
  serverAction: () => Promise<Reply>,
  failure: string,
  unsure = mayBeSaved,
): Promise<Reply | NotSent<never>> {
  const tell = (reason: string): NotSent<never> => ({
    notSent: { failure, reason, at: Date.now() },
  });
  savedPath = undefined;
  const files = await readFileSize(request);
  if (files === undefined) {
    return tell("The chosen file cannot be read. Choose it again and press the button again.");
  }
  allowReadingTwice(request);
  try {
    const attempt = () => withTimeout(timeout + files / minUploadRate, serverAction());
    const reply = await attempt().catch(async (thrown) => {
      if (!isLost(thrown) || request.signal.aborted) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return attempt();
    });
    return reply === silence ? tell(`No reply came from the server. ${unsure}`) : reply;
  } catch (thrown) {
    if (thrown instanceof Response) noteSaved(request);
    if (hasOwnScreen(thrown) || request.signal.aborted) throw thrown;
    return tell(reasonFor(thrown, files, unsure));
  }
}

/** The same, with the status of a refusal, or one that prevents revalidation. */
export async function send<Reply>(...sending: Parameters<typeof trySending<Reply>>) {
  const reply = await trySending(...sending);
  return isNotSent(reply)
    ? data(reply, { status: reply.notSent.status ?? 503 })
    : (reply as Exclude<Reply, NotSent>);
}

/** A clientAction of these arguments that does so. */
export function sending<Args extends { request: Request; serverAction(): Promise<unknown> }>(
  failure: string,
  unsure?: string,
) {
  type Reply = Awaited<ReturnType<Args["serverAction"]>>;
  return ({ request, serverAction }: Args) =>
    send(request, serverAction as () => Promise<Reply>, failure, unsure);
}

/** For a form within a list: navigating to the same list would only add to the history. */
export async function sendInPlace<Reply>(...sending: Parameters<typeof trySending<Reply>>) {
  try {
    return await send(...sending);
  } catch (thrown) {
    if (thrown instanceof Response) return null;
    throw thrown;
  }
}

/** For a form that is done without leading to another page: what was typed is then no draft any more. */
export function noteSaved(request: Request): void {
  savedPath = new URL(request.url).pathname;
}

export function justSaved(): string | undefined {
  return savedPath;
}

export function forgetSaved(): void {
  savedPath = undefined;
}

/** In bytes; undefined when a file was moved or changed since it was chosen. */
async function readFileSize(request: Request): Promise<number | undefined> {
  if (!request.headers.get("Content-Type")?.startsWith("multipart/")) return 0;
  try {
    const values = [...(await request.clone().formData()).values()];
    return values.reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
  } catch {
    return undefined;
  }
}

/** React Router reads the body of the request itself, for each `serverAction()`. */
function allowReadingTwice(request: Request): void {
  const kept = request.clone();
  Object.assign(request, {
    text: () => kept.clone().text(),
    formData: () => kept.clone().formData(),
  });
}

async function withTimeout<Value>(milliseconds: number, work: Promise<Value>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof silence>((resolve) => {
    timer = setTimeout(resolve, milliseconds, silence);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
