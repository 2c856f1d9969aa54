// node logo.mjs [OUTDIR]   mark.svg, mark-white.svg, favicon.svg
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url)),
  out = process.argv[2] || path.join(here, "../masters");
fs.mkdirSync(out, { recursive: true });
// a heart that holds the sun rising behind the hills; 64 x 64
const H =
  "M32 58.5C13 46 4 35 4 22.5C4 13 11.2 6 20 6C25.2 6 29.4 8.5 32 12.6C34.6 8.5 38.8 6 44 6C52.8 6 60 13 60 22.5C60 35 51 46 32 58.5Z";
const back =
  "M-2 39C6 36.5 11 29 17 24.5C18.6 23.3 20.4 23.3 22 24.5C27 28.3 30 33 34.5 33C39 33 41 27.5 45 25.6C46.6 24.8 48.2 25.2 49.6 26.4C55 31 58 34.5 66 36V64H-2Z";
const front = "M-2 45C9 44.5 16 39.5 23 38.2C31 36.8 37 42.6 44 42.6C51 42.6 57 39.4 66 39V64H-2Z";
const mark = (id, c) =>
  `<clipPath id="${id}"><path d="${H}"/></clipPath><g clip-path="url(#${id})"><path d="M0 0H64V64H0Z" fill="${c.sky}"/><circle cx="33.6" cy="25.6" r="8.6" fill="${c.sun}"/><path d="${back}" fill="${c.back}"${c.gap ? ` stroke="${c.gap}" stroke-width="2.4"` : ""}/><path d="${front}" fill="${c.front}"${c.gap ? ` stroke="${c.gap}" stroke-width="2.4"` : ""}/></g>`;
const col = { sky: "#F2DFC4", sun: "#E28A4E", back: "#5B9F9B", front: "#0F5459" };
const wht = { sky: "#DCEBE8", sun: "#F0B26A", back: "#8CC0BA", front: "#FFFFFF" };
// Without words: any hospital may show it.
const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>\n`;
fs.writeFileSync(path.join(out, "mark.svg"), svg(mark("mh-a", col)));
fs.writeFileSync(path.join(out, "mark-white.svg"), svg(mark("mh-b", wht)));
// favicon: fewer, heavier shapes for 16 pixels
fs.writeFileSync(
  path.join(out, "favicon.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="h"><path d="M32 62C11 48 1 36.500 1 22.500C1 11.500 9 4 19 4C24.800 4 29.200 6.600 32 11C34.800 6.600 39.200 4 45 4C55 4 63 11.500 63 22.500C63 36.500 53 48 32 62Z"/></clipPath><g clip-path="url(#h)"><path d="M0 0H64V64H0Z" fill="#F2D9B4"/><circle cx="33" cy="25" r="11" fill="#E28A4E"/><path d="M-2 42C8 38 14 27 20 27C27 27 30 37 36 37C42 37 44 30 49 30C55 30 58 37 66 38V66H-2Z" fill="#1F7A7A"/><path d="M-2 50C12 49 18 43 26 43C34 43 38 48 46 48C54 48 58 45 66 44V66H-2Z" fill="#0C434A"/></g></svg>\n`,
);
