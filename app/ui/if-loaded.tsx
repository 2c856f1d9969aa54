import type { ReactNode } from "react";
import { isLoadFailure, type LoadFailure } from "./load-failure.ts";
import { LoadFailureNotice } from "./load-failure-notice.tsx";

/** The screen of a loader's data, or why they could not be read. */
export function IfLoaded<Data>({
  data,
  failure,
  children,
}: {
  data: Data | LoadFailure;
  failure: string;
  children: (data: Data) => ReactNode;
}) {
  if (isLoadFailure(data)) return <LoadFailureNotice failure={failure} {...data} />;
  return children(data);
}
