import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";

/** Identifies a form that is sent twice. It never changes; without script, `result` restores it. */
export function FormKey({ fresh, result }: { fresh: string; result?: SubmissionResult }) {
  const [key] = useState(String(result?.initialValue?.form_key ?? fresh));
  return <input type="hidden" name="form_key" value={key} />;
}
