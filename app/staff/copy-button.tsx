import { useRef, useState } from "react";
import { useHydrated } from "#app/rendering/hydrated.ts";

/** Copies the text of the element with this id; there only with script. */
export function CopyButton({ from, children }: { from: string; children: string }) {
  const [said, setSaid] = useState("");
  const isCopying = useRef(false);

  async function copy() {
    if (isCopying.current) return;
    isCopying.current = true;
    const element = document.getElementById(from);
    const isCopied = element !== null && (await copyTextOf(element));
    setSaid(isCopied ? "Copied." : "It is selected: copy it with Ctrl and C.");
    isCopying.current = false;
  }

  return (
    <>
      {useHydrated() && (
        <button type="button" className="button quiet" onClick={copy}>
          {children}
        </button>
      )}
      <span role="status">{said}</span>
    </>
  );
}

/** On plain http there is no clipboard but that of the selection. */
async function copyTextOf(element: HTMLElement): Promise<boolean> {
  getSelection()?.selectAllChildren(element);
  try {
    if (!navigator.clipboard) return document.execCommand("copy");
    await navigator.clipboard.writeText(element.textContent ?? "");
    return true;
  } catch {
    return false;
  }
}
