// Inlined in each page that script makes better, so every byte counts.

const { scripts } = JSON.parse(document.getElementById("hydration")?.textContent ?? "");
const viewer = document.querySelector("dialog[open]");
let down: PointerEvent | undefined;
let started = false;

window.heldEvents = [];

function start(): void {
  if (started) return;
  started = true;
  for (const href of scripts) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
  void import(scripts[0]);
}

function areaOf({ target }: Event): Element | null | undefined {
  return (target as Element).closest?.("[data-enhance]");
}

function startInArea(event: Event): void {
  if (areaOf(event)) start();
}

function hold(event: Event): void {
  if (viewer || event.type === "input") window.heldEvents?.push(event);
}

function onKey(event: KeyboardEvent): void {
  startInArea(event);
  if (/^Arrow[LR]/.test(event.key) && !event.altKey) turnList(event, event.key === "ArrowRight");
  if (!viewer || !/^(?:Arrow[LR]|Esc)/.test(event.key)) return;
  hold(event);
  start();
}

function onDown(event: PointerEvent): void {
  down = event;
  hold(event);
}

/** A form is better only once it is filled in, and a finger that moves down scrolls the page. */
function onMove(event: PointerEvent): void {
  const { pointerType, clientX, clientY } = event;
  const area = areaOf(event);
  const across = down ? Math.abs(clientX - down.clientX) : 0;
  const isSwipe = down && across > 9 && across > Math.abs(clientY - down.clientY);
  // Chromium also tells of a mouse that rests, where the page moved under it.
  const isMouse = pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
  if (area && area.tagName !== "FORM" && (isMouse || isSwipe)) start();
}

function onClick(event: Event): void {
  const button = (event.target as Element).closest?.<HTMLElement>("[data-step]");
  if (button) turnList(event, button.dataset.step === "1");
}

function turnList(event: Event, isForward: boolean): void {
  const section = (event.target as Element).closest?.(
    "[aria-roledescription=carousel]:not([data-live])",
  );
  // Between the cards and what scrolls is an element of Mantine's.
  const list = section?.querySelector("ul")?.parentElement?.parentElement;
  if (!list) return;
  // Its script may take over during this very event, and would turn it again, as the browser may by a key.
  event.stopPropagation();
  event.preventDefault();
  const { scrollLeft, clientWidth } = list;
  const end = list.scrollWidth - clientWidth;
  const isAtEdge = isForward ? scrollLeft > end - 9 : scrollLeft < 9;
  const left = scrollLeft + (isForward ? clientWidth : -clientWidth);
  list.scrollLeft = isAtEdge ? (isForward ? 0 : end) : left;
}

function keepInPlace(event: Event): void {
  if (viewer) event.preventDefault();
}

/** Firefox delays the next page until a video that is still loading has arrived. */
function stopLoading({ persisted }: PageTransitionEvent): void {
  const film = document.querySelector("video");
  if (film && !persisted) film.src = "";
}

function keepForOffline(): void {
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
}

addEventListener("pagehide", stopLoading);
addEventListener("load", keepForOffline);
// In the capture phase, because a list's scrolling does not bubble.
addEventListener("focusin", startInArea, true);
addEventListener("scroll", startInArea, true);
addEventListener("keydown", onKey, true);
addEventListener("pointerdown", onDown, true);
addEventListener("pointermove", onMove, true);
addEventListener("pointerup", hold, true);
addEventListener("input", hold, true);
addEventListener("click", onClick, true);
addEventListener("dragstart", keepInPlace);

export {};
