import { fillIn } from "#app/hospital/fill-in.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import type { Hospital } from "#app/hospital/hospital.ts";
import { logoIcon } from "#app/hospital/logo.ts";

const titles = /^(?:(?:the|dr|prof|sh|shri|shree|sri|smt|st|डॉ|श्री|ਡਾ|ਸ੍ਰੀ)\.?\s+)+/i;
const firstWords = /^.{1,12}(?=\s|$)/;

/** For a phone that puts the website on its home screen. */
export function loader() {
  const hospital = readHospital();
  const manifest = {
    name: hospital.name,
    short_name: shortNameOf(hospital.name),
    description: fillIn(
      "A {beds}-bed hospital in {city}. Doctors, OPD timings and how to reach us.",
      hospital,
    ),
    lang: "en-IN",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#fbf8f2",
    theme_color: "#0f4c54",
    icons: iconsOf(hospital),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "no-cache" },
  });
}

/** The whole words that fit below an icon; none where the first is too long. */
function shortNameOf(name: string): string | undefined {
  return firstWords.exec(name.replace(titles, ""))?.[0].replace(/[\s,&–-]+$/, "");
}

function iconsOf({ logo, mark }: Hospital) {
  if (mark) return [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }];
  return ([192, 512] as const).map((size) => {
    const src = logo ? logoIcon(logo, size) : `/icon-${size}.png`;
    return { src, sizes: `${size}x${size}`, type: "image/png" };
  });
}
