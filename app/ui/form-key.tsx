import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";

/**
 * The hidden key by which the server knows a form that is sent again. It stays as it was first rendered,
 * whatever the loader makes later; without script, the `result` of a failed save brings it back.
 */
export function FormKey({ fresh, result }: { fresh: string; result?: SubmissionResult }) {
  const [key] = useState(String(result?.initialValue?.form_key ?? fresh));
  return <input type="hidden" name="form_key" value={key} />;
}
