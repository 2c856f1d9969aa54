const slideshow = document.currentScript.parentElement;
const pictures = slideshow.querySelector("ul");
const choices = slideshow.querySelectorAll("[type=radio]");
let start;
const restart = () => {
  for (const one of slideshow.getAnimations({ subtree: true })) one.currentTime = 0;
};
pictures.ondragstart = () => false;
pictures.onpointerdown = (event) => {
  start = event.clientX;
};
pictures.onpointerup = (event) => {
  const moved = event.clientX - start;
  if (Math.abs(moved) < 10) return;
  const shown = [...pictures.children].findIndex((one) => getComputedStyle(one).opacity > 0.99);
  choices[(shown + (moved < 0 ? 1 : choices.length - 1)) % choices.length].checked = true;
  restart();
};
// Also for the picture that was chosen last: only its time begins anew.
slideshow.onclick = (event) => {
  if (event.target.type === "radio") restart();
};
