import { useState } from "react";
import { isLoadFailure, type LoadFailure } from "./load-failure.ts";

/** The data of a loader, or those from before where they cannot be read now; undefined if there were none. */
export function useLastRead<Data>(data: Data): Exclude<Data, LoadFailure> | undefined {
  const [last, setLast] = useState<Exclude<Data, LoadFailure>>();
  if (isLoadFailure(data)) return last;
  const read = data as Exclude<Data, LoadFailure>;
  if (read !== last) setLast(read);
  return read;
}
