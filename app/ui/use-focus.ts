import { useEffect, useRef } from "react";

/** The ref of what takes the focus once it is there; in a page that comes whole, `autoFocus` does the same. */
export function useFocus<Wanted extends HTMLElement>(focuses: boolean) {
  const ref = useRef<Wanted>(null);
  useEffect(() => {
    if (focuses) ref.current?.focus();
  }, [focuses]);
  return ref;
}
