// In pixels: how near an edge of the window the page scrolls, and how far in each frame.
const edge = 64;
const step = 14;

/**
 * Lets the list item around a handle follow the pointer. Items that are not among the sorted ones have no handle.
 * `drop` is told the places, from 0, unless it comes to rest where it was; Escape puts it back.
 */
export function drag(
  handle: HTMLElement,
  start: PointerEvent,
  drop: (from: number, to: number) => void,
): void {
  const item = handle.closest("li");
  const list = item?.parentElement;
  if (!item || !list) return;
  const sorted = [...list.children].filter((one) => one.querySelector("[data-drag]"));
  const from = sorted.indexOf(item);
  const home = item.getBoundingClientRect();
  const [startX, startY, homeY] = [start.pageX, start.pageY, home.top + scrollY];
  let { clientX, clientY } = start;
  let to = from;
  let frame = 0;

  function aim() {
    if (!item) return;
    const [pageX, pageY] = [clientX + scrollX, clientY + scrollY];
    item.style.translate = `${pageX - startX}px ${pageY - startY}px`;
    const isHome =
      clientX >= home.left &&
      clientX <= home.right &&
      pageY >= homeY &&
      pageY <= homeY + home.height;
    const below = document.elementFromPoint(clientX, clientY);
    const at = sorted.findIndex((one) => one.contains(below));
    if (isHome) to = from;
    else if (at >= 0) to = at;
    for (const [index, one] of sorted.entries()) {
      one.toggleAttribute("data-drop", index === to && to !== from);
    }
  }

  function follow() {
    if (clientY < edge) scrollBy(0, -step);
    else if (clientY > innerHeight - edge) scrollBy(0, step);
    aim();
    frame = requestAnimationFrame(follow);
  }

  const ended = new AbortController();
  function end() {
    ended.abort();
    cancelAnimationFrame(frame);
    item?.removeAttribute("data-dragged");
    if (item) item.style.translate = "";
    for (const one of sorted) one.removeAttribute("data-drop");
  }

  const { signal } = ended;
  handle.addEventListener(
    "pointermove",
    (event) => {
      ({ clientX, clientY } = event);
      aim();
    },
    { signal },
  );
  handle.addEventListener(
    "pointerup",
    () => {
      end();
      if (to !== from) drop(from, to);
    },
    { signal },
  );
  handle.addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
  handle.setPointerCapture(start.pointerId);
  item.setAttribute("data-dragged", "");
  follow();
}
