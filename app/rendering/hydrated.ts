import { useSyncExternalStore } from "react";

function subscribe() {
  return () => {};
}

/** False on the server, true once React has hydrated the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
