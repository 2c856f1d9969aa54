import { isRouteErrorResponse } from "react-router";

/** Why a form could not be sent, as two sentences. `at` tells a failure from the next one like it. */
export interface SendFailure {
  failure: string;
  reason: string;
  at: number;
}

/** What a clientAction returns in place of a reply. */
export interface NotSent {
  notSent: SendFailure;
}

/** Whether this is a failure of sending and not a reply of the server. */
export function isNotSent(reply: unknown): reply is NotSent {
  return typeof reply === "object" && reply !== null && "notSent" in reply;
}

/** Redirects, a session that has ended, and what was deleted meanwhile have screens of their own. */
export function hasOwnScreen(thrown: unknown): boolean {
  if (thrown instanceof Response) return true;
  if (!isRouteErrorResponse(thrown)) return false;
  return thrown.status === 404 || (thrown.status === 401 && typeof thrown.data === "object");
}

/**
 * Why sending failed, for the person who sent the form; `files` is the bytes of the files in it,
 * `unsure` is what to say where nobody knows whether it was saved.
 */
export function reasonFor(thrown: unknown, files: number, unsure: string): string {
  if (isRouteErrorResponse(thrown)) {
    const { status, statusText } = thrown;
    if (status === 413 && files > 0) {
      return "The photo is too large. Choose a smaller one and press the button again.";
    }
    if (status === 413) return "What you sent is too large. Shorten it and press the button again.";
    const told = messageIn(thrown.data) ?? (status < 500 ? statusText : "");
    return `${told || `The server reported an error (${status}).`} Nothing is lost: try again in a moment.`;
  }
  if (thrown instanceof TypeError) {
    return "The server could not be reached. Nothing is lost: press the button again when the connection is back.";
  }
  if (thrown instanceof Error && thrown.message.includes("decode")) {
    return `The reply could not be read. ${unsure}`;
  }
  return "Something went wrong on our side. Nothing is lost: try again in a moment.";
}

/** What a server says in JSON, in a sentence, or in the page that this one sends when it refuses. */
function messageIn(sent: unknown): string | undefined {
  if (typeof sent !== "string") return (sent as { message?: string } | null)?.message;
  if (!sent.trimStart().startsWith("<")) return sent.length < 200 ? sent : undefined;
  const page = new DOMParser().parseFromString(sent, "text/html");
  return page.querySelector("main p")?.textContent ?? undefined;
}
