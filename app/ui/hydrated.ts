import { useSyncExternalStore } from "react";

function subscribe() {
  return () => {};
}

/** Whether script runs here: false in the server's HTML, true once React has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
