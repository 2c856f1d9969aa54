/**
 * Makes every letter of the open page wider or narrower, so that on average one takes `width` of the
 * font size, whichever fonts this machine has: lines then break about as they do with a font of that
 * width. Bold letters stay as much wider as they are. It runs inside the page.
 */
export function setLetterWidth(width: number): void {
  const sample = "The doctors of the hospital see patients in the morning";
  const pen = document.createElement("canvas").getContext("2d");
  const elements = [...document.querySelectorAll<HTMLElement>("body, body *")];
  const families = elements.map((element) => getComputedStyle(element).fontFamily);
  const spacing = new Map<string, string>();
  for (const family of families) {
    if (!pen || spacing.has(family)) continue;
    pen.font = `100px ${family}`;
    const natural = pen.measureText(sample).width / 100 / sample.length;
    spacing.set(family, `${width - natural}em`);
  }
  for (const [index, { style }] of elements.entries()) {
    style?.setProperty("letter-spacing", spacing.get(families[index] ?? "") ?? "", "important");
  }
}
