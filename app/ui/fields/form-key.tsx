import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";

/** As the server makes them, so that a form opens without a connection. */
export function makeFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Identifies a form that is sent twice. It never changes; without script, `result` restores it. */
export function FormKey({ fresh, result }: { fresh?: string; result?: SubmissionResult }) {
  const [key] = useState(String(result?.initialValue?.form_key ?? fresh ?? ""));
  return <input type="hidden" name="form_key" value={key} />;
}
