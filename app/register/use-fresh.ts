import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";

const pause = 15_000;

interface Read {
  day: string;
  today: string;
  readAt: number;
}

/** What the loader has read, read anew each 15 seconds while it shows today; what is typed and the focus stay. */
export function useFresh<Data extends Read>(loaded: Data | LoadFailure): Data | LoadFailure {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const { load, data } = useFetcher<Data | LoadFailure>({ key: path });
  const isToday = !isLoadFailure(loaded) && loaded.day === loaded.today;
  useEffect(() => {
    if (!isToday) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") void load(path);
    };
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [isToday, load, path]);
  if (!data || isLoadFailure(data) || isLoadFailure(loaded)) return loaded;
  return data.readAt > loaded.readAt ? (data as Data) : loaded;
}
