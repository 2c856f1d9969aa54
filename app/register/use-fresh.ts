import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { isUnread, type Unread } from "#app/ui/unread.ts";

const pause = 15_000;

interface Read {
  day: string;
  today: string;
  readAt: number;
}

/** What the loader has read, read anew each 15 seconds while it shows today; what is typed and the focus stay. */
export function useFresh<Data extends Read>(loaded: Data | Unread): Data | Unread {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const { load, data } = useFetcher<Data | Unread>({ key: path });
  const isToday = !isUnread(loaded) && loaded.day === loaded.today;
  useEffect(() => {
    if (!isToday) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") void load(path);
    };
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [isToday, load, path]);
  if (!data || isUnread(data) || isUnread(loaded)) return loaded;
  return data.readAt > loaded.readAt ? (data as Data) : loaded;
}
