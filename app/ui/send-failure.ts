import { isRouteErrorResponse } from "react-router";

/** Why a form was not sent. `at` distinguishes it from the next failure. */
export interface SendFailure {
  failure: string;
  reason: string;
  at: number;
}

export interface NotSent {
  notSent: SendFailure;
}

export function isNotSent(reply: unknown): reply is NotSent {
  return typeof reply === "object" && reply !== null && "notSent" in reply;
}

/** Redirects, ended sessions and deleted records have screens of their own. */
export function hasOwnScreen(thrown: unknown): boolean {
  if (thrown instanceof Response) return true;
  if (!isRouteErrorResponse(thrown)) return false;
  return thrown.status === 404 || (thrown.status === 401 && typeof thrown.data === "object");
}

/** `files` is in bytes; `unsure` is the text for when nobody knows whether it was saved. */
export function reasonFor(thrown: unknown, files: number, unsure: string): string {
  if (isRouteErrorResponse(thrown)) {
    const { status, statusText } = thrown;
    if (status === 413 && files > 0) {
      return "The photo is too large. Choose a smaller one and press the button again.";
    }
    if (status === 413) return "What you sent is too large. Shorten it and press the button again.";
    const message = messageIn(thrown.data) ?? (status < 500 ? statusText : "");
    return `${message || `The server reported an error (${status}).`} Nothing is lost: try again in a moment.`;
  }
  if (thrown instanceof TypeError) {
    return "The server could not be reached. Nothing is lost: press the button again when the connection is back.";
  }
  if (thrown instanceof Error && thrown.message.includes("decode")) {
    return `The reply could not be read. ${unsure}`;
  }
  return "Something went wrong on our side. Nothing is lost: try again in a moment.";
}

/** The message in JSON, in a sentence or in an error page. */
function messageIn(sent: unknown): string | undefined {
  if (typeof sent !== "string") return (sent as { message?: string } | null)?.message;
  if (!sent.trimStart().startsWith("<")) return sent.length < 200 ? sent : undefined;
  const page = new DOMParser().parseFromString(sent, "text/html");
  return page.querySelector("main p")?.textContent ?? undefined;
}
