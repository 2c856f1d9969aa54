/**
 * Lets hands that shake or rest do nothing twice. The second click of a double click on a button of a form would fall on
 * what the page has moved there: the button of another row, or a link. Enter that is held down would go on in the next
 * page, whose next step has the focus. Returns what ends it.
 */
export function ignoreRepeats(): () => void {
  let hasSent = false;
  const click = (event: MouseEvent) => {
    if (event.detail > 1 && hasSent) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const button = event.target instanceof Element && event.target.closest("button");
    hasSent =
      button instanceof HTMLButtonElement &&
      button.type === "submit" &&
      !("staysInPlace" in button.dataset);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== "Enter") return;
    if (!(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  };
  document.addEventListener("click", click, { capture: true });
  document.addEventListener("keydown", keyDown, { capture: true });
  return () => {
    document.removeEventListener("click", click, { capture: true });
    document.removeEventListener("keydown", keyDown, { capture: true });
  };
}
