import { type ReactNode, startTransition, use, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { acceptForeignChanges } from "./foreign-changes.ts";
import { useHydrated } from "./hydrated.ts";

const never = new Promise<never>(() => {});

/** Where a browser or an extension has changed the document, React would build it anew: what was typed would be gone. */
export function hydrateInPlace(page: ReactNode, onAltered: () => void): void {
  const listening = new AbortController();
  function giveUp() {
    listening.abort();
    showTexts();
    onAltered();
  }
  for (const area of listTextareas()) {
    keepCursor(area);
    hideText(area);
  }
  withSignal(listening.signal, () => {
    startTransition(() => {
      hydrateRoot(document, <InPlace giveUp={giveUp}>{page}</InPlace>);
    });
  });
}

function InPlace({ giveUp, children }: { giveUp: () => void; children: ReactNode }) {
  const [isBuiltAnew] = useState(useHydrated());
  useLayoutEffect(() => {
    showTexts();
    acceptForeignChanges();
  }, []);
  if (isBuiltAnew) {
    giveUp();
    // React commits nothing of the new page while that waits.
    use(never);
  }
  return children;
}

/** A root that is never shown would keep events from the page and its extensions. */
function withSignal(signal: AbortSignal, work: () => void): void {
  const { addEventListener } = document;
  document.addEventListener = (type: string, listener: EventListener, options?: unknown) => {
    const given = typeof options === "object" ? options : { capture: options === true };
    addEventListener.call(document, type, listener, { ...given, signal });
  };
  work();
  Reflect.deleteProperty(document, "addEventListener");
}

/** React sets the text that a form began with at each rendering, and browsers then put the cursor at its beginning. */
function keepCursor(area: HTMLTextAreaElement): void {
  let began = area.defaultValue;
  Object.defineProperty(area, "defaultValue", {
    get: () => began,
    set(text: string) {
      if (text !== began) area.replaceChildren(text);
      began = text;
    },
  });
}

/** React sets a textarea back to the text that the server sent, unless it finds none in it. */
function hideText(area: HTMLTextAreaElement): void {
  Object.defineProperty(area, "textContent", { value: "", configurable: true });
}

function showTexts(): void {
  for (const area of listTextareas()) Reflect.deleteProperty(area, "textContent");
}

function listTextareas(): NodeListOf<HTMLTextAreaElement> {
  return document.querySelectorAll("textarea");
}
