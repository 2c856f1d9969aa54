// Text as outlines.  Needs opentype.js (npm i opentype.js@1.3.4) in the folder you run from, and a folder with Inter (OFL): InterDisplay-SemiBold.otf, Inter-SemiBold.otf
import { createRequire } from "node:module";
import path from "node:path";

const opentype = createRequire(path.join(process.cwd(), "x.js"))("opentype.js");
const f = {};
export const font = (dir, file) => (f[file] ??= opentype.loadSync(path.join(dir, file)));
const n = (x) => (+x.toFixed(1)).toString();
const d = (cmds, M) => {
  const t = (x, y) => {
    const [a, b, c, e, g, h] = M;
    return `${n(a * x + c * y + g)} ${n(b * x + e * y + h)}`;
  };
  return cmds
    .map((c) =>
      c.type === "Z"
        ? "Z"
        : c.type === "C"
          ? `C${t(c.x1, c.y1)} ${t(c.x2, c.y2)} ${t(c.x, c.y)}`
          : c.type === "Q"
            ? `Q${t(c.x1, c.y1)} ${t(c.x, c.y)}`
            : `${c.type}${t(c.x, c.y)}`,
    )
    .join("");
};
function run(fo, text, size, track) {
  const s = size / fo.unitsPerEm;
  let x = 0;
  const out = [],
    g = fo.stringToGlyphs(text);
  g.forEach((q, i) => {
    out.push([q, x]);
    x += q.advanceWidth * s + track * size;
    if (g[i + 1]) x += fo.getKerningValue(q, g[i + 1]) * s;
  });
  return [out, x - track * size];
}
export const width = (fo, text, size, track = 0) => run(fo, text, size, track)[1];
export function line(fo, text, x, y, size, { track = 0, anchor = "start" } = {}) {
  const [gs, w] = run(fo, text, size, track);
  const x0 = x - (anchor === "middle" ? w / 2 : anchor === "end" ? w : 0);
  return gs.map(([g, gx]) => d(g.getPath(0, 0, size).commands, [1, 0, 0, 1, x0 + gx, y])).join("");
}
// text on a circle; top: reads clockwise above, bottom: reads left to right below
export function arc(fo, text, cx, cy, r, size, { track = 0, bottom = false } = {}) {
  const [gs, w] = run(fo, text, size, track);
  const s = size / fo.unitsPerEm;
  return gs
    .map(([g, gx]) => {
      const m = gx + (g.advanceWidth * s) / 2 - w / 2,
        a = bottom ? Math.PI / 2 - m / r : -Math.PI / 2 + m / r,
        t = bottom ? a - Math.PI / 2 : a + Math.PI / 2,
        c = Math.cos(t),
        q = Math.sin(t),
        h = (g.advanceWidth * s) / 2;
      return d(g.getPath(-h, 0, size).commands, [
        c,
        q,
        -q,
        c,
        cx + r * Math.cos(a),
        cy + r * Math.sin(a),
      ]);
    })
    .join("");
}
