import { useState } from "react";
import { useLocation } from "react-router";
import { justSaved } from "./send.ts";
import { isNotSent, type NotSent } from "./send-failure.ts";

/**
 * The last reply to the form of this page, until it is saved: it survives later failures. And the latest
 * failure. `about` tells forms of one path apart, such as the payments of two patients.
 */
export function useReply<Data>(actionData: Data | undefined, about = "") {
  const { pathname } = useLocation();
  const place = pathname + about;
  const failed = isNotSent(actionData) ? actionData : undefined;
  const reply = (failed ? failed.typed : actionData) as Exclude<Data, NotSent> | undefined;
  const [last, setLast] = useState({ place, reply });
  const isDone = last.reply && !actionData && justSaved() === pathname;
  const isElsewhere = last.place !== place;
  if (isDone || isElsewhere || (reply && reply !== last.reply)) setLast({ place, reply });
  return { reply: last.reply, notSent: failed?.notSent, about };
}
