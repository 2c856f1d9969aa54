export const previewSize = { width: 1200, height: 630 } as const;

// What the font of the picture has letters for.
const drawable = /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether a name can be written into the picture of a doctor for messages and other websites. */
export function isDrawable(text: string): boolean {
  return drawable.test(text);
}
