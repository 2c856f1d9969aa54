import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

interface Pixels {
  width: number;
  height: number;
  /** Red, green and blue of a pixel, each from 0 to 255; rows from the top. */
  bytes: Buffer;
}

/** How far around a control its ring may lie, in pixels. */
const margin = 8;

async function picture(page: Page, clip: Box): Promise<Pixels> {
  const png = await page.screenshot({ clip, animations: "disabled" });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function restingBoxOf(control: Locator): Promise<Box> {
  let box = await boxOf(control);
  for (let before: Box | undefined; before?.y !== box.y; ) {
    before = box;
    await center(control);
    box = await boxOf(control);
  }
  return box;
}

function center(control: Locator): Promise<void> {
  return control.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
}

async function boxOf(control: Locator): Promise<Box> {
  const box = await control.boundingBox();
  if (!box) throw new Error("The control cannot be seen");
  return box;
}

function luminance({ bytes }: Pixels, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (bytes[at * 3 + channel] as number) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as a browser writes them: `rgb(1, 2, 3)`. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((colour) => {
    const bytes = Buffer.from((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    return luminance({ width: 1, height: 1, bytes }, 0);
  });
  return contrast(light, dark);
}

/** The contrast of two luminances as WCAG counts it, from 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** How focus and hover change a control; `thickness` is that of the focus mark in pixels (WCAG 2.4.13), within half a pixel. */
export async function focusAndHover(
  page: Page,
  control: Locator,
  seen: Locator,
): Promise<{ thickness: number; outline: string; hover: "the same look" | "another look" }> {
  await page.mouse.move(0, 0);
  // Browsers mark the focus of those who use the keyboard; this key does nothing on a page.
  await page.keyboard.press("F8");
  await control.focus();
  const box = await restingBoxOf(seen);
  const clip = {
    x: Math.max(0, Math.floor(box.x) - margin),
    y: Math.max(0, Math.floor(box.y) - margin),
    width: Math.ceil(box.width) + 2 * margin,
    height: Math.ceil(box.height) + 2 * margin,
  };
  const focused = await picture(page, clip);
  const outline = await seen.evaluate((element) => getComputedStyle(element).outline);
  await control.evaluate((element: HTMLElement) => element.blur());
  const rest = await picture(page, clip);
  await seen.hover({ force: true });
  const hovered = await picture(page, clip);
  let changed = 0;
  for (let at = 0; at < rest.width * rest.height; at += 1) {
    if (contrast(luminance(rest, at), luminance(focused, at)) >= 3) changed += 1;
  }
  return {
    outline,
    thickness: changed / (await edgeOf(seen, box)),
    hover: hovered.bytes.equals(rest.bytes) ? "the same look" : "another look",
  };
}

/** The length of an edge, in pixels; round corners make it shorter. */
async function edgeOf(control: Locator, { width, height }: Box): Promise<number> {
  const round = await control.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).borderTopLeftRadius),
  );
  const radius = Math.min(round, width / 2, height / 2);
  return 2 * (width + height) - (8 - 2 * Math.PI) * radius;
}

/** How much of the inside of a box is painted in a contrast of 3 or more to its ground, from 0 to 1. */
export async function tickShare(page: Page, box: Locator): Promise<number> {
  await center(box);
  const { x, y, width, height } = await boxOf(box);
  const edge = 4;
  const pixels = await picture(page, {
    x: Math.round(x) + edge,
    y: Math.round(y) + edge,
    width: Math.round(width) - 2 * edge,
    height: Math.round(height) - 2 * edge,
  });
  const lights = Array.from({ length: pixels.width * pixels.height }, (_, at) =>
    luminance(pixels, at),
  );
  const ground = mostFrequent(lights);
  return lights.filter((light) => contrast(light, ground) >= 3).length / lights.length;
}

function mostFrequent(numbers: number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
}

export async function paint(page: Page, control: Locator): Promise<string> {
  await center(control);
  const { bytes } = await picture(page, await boxOf(control));
  return bytes.toString("base64");
}

/** The shape of a control and its visible parts, one line each: what remains for people who see no colours. */
export function shape(control: Locator): Promise<string[]> {
  return control.evaluate((root) => {
    const properties = [
      ...["border-top-width", "border-right-width", "border-bottom-width", "border-left-width"],
      ...["border-top-style", "border-left-style", "background-image", "transform", "content"],
      ...["font-weight", "font-style", "list-style-type", "width", "height"],
    ];

    function isSeen(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath.startsWith("inset")) return false;
      }
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function linesOf(element: Element, pseudo: string): string[] {
      const style = getComputedStyle(element, pseudo || null);
      if (pseudo && (style.content === "none" || style.content === "normal")) return [];
      const name = element.localName + pseudo;
      const outline = style.outlineStyle === "none" ? "none" : style.outlineWidth;
      const shadow = style.boxShadow.replace(/(?:rgba?|color|oklch)\([^)]*\)/g, "");
      const { textDecorationLine: line, textDecorationThickness: thickness } = style;
      return [
        ...properties.map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`),
        `${name} outline: ${outline}`,
        `${name} box-shadow: ${shadow}`,
        `${name} text-decoration: ${line === "none" ? line : `${line} ${thickness}`}`,
      ];
    }

    function words(element: Element): string[] {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own
        .map((node) => node.nodeValue)
        .join("")
        .trim();
      return text ? [`${element.localName} says: ${text}`] : [];
    }

    return [root, ...root.querySelectorAll("*")]
      .filter(isSeen)
      .flatMap((element) => [
        ...linesOf(element, ""),
        ...linesOf(element, "::before"),
        ...linesOf(element, "::after"),
        ...words(element),
      ]);
  });
}
