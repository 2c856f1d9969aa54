import type { PointerEvent } from "react";
import { drag } from "./drag.ts";
import "./drag-handle.css";
import { useHydrated } from "#app/rendering/hydrated.ts";

/**
 * By which a mouse or a finger moves the list item around it. Not there without script, and nothing for keys and
 * screen readers: buttons beside it do the same.
 */
export function DragHandle({ drop }: { drop: (from: number, to: number) => void }) {
  function start(event: PointerEvent<HTMLSpanElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    drag(event.currentTarget, event.nativeEvent, drop);
  }
  if (!useHydrated()) return null;
  return (
    <span data-drag="" aria-hidden="true" title="Drag to move" onPointerDown={start}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        {[6, 12, 18].map((y) => (
          <path
            key={y}
            d={`M7 ${y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0zm6 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`}
          />
        ))}
      </svg>
    </span>
  );
}
