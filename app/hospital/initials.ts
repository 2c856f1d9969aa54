const maxLetters = 3;
const teal = "#0f4c54";
const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const capitals = words.filter((word) => !/^\p{Ll}/u.test(word));
  return (capitals.length > 0 ? capitals : words)
    .slice(0, maxLetters)
    .map((word) => [...graphemes.segment(word)][0]?.segment ?? "")
    .join("");
}

export function initialsMark(name: string): string {
  const initials = initialsOf(name);
  const size = [0, 34, 28, 22][[...initials].length] ?? 20;
  const text = initials.replace(/[&<>]/g, "");
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><circle cx='32' cy='32' r='30' fill='${teal}' stroke='#fff' stroke-width='3'/><text x='32' y='33' dy='.35em' text-anchor='middle' font-family='sans-serif' font-weight='600' font-size='${size}' fill='#fff'>${text}</text></svg>`;
}

export function asDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(?:20|2F|3A|3D)/g, decodeURIComponent)}`;
}
