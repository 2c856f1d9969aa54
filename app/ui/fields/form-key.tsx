import type { SubmissionResult } from "@conform-to/dom";
import { createContext, useContext, useState } from "react";

/** As the server makes them, so that a form opens without a connection. */
export function makeFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The key with which a draft may have been sent before, once the draft is put back into the form. */
export const DraftFormKey = createContext<string | undefined>(undefined);

/** Identifies a form that is sent twice. Only a draft replaces it; without script, `result` restores it. */
export function FormKey({ fresh, result }: { fresh?: string; result?: SubmissionResult }) {
  const [key] = useState(String(result?.initialValue?.form_key ?? fresh ?? ""));
  const draftKey = useContext(DraftFormKey);
  return <input type="hidden" name="form_key" value={draftKey ?? key} />;
}
