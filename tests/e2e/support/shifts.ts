declare global {
  interface Window {
    shifts: number;
  }
}

/** Runs in the browser: sums up in `window.shifts` how much of the screen has moved by itself, and how far. */
export function countShifts(): void {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
