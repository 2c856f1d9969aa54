// node drawings.mjs [OUTDIR]   line drawings of the medical pages; the page shows them inline (app/library/drawings)
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url)),
  out = process.argv[2] || path.join(here, "../../app/library/drawings");
fs.mkdirSync(out, { recursive: true });

const ink = "#12304a",
  skin = "#f3ebde",
  cloth = "#dfeeea",
  teal = "#0f5f63",
  gold = "#e9a23b",
  red = "#a8261c",
  oak = "#d9c3a5",
  white = "#fffdf9";

const d = (m, a = "") => `<path d="${m}"${a && ` ${a}`}/>`;
const fill = (c) => `fill="${c}"`;
const line = (c, w = 2.5) => `stroke="${c}" stroke-width="${w}"`;
const dot = (x, y, r, a = "") => `<circle cx="${x}" cy="${y}" r="${r}"${a && ` ${a}`}/>`;
/** Labels; `end` and `middle` are places of the text around x. */
const words = (list, size = 15) =>
  `<g fill="${ink}" stroke="none" font-size="${size}">${list
    .map(([x, y, text, place = "", more = ""]) => {
      const anchor = place && ` text-anchor="${place}"`;
      return `<text x="${x}" y="${y}"${anchor}${more && ` ${more}`}>${text}</text>`;
    })
    .join("")}</g>`;
const leads = (...m) => `<g ${line("#566874", 1.5)}>${m.map((x) => d(x)).join("")}</g>`;
/** An arrow whose head stands at the end of its last straight piece. */
function arrow(x1, y1, x2, y2, c = red, w = 4) {
  const t = Math.atan2(y2 - y1, x2 - x1),
    at = (k) =>
      `${(x2 - 11 * Math.cos(t + k)).toFixed(0)} ${(y2 - 11 * Math.sin(t + k)).toFixed(0)}`;
  return d(`M${x1} ${y1}L${x2} ${y2}M${at(0.5)}L${x2} ${y2}L${at(-0.5)}`, line(c, w));
}
/** Limbs as thick lines with one outline around all of them: [path, width, colour]. */
function limbs(...parts) {
  const under = parts.map(([m, w]) => d(m, `stroke-width="${w + 5}"`)).join("");
  const over = parts.map(([m, w, c = skin]) => d(m, line(c, w))).join("");
  return `<g>${under}</g>${over}`;
}

function drawing(name, [width, height], title, body) {
  const id = `drawing-${name}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><title id="${id}">${title}</title>${body}</svg>\n`;
  fs.writeFileSync(path.join(out, `${name}.svg`), svg);
}

// The body from the chest to the thighs, seen from the front, around x = 180.
const torso =
  d(
    "M126 6C124 52 142 88 138 126C135 154 118 174 116 212C114 246 119 272 121 300H174C177 278 180 262 180 246C180 262 183 278 186 300H239C241 272 246 246 244 212C242 174 225 154 222 126C218 88 236 52 234 6Z",
    `${fill(skin)} stroke="none"`,
  ) +
  d(
    "M126 6C124 52 142 88 138 126C135 154 118 174 116 212C114 246 119 272 121 300M234 6C236 52 218 88 222 126C225 154 242 174 244 212C246 246 241 272 239 300M174 300C177 278 180 262 180 246C180 262 183 278 186 300",
  ) +
  d(
    "M122 198Q142 232 174 242M238 198Q218 232 186 242M146 92Q160 56 180 50Q200 56 214 92",
    line("#8b98a1", 1.5),
  );
const navel = d("M180 138v7", line(ink, 3));

const bulge = (x, y) => dot(x, y, 10, `${fill(gold)} ${line(red)}`);
drawing(
  "hernia-sites",
  [360, 304],
  "Places of a hernia on the front of the body: in the middle of the upper belly, at the navel, in an old scar, in the groin just above its fold, and at the top of the thigh just below the fold.",
  torso +
    d("M180 164v44M174 172h12M174 184h12M174 196h12", line("#8b98a1", 1.5)) +
    bulge(180, 98) +
    bulge(180, 142) +
    bulge(184, 188) +
    bulge(157, 222) +
    bulge(211, 243) +
    leads("M190 98H262", "M190 142H262", "M194 188H262", "M147 222H98", "M221 243H262") +
    words([
      [267, 103, "Upper belly"],
      [267, 147, "Navel"],
      [267, 193, "Old scar"],
      [93, 227, "Groin", "end"],
      [267, 248, "Upper thigh"],
      [4, 20, "Right side"],
      [4, 37, "of the body"],
    ]),
);

const bowel = (w, c) =>
  d("M240 126C206 122 186 130 186 158C186 192 206 210 236 210Q256 210 264 232", line(c, w));
drawing(
  "gallbladder",
  [360, 260],
  "The gallbladder, a small bag with stones in it, hangs under the liver. A narrow duct joins it to the bile duct, which runs from the liver down to the first part of the bowel. The stomach lies beside it.",
  bowel(31, ink) +
    d(
      "M266 6C268 34 270 52 262 70C254 90 250 108 226 110V142C246 144 262 154 286 152C326 148 350 112 346 72C342 36 300 36 296 6",
      fill(cloth),
    ) +
    bowel(26, cloth) +
    d(
      "M14 78C18 30 70 12 130 14C180 14 226 20 240 40C238 66 204 78 168 88C130 100 112 136 72 138C30 138 10 116 14 78Z",
      fill(oak),
    ) +
    d(
      "M164 78C168 108 168 128 174 152Q178 162 186 166M150 84C158 92 166 98 168 108",
      line(ink, 11),
    ) +
    d(
      "M164 78C168 108 168 128 174 152Q178 162 186 166M150 84C158 92 166 98 168 108",
      line("#9fc9a8", 6),
    ) +
    d("M168 130C156 134 146 126 136 130", line(ink, 10)) +
    d("M168 130C156 134 146 126 136 130", line("#9fc9a8", 5)) +
    d(
      "M138 125C126 118 112 124 104 140C94 160 92 186 108 190C124 192 134 170 138 152C140 142 142 132 138 125Z",
      fill("#9fc9a8"),
    ) +
    [
      [107, 178, 6],
      [119, 173, 6],
      [110, 165, 5],
    ]
      .map(([x, y, r]) => dot(x, y, r, `${fill(gold)} ${line(ink, 1.5)}`))
      .join("") +
    leads("M100 172L62 196", "M172 146L150 216") +
    words([
      [78, 72, "Liver"],
      [6, 212, "Gallbladder"],
      [6, 229, "with stones"],
      [120, 232, "Bile duct"],
      [274, 100, "Stomach"],
      [284, 226, "Bowel"],
    ]),
);

const cut = (x, y, a = -20) =>
  d(
    `M${x - 9} ${y}H${x + 9}M${x - 4} ${y - 5}v10M${x + 4} ${y - 5}v10`,
    `${line(red, 3)} transform="rotate(${a} ${x} ${y})"`,
  );
drawing(
  "keyhole-cuts",
  [360, 304],
  "Four small cuts for keyhole removal of the gallbladder: one at the navel for the camera, one in the upper middle of the belly, and two on the right side under the ribs.",
  torso +
    navel +
    cut(180, 152, 0) +
    cut(188, 78, 60) +
    cut(158, 104) +
    cut(145, 132) +
    leads("M192 152H262", "M200 78H262", "M146 106L100 112", "M134 134L100 118") +
    words([
      [267, 157, "At the navel:"],
      [267, 174, "the camera"],
      [267, 83, "Upper belly"],
      [94, 112, "2 cuts on the", "end"],
      [94, 129, "right side", "end"],
    ]),
);

drawing(
  "catheter",
  [360, 300],
  "A catheter: a soft tube goes through the urine passage into the bladder. A small balloon filled with water keeps it there. The tube leads down to a bag, which hangs lower than the bladder.",
  d(
    "M60 62C56 24 104 12 130 12C156 12 204 24 200 62C197 96 152 106 148 128H112C108 106 63 96 60 62Z",
    fill(skin),
  ) +
    d(
      "M62 68C66 96 110 106 113 126H147C150 106 194 96 198 68Q165 60 130 68T62 68Z",
      `${fill("#f6e3a8")} stroke="none"`,
    ) +
    d(
      "M60 62C56 24 104 12 130 12C156 12 204 24 200 62C197 96 152 106 148 128M112 128C108 106 63 96 60 62",
    ) +
    d("M112 128V170M148 128V170", line("#8b98a1", 2)) +
    d("M130 66V186C130 226 168 232 206 232H262V214", line(ink, 11)) +
    `<ellipse cx="130" cy="106" rx="18" ry="13" ${fill(white)}/>` +
    d("M130 66V186C130 226 168 232 206 232H262V214", line("#e8c96a", 6)) +
    d("M234 196H290V270Q290 286 274 286H250Q234 286 234 270Z", fill(white)) +
    d("M235 240H289V270Q289 285 274 285H250Q235 285 235 270Z", `${fill("#f6e3a8")} stroke="none"`) +
    d(
      "M234 196H290V270Q290 286 274 286H250Q234 286 234 270ZM278 206h8M278 222h8M278 238h8M278 254h8M246 196v-12h32v12",
    ) +
    leads("M196 40H216", "M149 104L216 92", "M136 196L94 206") +
    words([
      [221, 45, "Bladder"],
      [221, 88, "Balloon holds"],
      [221, 105, "the tube"],
      [88, 210, "Soft tube", "end"],
      [296, 226, "Bag,"],
      [296, 243, "always"],
      [296, 260, "lower"],
    ]),
);

drawing(
  "epidural",
  [360, 260],
  "Epidural: the woman sits bent forward. A fine tube enters low in the back. Enlarged: the tube lies between two bones of the spine, in the space outside the sac that holds the nerves.",
  d("M10 214H176V238H10Z", fill(white)) +
    limbs(
      ["M84 106C62 132 56 164 64 196", 46, cloth],
      ["M66 196H132", 34, cloth],
      ["M134 198V246", 24],
      ["M88 104C108 122 120 136 138 144", 18],
    ) +
    dot(112, 66, 25, fill(skin)) +
    d("M92 82C84 60 96 40 116 41Q134 42 137 58Q120 50 110 60Q100 72 92 82Z", fill(ink)) +
    d("M122 108Q148 98 158 122Q164 152 146 166Q126 172 118 152Q110 122 122 108Z", fill(white)) +
    limbs(["M104 112C112 132 126 142 144 142", 16]) +
    d("M40 168C26 140 40 104 72 84", line(red, 2.5)) +
    dot(40, 168, 4, `${fill(red)} stroke="none"`) +
    d("M48 168L190 44M48 176L190 220", `${line("#8b98a1", 1.5)} stroke-dasharray="4 5"`) +
    `<clipPath id="zoom">${dot(268, 132, 88)}</clipPath>${dot(268, 132, 88, fill(skin))}` +
    `<g clip-path="url(#zoom)">${d("M300 30H330V240H300Z", `${fill("#cfe3df")} stroke="none"`)}${d("M282 30H300V240H282Z", `${fill("#f7d9a4")} stroke="none"`)}${d("M308 30V240M315 30V240M322 30V240", line(teal, 1.5))}${d("M282 30V240M300 30V240M196 30V240", line(ink, 1.5))}` +
    [52, 118, 184]
      .map((y) =>
        d(
          `M282 ${y - 22}C256 ${y - 20} 226 ${y - 6} 214 ${y + 8}C212 ${y + 22} 236 ${y + 28} 282 ${y + 24}Z`,
          fill(white),
        ),
      )
      .join("") +
    `${d("M178 180L286 153Q291 152 291 146V84", line(red, 4))}</g>${dot(268, 132, 88)}` +
    leads("M291 100L296 40", "M230 166L210 232", "M314 196L322 232") +
    words([
      [242, 16, "The tube lies in"],
      [242, 33, "this space"],
      [176, 250, "Fine tube"],
      [300, 250, "Nerves"],
    ]) +
    words(
      [
        [238, 136, "bone"],
        [238, 70, "bone"],
      ],
      13,
    ),
);

drawing(
  "recovery-position",
  [360, 232],
  "Recovery position: the person lies on the side. The head is tilted back with the mouth open, the cheek rests on the back of the hand, the lower arm lies at a right angle, and the upper knee is bent in front.",
  limbs(["M196 132L262 138L340 146", 24, cloth], ["M100 146L106 184L58 190", 17]) +
    limbs(
      ["M104 132C140 122 160 126 196 130", 52, cloth],
      ["M192 132L232 176L312 184", 26, cloth],
    ) +
    dot(64, 118, 27, fill(skin)) +
    d("M52 94C66 82 92 92 92 118Q90 134 80 140Q86 116 72 106Q62 102 52 94Z", fill(ink)) +
    d("M44 112q4 -3 8 0M42 130q5 5 10 0") +
    limbs(["M112 128L132 158L78 146", 17]) +
    leads("M50 90L60 44", "M232 168L262 76", "M78 196L84 208") +
    words([
      [6, 18, "Head tilted back,"],
      [6, 36, "mouth can drain"],
      [206, 48, "Upper knee bent"],
      [206, 66, "in front"],
      [6, 224, "Cheek on hand, lower arm at a right angle"],
    ]),
);

drawing(
  "back-blows",
  [360, 250],
  "Back blows for a baby: it lies face down along your forearm, which rests on your thigh. The head is lower than the chest and your hand holds the jaw. The heel of your other hand strikes between the shoulder blades.",
  limbs(["M350 150C300 158 210 196 20 236", 52, cloth]) +
    limbs(["M340 84C260 112 180 160 96 196", 28]) +
    limbs(
      ["M252 110C276 116 288 138 306 146", 22, white],
      ["M250 104C276 100 292 112 318 108", 22, white],
    ) +
    d(
      "M122 160C140 122 196 84 244 84C274 86 276 118 252 128C214 146 170 160 142 184Q118 184 122 160Z",
      fill(white),
    ) +
    limbs(["M146 158C138 176 146 194 156 204", 14]) +
    dot(102, 178, 30, fill(skin)) +
    d("M78 160C92 144 122 146 130 166Q110 158 78 160Z", fill(ink)) +
    limbs(["M116 204C98 216 80 212 72 200", 13]) +
    limbs(["M262 16C236 36 214 56 190 84", 24]) +
    d("M172 84C176 76 190 70 202 78L212 96C202 106 184 112 172 104Z", fill(skin)) +
    d("M150 74C144 82 142 92 144 100M158 62Q150 70 146 76", line(red, 3)) +
    arrow(150, 40, 168, 70) +
    words([
      [4, 28, "Up to 5 firm blows between"],
      [4, 46, "the shoulder blades"],
      [4, 138, "Head low,"],
      [4, 155, "jaw held"],
    ]),
);

drawing(
  "chest-thrusts",
  [360, 250],
  "Chest thrusts for a baby: it lies face up along your forearm on your thigh, with the head low. The heel of one hand presses on the breastbone, just below the line between the nipples.",
  limbs(["M350 160C300 168 210 200 20 238", 52, cloth]) +
    limbs(["M340 110C260 134 190 172 84 212", 28]) +
    limbs(
      ["M250 128C282 122 292 92 322 96", 22, white],
      ["M256 136C284 134 304 118 330 126", 22, white],
    ) +
    d(
      "M126 160C160 124 206 104 248 106C274 112 276 142 250 152C210 160 172 182 146 196Q116 190 126 160Z",
      fill(white),
    ) +
    limbs(["M150 162C166 172 182 186 190 184", 14]) +
    dot(102, 178, 30, fill(skin)) +
    d("M82 200C70 190 68 168 84 154Q82 180 98 206Q90 206 82 200Z", fill(ink)) +
    d("M98 152q5 -4 8 0M122 158q2 5 5 4M116 172q-3 6 3 8", line(ink, 2.5)) +
    limbs(["M90 210C98 222 116 218 122 208", 13]) +
    d("M176 136L186 160", `${line("#566874", 1.5)} stroke-dasharray="4 4"`) +
    limbs(["M262 8C244 34 226 60 212 88", 24]) +
    d(
      "M198 86C206 82 222 90 224 100L216 124C208 134 194 134 184 126C170 122 156 112 150 102C148 94 156 92 162 96C170 102 178 106 188 106Z",
      fill(skin),
    ) +
    d("M168 112Q176 116 184 116", line(ink, 2)) +
    arrow(176, 56, 186, 86) +
    words([
      [4, 28, "Up to 5 sharp pushes"],
      [4, 46, "with the heel of 1 hand"],
      [4, 64, "on the breastbone"],
      [4, 138, "Head low"],
    ]),
);

const face = (x, y, mouth, more = "") =>
  dot(x, y, 27, fill(skin)) +
  dot(x - 9, y - 6, 2, fill(ink)) +
  dot(x + 9, y - 6, 2, fill(ink)) +
  d(mouth) +
  more;
drawing(
  "be-fast",
  [360, 268],
  "BE FAST, the signs of a stroke. B: balance is lost. E: the eyes do not see well. F: one side of the face droops. A: one arm is weak. S: speech is slurred. T: time, call for help at once.",
  d(
    "M4 4H116V130H4ZM124 4H236V130H124ZM244 4H356V130H244ZM4 138H116V264H4ZM124 138H236V264H124ZM244 138H356V264H244Z",
    `${fill(white)} ${line("#e2d5c1", 2)}`,
  ) +
    limbs(
      ["M66 52L56 82", 18, cloth],
      ["M56 84L47 98", 9, cloth],
      ["M58 84L71 98", 9, cloth],
      ["M62 56L38 58", 7],
      ["M70 58L92 44", 7],
    ) +
    dot(72, 34, 12, fill(skin)) +
    d("M90 22Q102 30 102 44M30 70Q26 82 32 92", line(red, 2)) +
    d("M140 62Q180 22 220 62Q180 98 140 62Z", fill(white)) +
    dot(180, 61, 16, fill(teal)) +
    dot(180, 61, 7, fill(ink)) +
    d("M182 34V88H222V34Z", `${fill(white)} stroke="none" opacity=".72"`) +
    d("M186 46h30M186 58h34M186 70h32M186 82h22", line("#8b98a1", 2)) +
    face(300, 60, "M288 74Q296 78 302 74Q312 74 314 84", d("M306 46q6 0 10 5", line(ink, 2))) +
    arrow(334, 64, 332, 88, red, 3) +
    limbs(["M60 186L60 216", 24, cloth], ["M52 182L22 172", 8], ["M68 182L88 204", 8]) +
    dot(60, 163, 12, fill(skin)) +
    arrow(98, 180, 98, 206, red, 3) +
    d("M140 162H220V206H176L164 220V206H140Z", fill(cloth)) +
    d("M150 176q6 -8 10 0t10 0t10 0t10 0t10 0t10 0M150 192q5 6 9 0t9 0t9 0", line(ink, 2)) +
    dot(300, 186, 29, fill(white)) +
    d("M300 168V186L312 194", line(red, 3)) +
    d("M300 160v4M300 208v4M274 186h4M322 186h4", line(ink, 2)) +
    words(
      [
        [14, 122, "Balance"],
        [134, 122, "Eyes"],
        [254, 122, "Face"],
        [14, 256, "Arm"],
        [134, 256, "Speech"],
        [254, 256, "Time: call"],
      ].map(([x, y, [first, ...rest]]) => [
        x,
        y,
        `<tspan ${fill(red)}>${first}</tspan>${rest.join("")}`,
        "",
        'font-weight="700"',
      ]),
    ),
);

drawing(
  "tourniquet",
  [360, 230],
  "Tourniquet: a wide band is tied round the limb a hand's breadth above the bleeding wound, on the side of the heart. A stick in the knot is twisted until the bleeding stops. The time is written down.",
  limbs(
    ["M20 96C90 94 140 100 190 108", 58],
    ["M190 108C240 112 270 106 300 98", 44],
    ["M300 98L332 92", 30],
  ) +
    d("M96 64C92 84 92 112 98 130H128C124 112 124 84 128 66Z", fill(teal)) +
    d("M86 56L140 84", line(ink, 11)) +
    d("M86 56L140 84", line(oak, 6)) +
    d("M104 64q10 -6 18 2q-4 12 -14 12q-8 -4 -4 -14Z", fill(teal)) +
    d("M132 44A30 30 0 0 1 152 74M152 74l2 -11M152 74l-10 -5", line(red, 3)) +
    d("M208 98q14 -10 30 -2q-8 6 -4 12q-16 8 -26 -10Z", `${fill(red)} stroke="${red}"`) +
    d("M214 116v14M224 118v22M234 114v12", line(red, 3)) +
    d("M130 160H206M130 154v12M206 154v12", line(ink, 2)) +
    arrow(70, 178, 24, 178, ink, 3) +
    leads("M112 132V196", "M228 92L262 54") +
    words([
      [174, 184, "Hand's breadth", "middle"],
      [10, 200, "To the heart"],
      [120, 214, "Wide band, tight"],
      [226, 48, "Bleeding wound"],
      [10, 20, "Twist a stick in the knot;"],
      [10, 38, "write down the time"],
    ]),
);

drawing(
  "inhaler",
  [360, 230],
  "Inhaler with a spacer: the lips close round the mouthpiece of the spacer. The inhaler stands upright at the other end. Press once, then breathe in slowly through the spacer.",
  d(
    "M20 226C22 196 40 188 44 166C20 150 10 112 24 74C38 36 92 22 124 50C140 64 140 84 142 92L156 112Q158 120 146 120Q148 128 144 132Q150 138 144 144C144 160 134 168 112 164C108 184 116 200 120 226",
    fill(skin),
  ) +
    d(
      "M24 100C6 50 50 14 96 22Q134 30 134 62Q108 50 84 58Q74 96 54 100Q50 132 44 150Q28 132 24 100Z",
      fill(ink),
    ) +
    d("M112 92q6 -4 12 0") +
    dot(119, 98, 2.5, fill(ink)) +
    d("M144 124H166L176 112H262V160H176L166 148H144Z", fill(white)) +
    d("M262 116H276V156H262Z", fill(cloth)) +
    d("M276 124H288V92H320V156Q320 160 314 160H290Q276 158 276 146Z", fill(teal)) +
    d("M292 92V58Q292 50 304 50Q316 50 316 58V92Z", fill(white)) +
    arrow(304, 14, 304, 42) +
    arrow(250, 136, 190, 136, teal, 3) +
    words(
      [
        [206, 26, "2 Press once"],
        [186, 184, "Spacer"],
        [282, 184, "Inhaler"],
        [146, 206, "1 Shake, breathe out, close lips"],
        [146, 225, "3 Breathe in slowly, then hold"],
      ],
      14,
    ),
);

const area = (m) => d(m, `${fill("#f7d9a4")} ${line(gold, 2)} stroke-dasharray="5 4"`);
const back =
  d(
    "M268 92C270 120 256 140 254 168C252 196 258 220 260 250H293C296 236 298 222 298 208C298 222 300 236 303 250H336C338 220 344 196 342 168C340 140 326 120 328 92Z",
    `${fill(skin)} stroke="none"`,
  ) +
  d(
    "M268 92C270 120 256 140 254 168C252 196 258 220 260 250M328 92C326 120 340 140 342 168C344 196 338 220 336 250M298 148V204M298 204C298 222 296 236 293 250M298 204C298 222 300 236 303 250M258 200Q278 214 297 202M338 200Q318 214 299 202",
  );
drawing(
  "insulin-sites",
  [360, 320],
  "Where insulin is injected: the belly on both sides, leaving out 2 fingers' breadth around the navel; the outer side of the thighs; and the upper outer part of the buttocks.",
  `<g transform="translate(-84 -4)">${torso}${area("M144 134C146 112 156 104 180 104C204 104 214 112 216 134C220 158 218 176 180 178C142 176 140 158 144 134Z")}${dot(180, 141, 17, `${fill(skin)} ${line(gold, 2)}`)}${navel}${area("M122 236C130 234 138 240 138 252V296H126C122 276 120 252 122 236Z")}${area("M238 236C230 234 222 240 222 252V296H234C238 276 240 252 238 236Z")}</g>` +
    back +
    area("M262 160Q276 152 290 158V176Q274 182 260 180Q258 168 262 160Z") +
    area("M334 160Q320 152 306 158V176Q322 182 336 180Q338 168 334 160Z") +
    leads("M132 140L180 120", "M146 262H178") +
    words([
      [184, 122, "Belly"],
      [182, 267, "Thigh"],
      [298, 84, "Buttock", "middle"],
      [298, 275, "from behind", "middle"],
      [96, 316, "from the front", "middle"],
    ]),
);
