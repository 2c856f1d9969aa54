import { useState } from "react";
import { isUnread, type Unread } from "./unread.ts";

/** The data of a loader, or those from before where they cannot be read now; undefined if there were none. */
export function useLastRead<Data>(data: Data): Exclude<Data, Unread> | undefined {
  const [last, setLast] = useState<Exclude<Data, Unread>>();
  if (isUnread(data)) return last;
  const read = data as Exclude<Data, Unread>;
  if (read !== last) setLast(read);
  return read;
}
