import { useState } from "react";
import { useLocation } from "react-router";
import { isNotSent, type NotSent } from "./send-failure.ts";

/** The last reply to the form of this page, which survives later failures, and the latest failure. */
export function useReply<Data>(actionData: Data | undefined) {
  const { pathname } = useLocation();
  const failed = isNotSent(actionData);
  const [last, setLast] = useState({ pathname, reply: failed ? undefined : actionData });
  const elsewhere = last.pathname !== pathname;
  if (elsewhere || (actionData && !failed && actionData !== last.reply)) {
    setLast({ pathname, reply: failed ? undefined : actionData });
  }
  return {
    reply: last.reply as Exclude<Data, NotSent> | undefined,
    notSent: failed ? actionData.notSent : undefined,
  };
}
