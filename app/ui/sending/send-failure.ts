import { isRouteErrorResponse } from "react-router";

/** Why a form was not sent. `at` distinguishes it from the next failure. */
export interface SendFailure {
  failure: string;
  reason: string;
  at: number;
  /** Where the server refused it. */
  status?: number;
}

export interface NotSent<Reply = unknown> {
  notSent: SendFailure;
  /** From the server: the reply that shows again what was typed. */
  typed?: Reply;
}

export const ourFault = "Something went wrong on our side. Nothing is lost: try again in a moment.";

export function isNotSent(reply: unknown): reply is NotSent {
  return typeof reply === "object" && reply !== null && "notSent" in reply;
}

/** Redirects, ended sessions and deleted records have screens of their own. */
export function hasOwnScreen(thrown: unknown): boolean {
  if (thrown instanceof Response) return true;
  if (!isRouteErrorResponse(thrown)) return false;
  return (
    thrown.status === 404 ||
    (thrown.status === 401 && Boolean(thrown.data?.resume) && !adviceToStay(thrown))
  );
}

/** From the guard of the dashboard, where a session or a right has ended and the form is better left open. */
function adviceToStay(thrown: unknown): string | undefined {
  return isRouteErrorResponse(thrown) ? thrown.data?.stay : undefined;
}

/** The form may have arrived although no reply came back. */
export function isLost(thrown: unknown): boolean {
  if (isRouteErrorResponse(thrown)) return thrown.status === 502 || thrown.status === 504;
  return thrown instanceof TypeError || isUnreadable(thrown);
}

/** Why nothing came back, in a sentence; undefined for an error of our own. */
export function whyNoReply(thrown: unknown): string | undefined {
  if (isRouteErrorResponse(thrown)) {
    const message = messageIn(thrown.data) ?? (thrown.status < 500 ? thrown.statusText : "");
    return message || `The server reported an error (${thrown.status}).`;
  }
  if (thrown instanceof TypeError) return "The server could not be reached.";
  return isUnreadable(thrown) ? "The reply could not be read." : undefined;
}

/** `files` is in bytes; `unsure` is the text for when nobody knows whether it was saved. */
export function reasonFor(thrown: unknown, files: number, unsure: string): string {
  if (isRouteErrorResponse(thrown) && thrown.status === 413) {
    return files > 0
      ? "The photo is too large. Choose a smaller one and press the button again."
      : "What you sent is too large. Shorten it and press the button again.";
  }
  const advice = adviceToStay(thrown);
  if (advice) return advice;
  const why = whyNoReply(thrown);
  if (!why) return ourFault;
  return `${why} ${isLost(thrown) ? unsure : "Nothing is lost: try again in a moment."}`;
}

function isUnreadable(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message.includes("decode");
}

/** The message in JSON, in a sentence or in an error page. */
function messageIn(sent: unknown): string | undefined {
  if (typeof sent !== "string") return (sent as { message?: string } | null)?.message;
  const text = sent.trimStart();
  if (text.startsWith("{")) return messageInJson(text);
  if (!text.startsWith("<")) return sent.length < 200 ? sent : undefined;
  const page = new DOMParser().parseFromString(sent, "text/html");
  return page.querySelector("main p")?.textContent ?? undefined;
}

function messageInJson(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text);
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}
