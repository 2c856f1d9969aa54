import { fillIn } from "#app/hospital/fill-in.ts";
import { readHospital } from "#app/hospital/hospital.server.ts";
import type { Hospital } from "#app/hospital/hospital.ts";
import { logoIcon } from "#app/hospital/logo.ts";

/** For a phone that puts the website on its home screen. */
export function loader() {
  const hospital = readHospital();
  const manifest = {
    name: hospital.name,
    short_name: hospital.name.split(" ")[0],
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

function iconsOf({ logo, mark }: Hospital) {
  if (mark) return [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }];
  return ([192, 512] as const).map((size) => {
    const src = logo ? logoIcon(logo, size) : `/icon-${size}.png`;
    return { src, sizes: `${size}x${size}`, type: "image/png" };
  });
}
