const slideshow = document.currentScript.parentElement;
let start;
slideshow.onpointerdown = (event) => {
  start = event.clientX;
};
// A picture that is not shown gets no events, and each has its own arrows.
slideshow.onpointerup = (event) => {
  // Not a number where the press began elsewhere.
  const moved = event.clientX - start;
  start = undefined;
  if (!(Math.abs(moved) >= 10)) return;
  const to = moved < 0 ? "next" : "previous";
  event.target.closest("li")?.querySelector(`[data-to=${to}]`).click();
  // Also for the picture that was chosen last: only its time begins anew.
  for (const one of slideshow.getAnimations({ subtree: true })) one.currentTime = 0;
};
