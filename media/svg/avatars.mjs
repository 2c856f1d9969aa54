// Portraits in a flat painterly manner: leaders, a doctor without a photograph and sixteen sample doctors.  node avatars.mjs [OUTDIR]
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const out =
  process.argv[2] || path.join(path.dirname(fileURLToPath(import.meta.url)), "../masters");
fs.mkdirSync(out, { recursive: true });
const jaali = (c) =>
  `<pattern id="j" width="56" height="56" patternUnits="userSpaceOnUse"><g fill="none" stroke="${c}" stroke-width="1.6">${[
    0, 1, 2, 3, 4, 5, 6, 7,
  ]
    .map((k) => {
      const a = (k * Math.PI) / 4,
        b = a + Math.PI / 8,
        d = a + Math.PI / 4;
      const p = (r, t) =>
        `${(28 + r * Math.cos(t)).toFixed(1)} ${(28 + r * Math.sin(t)).toFixed(1)}`;
      return `<path d="M${p(28, a)}L${p(15, b)}L${p(28, d)}"/>`;
    })
    .join("")}<path d="M0 0L8.2 8.2M56 0L47.8 8.2M0 56L8.2 47.8M56 56L47.8 47.8"/></g></pattern>`;
function avatar({
  skin,
  skinD,
  hair,
  hairD,
  style,
  bg,
  bg2,
  coat = true,
  shirt = "#9cc3c4",
  tie = null,
  glasses = false,
  beard = false,
  dup = null,
  steth = true,
  scrub = null,
  age = false,
  stache = false,
  fw = 1,
  cloth = null,
  cloth2 = null,
  bindi = false,
}) {
  const female = ["bun", "long", "bob", "hijab", "braid"].includes(style),
    sw = female ? 0 : 26; // shoulder width
  const S = `M${150 - sw} 800 C${152 - sw} 640 ${178 - sw} 596 268 572 C318 558 346 546 350 522 L450 522 C454 546 482 558 532 572 C${622 + sw} 596 ${648 + sw} 640 ${650 + sw} 800 Z`;
  const head = female
    ? "M304 312 C304 228 344 186 400 186 C456 186 496 228 496 312 C496 392 462 452 400 462 C338 452 304 392 304 312Z"
    : "M298 308 C298 222 340 178 400 178 C460 178 502 222 502 308 C502 388 476 444 440 462 C416 474 384 474 360 462 C324 444 298 388 298 308Z";
  let back = "",
    front = "";
  const H = "url(#hair)";
  if (style === "side")
    front = `<path d="M291 322 C270 206 330 140 410 144 C496 148 530 222 509 322 C504 304 502 276 492 250 C452 252 372 250 338 214 C326 250 304 262 300 288 C297 300 296 312 291 322Z" fill="${H}"/><path d="M338 214 C372 176 446 164 486 206" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="9" stroke-linecap="round"/>`;
  if (style === "bald")
    front = `<path d="M292 330 C284 290 286 262 300 240 C300 270 300 300 298 330Z" fill="${H}"/><path d="M508 330 C516 290 514 262 500 240 C500 270 500 300 502 330Z" fill="${H}"/>`;
  if (style === "bun") {
    back = `<ellipse cx="400" cy="150" rx="66" ry="56" fill="${H}"/><path d="M286 330 C270 190 340 150 400 150 C460 150 530 190 514 330 C514 380 496 404 470 410 L330 410 C304 404 288 380 286 330Z" fill="${H}"/>`;
    front = `<path d="M298 330 C290 222 334 162 402 164 C470 164 510 222 502 330 C496 280 470 236 404 214 C336 236 304 280 298 330Z" fill="${H}"/><path d="M404 168 C403 184 403 200 404 214" stroke="${hairD}" stroke-width="3" fill="none" opacity=".6"/>`;
  }
  if (style === "long") {
    back = `<path d="M280 350 C258 190 338 146 402 146 C470 146 544 190 520 350 C516 450 548 520 560 600 C500 630 300 630 240 600 C252 520 284 450 280 350Z" fill="${H}"/>`;
    front = `<path d="M296 352 C284 226 330 160 412 160 C482 164 514 226 504 352 C500 292 486 246 446 214 C400 254 330 262 304 300 C300 318 298 334 296 352Z" fill="${H}"/><path d="M446 214 C470 230 490 262 498 300" fill="none" stroke="#fff" stroke-opacity=".10" stroke-width="8" stroke-linecap="round"/>`;
  }
  if (style === "turban")
    front = `<path d="M282 322 C256 196 318 116 404 112 C494 112 544 196 518 322 C506 276 470 240 404 200 C336 240 296 276 282 322Z" fill="url(#turb)"/><g fill="none" stroke="#000" stroke-opacity=".16" stroke-width="4" stroke-linecap="round"><path d="M404 196 C352 190 306 214 286 262"/><path d="M404 196 C346 168 304 184 286 226"/><path d="M404 196 C456 190 500 214 514 262"/><path d="M404 196 C462 168 500 184 514 226"/><path d="M398 190 C350 140 318 150 300 182"/><path d="M410 190 C458 140 488 150 502 182"/></g><path d="M380 206 L404 178 L428 206 L404 218Z" fill="url(#turb)" stroke="#000" stroke-opacity=".14" stroke-width="3"/>`;
  if (style === "bob") {
    back = `<path d="M284 360 C256 190 336 142 402 142 C470 142 544 190 516 360 C522 420 526 452 520 486 C484 506 316 506 280 486 C274 452 278 420 284 360Z" fill="${H}"/>`;
    front = `<path d="M296 356 C280 226 326 158 404 158 C478 158 518 226 504 356 C500 300 492 262 470 236 C452 214 430 206 392 212 C346 220 308 262 302 306 C299 326 298 340 296 356Z" fill="${H}"/><path d="M330 206 C356 178 420 168 462 196" fill="none" stroke="#fff" stroke-opacity=".11" stroke-width="9" stroke-linecap="round"/>`;
  }
  if (style === "braid") {
    back = `<path d="M284 330 C264 188 336 146 402 146 C470 146 536 188 516 330 C516 380 500 410 474 416 L326 416 C300 410 284 380 284 330Z" fill="${H}"/><g fill="${H}"><path d="M486 380 C534 400 548 452 540 496 C524 520 498 510 494 486 C490 452 478 420 486 380Z"/><ellipse cx="530" cy="520" rx="25" ry="33" transform="rotate(8 530 520)"/><ellipse cx="536" cy="566" rx="23" ry="33" transform="rotate(-6 536 566)"/></g><g fill="none" stroke="#000" stroke-opacity=".22" stroke-width="3"><path d="M512 496 C524 510 544 508 552 498M512 544 C526 556 546 552 556 542"/></g>`;
    front = `<path d="M298 330 C288 222 334 160 400 160 C468 160 512 222 502 330 C498 284 478 244 428 214 C392 246 332 262 308 290 C302 304 300 318 298 330Z" fill="${H}"/><path d="M428 214 C456 232 480 256 492 290" fill="none" stroke="#fff" stroke-opacity=".10" stroke-width="8" stroke-linecap="round"/>`;
  }
  if (style === "curl")
    front = `<g fill="${H}">${[
      [306, 262, 30],
      [314, 222, 36],
      [340, 188, 38],
      [376, 166, 38],
      [416, 160, 38],
      [454, 172, 38],
      [484, 202, 36],
      [498, 244, 32],
      [350, 220, 34],
      [394, 204, 34],
      [440, 212, 34],
      [474, 240, 26],
      [326, 252, 24],
    ]
      .map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}"/>`)
      .join(
        "",
      )}<path d="M292 322 C288 290 290 262 304 246 L318 258 C304 276 300 300 298 322Z"/><path d="M508 322 C512 290 510 262 498 246 L484 256 C498 276 500 300 502 322Z"/></g><g fill="none" stroke="#fff" stroke-opacity=".10" stroke-width="6" stroke-linecap="round"><path d="M330 196 q14 -16 32 -14"/><path d="M384 158 q18 -10 36 -2"/><path d="M444 176 q18 2 26 18"/></g>`;
  if (style === "crop")
    front = `<path d="M294 318 C284 228 326 160 402 158 C478 160 516 228 506 318 C503 292 500 272 492 250 C482 226 462 214 440 214 C412 216 386 216 360 214 C338 214 318 226 308 250 C300 272 297 292 294 318Z" fill="${H}"/><path d="M340 188 C372 172 430 172 462 190" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="9" stroke-linecap="round"/>`;
  if (style === "recede")
    front = `<path d="M293 324 C278 232 322 156 400 154 C478 156 522 232 507 324 C503 296 500 268 490 240 C480 208 464 188 446 186 C432 190 416 212 400 212 C384 212 368 190 354 186 C336 188 320 208 310 240 C300 268 297 296 293 324Z" fill="${H}"/><path d="M346 176 C376 162 424 162 454 176" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="8" stroke-linecap="round"/>`;
  if (style === "hijab")
    front = `<path fill-rule="evenodd" d="M400 142 C306 142 266 226 272 326 C276 420 296 470 262 548 C300 612 366 640 400 640 C434 640 500 612 538 548 C504 470 524 420 528 326 C534 226 494 142 400 142ZM400 208 C344 208 318 258 318 324 C318 396 354 456 400 458 C446 456 482 396 482 324 C482 258 456 208 400 208Z" fill="url(#cl)"/><g fill="none" stroke-linecap="round"><path d="M400 176 C330 176 296 244 298 326 C300 400 326 452 362 482" stroke="#000" stroke-opacity=".10" stroke-width="5"/><path d="M318 300 C320 250 348 208 400 208 C452 208 480 250 482 300" stroke="#fff" stroke-opacity=".30" stroke-width="4"/><path d="M330 430 C352 490 430 506 520 536" stroke="#000" stroke-opacity=".12" stroke-width="6"/><path d="M312 470 C344 540 430 570 506 584" stroke="#000" stroke-opacity=".10" stroke-width="6"/><path d="M470 430 C450 484 392 500 330 512" stroke="#fff" stroke-opacity=".16" stroke-width="5"/></g>`;
  const beardS = beard
    ? `<path d="M298 318 C299 352 303 384 318 396 C338 408 352 398 370 388 C382 381 418 381 430 388 C448 398 462 408 482 396 C497 384 501 352 502 318 C508 420 470 500 400 502 C330 500 292 420 298 318Z" fill="${H}"/><path d="M366 412 C384 404 416 404 434 412 C420 428 380 428 366 412Z" fill="#a8604f"/><path d="M366 412 Q400 420 434 412" stroke="#6d372e" stroke-width="3" fill="none"/><path d="M330 430 C350 470 372 484 400 486" stroke="#fff" stroke-opacity=".07" stroke-width="10" fill="none" stroke-linecap="round"/>`
    : "";
  const ears =
    style === "hijab"
      ? ""
      : `<ellipse cx="${female ? 300 : 293}" cy="330" rx="17" ry="30" fill="${skinD}"/><ellipse cx="${female ? 500 : 507}" cy="330" rx="17" ry="30" fill="url(#skin)"/>` +
        (female
          ? `<circle cx="299" cy="362" r="5.5" fill="#d9a441"/><circle cx="501" cy="362" r="5.5" fill="#d9a441"/>`
          : "");
  const gl = glasses
    ? `<g fill="#fff" fill-opacity=".16" stroke="#26323a" stroke-width="6"><rect x="318" y="300" width="70" height="50" rx="20"/><rect x="412" y="300" width="70" height="50" rx="20"/></g><path d="M388 318 Q400 310 412 318M318 316L296 310M482 316L504 310" stroke="#26323a" stroke-width="6" fill="none"/>`
    : "";
  const neckP = `<path d="M346 430 L346 530 C346 572 372 606 400 610 C428 606 454 572 454 530 L454 430Z" fill="url(#neck)"/><path d="M346 452 C368 486 432 486 454 452 L454 486 C432 516 368 516 346 486Z" fill="${skinD}" opacity=".55"/>`;
  const inner = dup
    ? `<path d="M330 548 C360 640 440 640 470 548 L540 800 L260 800Z" fill="url(#shirt)"/>`
    : `<path d="M322 556 L400 660 L478 556 L540 800 L260 800Z" fill="url(#shirt)"/><path d="M344 528 L322 560 L372 640 L400 612Z" fill="#fff" fill-opacity=".85"/><path d="M456 528 L478 560 L428 640 L400 612Z" fill="#f1f5f5"/>` +
      (tie
        ? `<path d="M386 622 L414 622 L420 650 L434 800 L366 800 L380 650Z" fill="${tie}"/><path d="M386 622 L414 622 L420 650 L400 662 L380 650Z" fill="#000" opacity=".18"/>`
        : "");
  const scrubP = scrub
    ? `<path d="${S}" fill="url(#scr)"/><path d="M334 548 C346 556 354 560 362 566 L400 650 L438 566 C446 560 454 556 466 548 L454 500 L346 500Z" fill="url(#neck)"/><path d="M346 500 L346 530 C346 560 372 604 400 610 C428 604 454 560 454 530 L454 500Z" fill="${skinD}" opacity=".30"/><path d="M318 554 C334 552 340 548 348 540 L400 648 L452 540 C460 548 466 552 482 554 L400 700Z" fill="${scrub[1]}"/><path d="M318 554 L400 700 L482 554" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/><path d="M506 706 h86 v94 h-86z" fill="#000" opacity=".10"/><path d="M506 706 h86" stroke="#fff" stroke-opacity=".30" stroke-width="4"/><path d="M522 690v40M538 690v40" stroke="#f3efe6" stroke-width="6" stroke-linecap="round"/><path d="M210 640 C224 690 228 744 224 800M590 640 C576 690 572 744 576 800" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="5"/>`
    : "";
  const coatP = coat
    ? `<path d="M${150 - sw} 800 C${152 - sw} 640 ${178 - sw} 596 268 572 C300 562 322 556 334 546 C330 620 350 700 392 800Z" fill="url(#coatL)"/><path d="M${650 + sw} 800 C${648 + sw} 640 ${622 + sw} 596 532 572 C500 562 478 556 466 546 C470 620 450 700 408 800Z" fill="url(#coatR)"/><path d="M334 546 C312 560 294 574 286 592 L300 664 L330 668 L326 690 L392 800 C352 700 330 620 334 546Z" fill="#fff"/><path d="M466 546 C488 560 506 574 514 592 L500 664 L470 668 L474 690 L408 800 C448 700 470 620 466 546Z" fill="#eef2f1"/><path d="M286 592 L300 664 L330 668 L326 690 L392 800M514 592 L500 664 L470 668 L474 690 L408 800" fill="none" stroke="#9fb2b6" stroke-width="2.4" opacity=".7"/><path d="M520 720 h76 v80 h-76z" fill="#dfe7e6" stroke="#b4c4c6" stroke-width="2"/><path d="M534 712v34M548 712v30" stroke="#12304a" stroke-width="6" stroke-linecap="round"/>`
    : "";
  const st =
    steth && (coat || scrub)
      ? `<g fill="none" stroke-linecap="round"><path d="M322 556 C292 640 306 716 344 760" stroke="#17323f" stroke-width="11"/><path d="M478 556 C508 630 500 680 482 716" stroke="#17323f" stroke-width="11"/><path d="M322 556 C292 640 306 716 344 760" stroke="#fff" stroke-opacity=".14" stroke-width="3"/></g><circle cx="478" cy="730" r="23" fill="#8fa3a8"/><circle cx="478" cy="730" r="23" fill="url(#met)"/><circle cx="478" cy="730" r="12" fill="#dfe8ea"/>`
      : "";
  const dp = dup
    ? `<path d="M262 574 C312 560 342 548 350 530 C380 640 420 640 450 530 C458 548 488 560 538 574 C520 660 460 720 400 724 C340 720 280 660 262 574Z" fill="${dup}" opacity=".95"/><path d="M286 580 C320 660 480 660 514 580M300 600 C340 690 460 690 500 600" stroke="#fff" stroke-opacity=".22" stroke-width="3" fill="none"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>
<radialGradient id="bg" cx=".34" cy=".28" r=".95"><stop offset="0" stop-color="${bg}"/><stop offset="1" stop-color="${bg2}"/></radialGradient>${jaali("#fff")}
<linearGradient id="fade" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity="1"/></linearGradient><mask id="mk"><rect width="800" height="800" fill="url(#fade)"/></mask>
<linearGradient id="skin" x1="0" y1=".1" x2="1" y2=".6"><stop offset="0" stop-color="${skin}"/><stop offset=".55" stop-color="${skin}"/><stop offset="1" stop-color="${skinD}"/></linearGradient>
<linearGradient id="neck" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${skin}"/><stop offset="1" stop-color="${skinD}"/></linearGradient>
<radialGradient id="hair" cx=".35" cy=".2" r=".9"><stop offset="0" stop-color="${hair}"/><stop offset="1" stop-color="${hairD}"/></radialGradient>
<linearGradient id="turb" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dup || "#2f7f86"}"/><stop offset="1" stop-color="#0f4c54"/></linearGradient>
${scrub ? `<linearGradient id="scr" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${scrub[0]}"/><stop offset="1" stop-color="${scrub[1]}"/></linearGradient>` : ""}${cloth ? `<linearGradient id="cl" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${cloth}"/><stop offset="1" stop-color="${cloth2}"/></linearGradient>` : ""}<linearGradient id="shirt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shirt}"/><stop offset="1" stop-color="${shirt}" stop-opacity=".8"/></linearGradient>
<linearGradient id="coatL" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#e3eaea"/></linearGradient><linearGradient id="coatR" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3f6f5"/><stop offset="1" stop-color="#c9d6d8"/></linearGradient>
<radialGradient id="met" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#f4f8f8"/><stop offset="1" stop-color="#7f9499"/></radialGradient>
<radialGradient id="cheek" cx=".34" cy=".34" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><filter id="sh" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter><filter id="s2" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter><clipPath id="hc"><path d="${head}"/></clipPath></defs>
<rect width="800" height="800" fill="url(#bg)"/><rect width="800" height="800" fill="url(#j)" opacity=".16" mask="url(#mk)"/>
<g filter="url(#sh)" opacity=".28" transform="translate(26 18)"><path d="${S}" fill="#0a2438"/><path d="${head}" fill="#0a2438"/></g>
<g transform="${fw === 1 ? "" : `translate(${(400 * (1 - fw)).toFixed(1)} 0) scale(${fw} 1) `}translate(0 38)">${back}</g><path d="${S}" fill="${coat ? "#e9efee" : shirt}"/>${scrub ? neckP + scrubP : inner + neckP + dp + coatP}${st}<g transform="${fw === 1 ? "" : `translate(${(400 * (1 - fw)).toFixed(1)} 0) scale(${fw} 1) `}translate(0 38)">${ears}<path d="${head}" fill="url(#skin)"/>
<g clip-path="url(#hc)"><path d="M470 160 C540 260 520 430 430 480 L560 500 L560 160Z" fill="${skinD}" opacity=".45" filter="url(#s2)"/><path d="M290 230 C340 270 460 270 510 230 L510 160 L290 160Z" fill="${skinD}" opacity=".5" filter="url(#s2)"/></g><path d="${head}" fill="url(#cheek)"/>
${`<g clip-path="url(#hc)"><path d="M404 296 C412 330 420 350 414 366 C408 374 398 374 392 372" fill="none" stroke="${skinD}" stroke-width="6" stroke-linecap="round" opacity=".6"/></g>`}${beardS}${age ? `<g fill="none" stroke="${skinD}" stroke-linecap="round" opacity=".55"><path d="M352 376 C346 390 345 400 350 410M448 376 C454 390 455 400 450 410" stroke-width="4"/><path d="M338 344 Q354 352 370 345M430 345 Q446 352 462 344" stroke-width="3"/></g>` : ""}${stache ? `<path d="M352 404 C366 384 388 384 400 390 C412 384 434 384 448 404 C432 404 416 402 400 398 C384 402 368 404 352 404Z" fill="${H}"/>` : ""}
<path d="M330 292 Q352 ${female ? 280 : 278} 378 290M422 290 Q448 ${female ? 280 : 278} 470 292" stroke="${hairD}" stroke-width="${female ? 6 : 9}" stroke-linecap="round" fill="none" opacity=".85"/>${beard ? "" : `<path d="M368 412 Q400 ${430} 432 412" stroke="${beard ? "#7a3f35" : "#8c4a3e"}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/>`}
<path d="M337 322 Q354 307 371 321M429 321 Q446 307 463 322" stroke="#241813" stroke-width="4.5" stroke-linecap="round" fill="none" opacity=".75"/><ellipse cx="354.5" cy="322" rx="7.6" ry="8.6" fill="#241813"/><ellipse cx="445.5" cy="322" rx="7.6" ry="8.6" fill="#241813"/><circle cx="357" cy="319" r="2.2" fill="#fff" opacity=".8"/><circle cx="448" cy="319" r="2.2" fill="#fff" opacity=".8"/>${bindi ? `<circle cx="400" cy="272" r="6.500" fill="#a3262c"/>` : ""}${front}${gl}</g></svg>`;
}
const defs = [
  {
    id: "leader-1",
    skin: "#cfa07a",
    skinD: "#a2714f",
    hair: "#9a9a98",
    hairD: "#5d5f60",
    style: "side",
    bg: "#f1e4cf",
    bg2: "#cfae84",
    shirt: "#dfe7ea",
    tie: "#12304a",
    glasses: true,
    steth: false,
  },
  {
    id: "leader-2",
    skin: "#c08c66",
    skinD: "#925f41",
    hair: "#31241f",
    hairD: "#150f0d",
    style: "bun",
    bg: "#cfe3e0",
    bg2: "#5f9a9a",
    shirt: "#c9656b",
    dup: "#b9485a",
  },
  {
    id: "leader-3",
    skin: "#c6946d",
    skinD: "#966446",
    hair: "#43342e",
    hairD: "#1d1513",
    style: "turban",
    dup: "#2a6f86",
    beard: true,
    bg: "#efe2cf",
    bg2: "#d09a72",
    shirt: "#a8c4d4",
    tie: "#1f7a7a",
  },
  {
    id: "leader-4",
    skin: "#d3a682",
    skinD: "#a87855",
    hair: "#40302a",
    hairD: "#1d1512",
    style: "long",
    bg: "#d7dfe8",
    bg2: "#6f8fa8",
    shirt: "#f0e6d6",
    glasses: true,
  },
  {
    id: "doctor-w1",
    skin: "#b98560",
    skinD: "#8a5a3d",
    hair: "#2c201c",
    hairD: "#120d0b",
    style: "braid",
    bg: "#f2e3d2",
    bg2: "#cf9f86",
    shirt: "#e8dcc8",
    fw: 0.97,
  },
  {
    id: "doctor-w2",
    skin: "#d6ab86",
    skinD: "#ab7c58",
    hair: "#a3a09d",
    hairD: "#6a6867",
    style: "bun",
    bg: "#dbe5ea",
    bg2: "#7d9db0",
    shirt: "#7fa6a8",
    dup: "#3f7d83",
    glasses: true,
    age: true,
  },
  {
    id: "doctor-w3",
    skin: "#c9966e",
    skinD: "#996848",
    hair: "#33251f",
    hairD: "#17100d",
    style: "hijab",
    cloth: "#5f8f96",
    cloth2: "#2f626c",
    bg: "#efe6d8",
    bg2: "#c7a783",
    shirt: "#cfdcdc",
  },
  {
    id: "doctor-w4",
    skin: "#cc9d76",
    skinD: "#9f6f4e",
    hair: "#4a332a",
    hairD: "#241712",
    style: "bob",
    bg: "#d3e4dd",
    bg2: "#7fae9d",
    scrub: ["#3d8588", "#1f5a62"],
    coat: false,
  },
  {
    id: "doctor-w5",
    skin: "#a8764f",
    skinD: "#7a4f33",
    hair: "#241a17",
    hairD: "#0f0b0a",
    style: "long",
    bg: "#ecdfe0",
    bg2: "#b58a92",
    shirt: "#d9a7a0",
    dup: "#b96d63",
    fw: 1.02,
  },
  {
    id: "doctor-m1",
    skin: "#b68159",
    skinD: "#865637",
    hair: "#2a1f1b",
    hairD: "#110c0a",
    style: "crop",
    bg: "#d9e2ea",
    bg2: "#8099b1",
    scrub: ["#3a5f86", "#1f3d5f"],
    coat: false,
    stache: true,
  },
  {
    id: "doctor-m2",
    skin: "#d0a17b",
    skinD: "#a37250",
    hair: "#b8b6b2",
    hairD: "#7d7b79",
    style: "recede",
    bg: "#efe5d6",
    bg2: "#c9ab86",
    shirt: "#cddbe4",
    tie: "#7a3b3b",
    glasses: true,
    age: true,
    fw: 1.03,
  },
  {
    id: "doctor-m3",
    skin: "#c6946d",
    skinD: "#966446",
    hair: "#3a2c27",
    hairD: "#191210",
    style: "turban",
    dup: "#a9573f",
    turbanD: "#6e2f22",
    beard: true,
    bg: "#dbe8e3",
    bg2: "#86aea4",
    shirt: "#e9e2d4",
    tie: "#12304a",
    fw: 1.02,
  },
  {
    id: "doctor-m4",
    skin: "#9c6c48",
    skinD: "#704828",
    hair: "#1f1715",
    hairD: "#0c0908",
    style: "curl",
    bg: "#f0e2cc",
    bg2: "#d1a36f",
    shirt: "#a9c7c5",
  },
  {
    id: "doctor-m5",
    skin: "#d3a681",
    skinD: "#a77957",
    hair: "#5a4a42",
    hairD: "#2e2521",
    style: "side",
    bg: "#dfe6e0",
    bg2: "#93aa98",
    shirt: "#e7edf0",
    tie: "#1f6f72",
    beard: true,
    steth: false,
  },
  {
    id: "doctor-w6",
    skin: "#bd8a63",
    skinD: "#8d5d40",
    hair: "#2a1e1a",
    hairD: "#110c0a",
    style: "bun",
    bg: "#f3e6cf",
    bg2: "#d3b06f",
    shirt: "#e7c9a0",
    dup: "#c98a2e",
    bindi: true,
    fw: 0.98,
  },
  {
    id: "doctor-w7",
    skin: "#d9ae8a",
    skinD: "#ae805c",
    hair: "#6b4836",
    hairD: "#3a251b",
    style: "bob",
    bg: "#e0e2ef",
    bg2: "#8f93b8",
    shirt: "#8c6fa0",
    glasses: true,
    fw: 1.03,
  },
  {
    id: "doctor-w8",
    skin: "#a97c58",
    skinD: "#7b5338",
    hair: "#1f1816",
    hairD: "#0d0908",
    style: "braid",
    bg: "#dfe9d8",
    bg2: "#8fae86",
    scrub: ["#8c3f52", "#5d2536"],
    coat: false,
    glasses: true,
    fw: 1.02,
  },
  {
    id: "doctor-m6",
    skin: "#cf9f78",
    skinD: "#a06f4d",
    hair: "#a9a6a2",
    hairD: "#6f6d6b",
    style: "turban",
    dup: "#4a5f9a",
    turbanD: "#232f5c",
    beard: true,
    glasses: true,
    bg: "#ece5d8",
    bg2: "#bda582",
    shirt: "#d7e0e6",
    tie: "#5b2b38",
  },
  {
    id: "doctor-m7",
    skin: "#b98762",
    skinD: "#8a5b3f",
    hair: "#2b201c",
    hairD: "#120d0b",
    style: "turban",
    dup: "#d09a2c",
    turbanD: "#8a5a12",
    beard: true,
    scrub: ["#3f7f6a", "#22523f"],
    coat: false,
    bg: "#dce4ec",
    bg2: "#8ba3b8",
    fw: 0.98,
  },
  {
    id: "doctor-m8",
    skin: "#c3936c",
    skinD: "#936444",
    hair: "#4d4643",
    hairD: "#2a2523",
    style: "bald",
    stache: true,
    glasses: true,
    bg: "#e8ddd6",
    bg2: "#b3948a",
    shirt: "#b8c9b4",
    tie: "#3a4f3a",
    fw: 1.01,
  },
];
for (const d of defs) {
  const turban = d.style === "turban";
  let s = avatar({ ...d, dup: turban ? null : d.dup });
  if (turban) s = s.replace("#2f7f86", d.dup);
  if (d.turbanD) s = s.replace('stop-color="#0f4c54"', `stop-color="${d.turbanD}"`);
  fs.writeFileSync(path.join(out, `${d.id}.svg`), s);
}
// Nobody: a stethoscope on its peg, in a niche of the lattice. For a doctor without a photograph.
fs.writeFileSync(
  path.join(out, "doctor-neutral.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#dcebe8"/><stop offset="1" stop-color="#c4ddd8"/></linearGradient><linearGradient id="niche" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#e9dcc6"/><stop offset=".5" stop-color="#fbf8f2"/><stop offset="1" stop-color="#f3ebde"/></linearGradient><radialGradient id="disc" cx=".35" cy=".3" r=".9"><stop stop-color="#f4f8f8"/><stop offset="1" stop-color="#8fa6aa"/></radialGradient>${jaali("#fff")}</defs><path fill="url(#wall)" d="M0 0h800v800H0z"/><path fill="url(#j)" opacity=".5" d="M0 0h800v800H0z"/><path fill="url(#niche)" stroke="#c79a58" stroke-width="12" d="M150 820V400C150 250 290 170 400 70C510 170 650 250 650 400V820Z"/><path fill="none" stroke="#e9a23b" stroke-opacity=".5" stroke-width="4" d="M176 820V404C176 268 304 192 400 104C496 192 624 268 624 404V820"/><g fill="none" stroke-linecap="round" stroke="#0a2630" stroke-opacity=".12" stroke-width="24" transform="translate(14 16)"><path d="M330 452C326 300 350 232 400 232C450 232 476 300 476 452V520"/><circle cx="476" cy="600" r="56" stroke-width="14"/></g><g fill="none" stroke="#8fa6aa" stroke-width="13" stroke-linecap="round"><path d="M330 446C330 500 282 520 276 590C274 616 284 640 294 656"/><path d="M330 446C330 500 378 520 384 590C386 616 376 640 366 656"/></g><path fill="none" stroke="#0f4c54" stroke-width="24" stroke-linecap="round" d="M330 452C326 300 350 232 400 232C450 232 476 300 476 452V524"/><path fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="6" stroke-linecap="round" d="M325 430C324 320 346 240 392 228"/><path stroke="#8fa6aa" stroke-width="20" d="M476 512V556"/><circle cx="476" cy="600" r="58" fill="url(#disc)" stroke="#0f4c54" stroke-width="10"/><circle cx="476" cy="600" r="34" fill="none" stroke="#0f4c54" stroke-opacity=".25" stroke-width="5"/><g fill="#0f4c54"><ellipse cx="299" cy="664" rx="15" ry="19"/><ellipse cx="361" cy="664" rx="15" ry="19"/></g><circle cx="400" cy="236" r="25" fill="#c79a58"/><circle cx="394" cy="229" r="11" fill="#f0d9a8"/></svg>`,
);
