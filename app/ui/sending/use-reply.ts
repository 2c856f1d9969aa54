import { useState } from "react";
import { useLocation } from "react-router";
import { isNotSent, type NotSent } from "./send-failure.ts";

/** The last reply to the form of this page, which survives later failures, and the latest failure. */
export function useReply<Data>(actionData: Data | undefined) {
  const { pathname } = useLocation();
  const failed = isNotSent(actionData) ? actionData : undefined;
  const reply = (failed ? failed.typed : actionData) as Exclude<Data, NotSent> | undefined;
  const [last, setLast] = useState({ pathname, reply });
  const elsewhere = last.pathname !== pathname;
  if (elsewhere || (reply && reply !== last.reply)) setLast({ pathname, reply });
  return { reply: last.reply, notSent: failed?.notSent };
}
