/** `width` is that of an average letter in font sizes: lines then break alike with whichever fonts. Runs in the page. */
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
