// node badges.mjs FONTDIR [OUTDIR]   plain medallions of our own drawing; they imitate no body's mark
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { arc, font, line } from "./type.mjs";

const here = path.dirname(fileURLToPath(import.meta.url)),
  fd = process.argv[2],
  out = process.argv[3] || path.join(here, "../masters");
fs.mkdirSync(out, { recursive: true });
const B = font(fd, "Inter-Bold.otf"),
  S = font(fd, "Inter-SemiBold.otf"),
  C = 120;
const scallop = (n, R, a) => {
  let d = "";
  for (let i = 0; i <= n * 8; i++) {
    const t = (2 * Math.PI * i) / (n * 8),
      r = R + a * Math.cos(n * t);
    d += `${(i ? "L" : "M") + (C + r * Math.cos(t)).toFixed(1)} ${(C + r * Math.sin(t)).toFixed(1)}`;
  }
  return `${d}Z`;
};
const leaf = (a, r, flip) => {
  const x = C + r * Math.cos(a),
    y = C + r * Math.sin(a),
    t = (a * 180) / Math.PI + (flip ? -112 : 112);
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${t.toFixed(1)})" d="M0 0C4.500 -3.600 10.500 -3.600 15 0C10.500 3.600 4.500 3.600 0 0Z"/>`;
};
const laurel = (c) => {
  let s = "";
  for (let i = 0; i < 7; i++) {
    const k = 0.24 + i * 0.175;
    s += leaf(Math.PI / 2 - k, 66, true) + leaf(Math.PI / 2 + k, 66, false);
  }
  return `<g fill="${c}">${s}</g>`;
};
function badge(name, label, { disc, disc2, rim, ink, body, top, bottom }) {
  const id = `b-${name}`;
  fs.writeFileSync(
    path.join(out, `badge-${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img" aria-label="${label}"><defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${disc2}"/><stop offset="1" stop-color="${disc}"/></linearGradient></defs><path d="${scallop(36, 114, 2.6)}" fill="${rim}"/><circle cx="120" cy="120" r="106" fill="#FBF7EF"/><circle cx="120" cy="120" r="102" fill="none" stroke="${rim}" stroke-width="1.6"/><circle cx="120" cy="120" r="76" fill="url(#${id})"/><path fill="${ink}" d="${arc(S, top, C, C, 82.5, 15.5, { track: 0.085 })}${bottom ? arc(S, bottom, C, C, 94, 15.5, { track: 0.085, bottom: true }) : ""}"/>${bottom ? "" : `<g fill="${rim}"><circle cx="120" cy="209" r="3"/></g>`}${body}</svg>\n`,
  );
}
const teal = { disc: "#0F4C54", disc2: "#1F7A7A", rim: "#B8894A", ink: "#0F4C54" },
  slate = { disc: "#12304A", disc2: "#2F5F7C", rim: "#B8894A", ink: "#12304A" },
  coral = { disc: "#A9543F", disc2: "#D98467", rim: "#B8894A", ink: "#7A3626" },
  leafc = { disc: "#2F5A44", disc2: "#5E8F66", rim: "#B8894A", ink: "#2F5A44" };
badge("nabh", "NABH accredited", {
  ...teal,
  top: "ACCREDITED",
  bottom: "MORNI HOSPITAL",
  body:
    laurel("#E6C58F") +
    `<path fill="#fff" d="${line(B, "NABH", 120, 122, 37, { anchor: "middle", track: 0.01 })}"/><path fill="#E9F1EF" d="${line(S, "accredited", 120, 142, 15.5, { anchor: "middle", track: 0.02 })}"/>`,
});
badge("quality", "Quality and patient safety", {
  ...slate,
  top: "QUALITY",
  bottom: "PATIENT SAFETY",
  body: '<path d="M120 70C133 79 147 83 162 84C163 122 150 148 120 166C90 148 77 122 78 84C93 83 107 79 120 70Z" fill="none" stroke="#fff" stroke-width="6.500" stroke-linejoin="round"/><path d="M101 117L115 131L141 103" fill="none" stroke="#F0C98A" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>',
});
badge("infection", "Infection control", {
  ...leafc,
  top: "INFECTION",
  bottom: "CONTROL",
  body: '<path d="M120 68C136 90 147 106 147 123C147 139.500 135 151 120 151C105 151 93 139.500 93 123C93 106 104 90 120 68Z" fill="none" stroke="#fff" stroke-width="6.500" stroke-linejoin="round"/><path d="M107 124C107 132 112.500 138 120 138" fill="none" stroke="#F0C98A" stroke-width="6" stroke-linecap="round"/><path d="M78 166C92 158 106 172 120 165C134 158 148 172 162 164" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"/>',
});
badge("nursing", "Nursing by day and by night", {
  ...coral,
  top: "NURSING",
  bottom: "DAY AND NIGHT",
  body: '<g transform="translate(-7 -4)"><path d="M84 128H150C158 128 166 124 171 116C173 136 160 152 138 152H112C96 152 86 142 84 128Z" fill="none" stroke="#fff" stroke-width="6.500" stroke-linejoin="round"/><path d="M84 132C72 132 68 146 78 150C84 152 90 150 94 146" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M104 165H138M121 153V164M110 127C110 118 114 115 121 115C128 115 132 118 132 127" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path transform="translate(51 1)" d="M121 72C129 82 132.500 88 132.500 95C132.500 102 127.500 107 121 107C114.500 107 109.500 102 109.500 95C109.500 88 113 82 121 72Z" fill="#F6CF8B"/></g>',
});
